import type { Passwords } from '../platform/passwords.ts';

/** Stores passwords in plain text, because hashing is slow on purpose and only tests of accounts need it. */
export const PLAIN_PASSWORDS: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (hash, password) => hash === `plain ${password}`,
  isOutdated: () => false,
};
