import { type BrowserStorage, STORED } from '../browser-storage.ts';
import type { KeptAnswers } from '../offline/kept-answers.ts';

/** Storage that forgets every kept answer of the server when the token goes: at sign-out and when an account is deleted. */
export function signOutStorage(storage: BrowserStorage, kept: Pick<KeptAnswers, 'clear'>): BrowserStorage {
  return {
    ...storage,
    remove(name) {
      storage.remove(name);
      if (name === STORED.token) void kept.clear();
    },
  };
}
