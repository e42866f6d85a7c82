import type { Passwords } from '../platform/passwords.ts';

/** Keeps passwords as they are: hashing takes its time on purpose, which only tests of accounts need. */
export const PLAIN_PASSWORDS: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (hash, password) => hash === `plain ${password}`,
  isOutdated: () => false,
};
