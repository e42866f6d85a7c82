import { type BrowserStorage, STORED } from '../browser-storage.ts';
import type { KeptAnswers } from '../offline/kept-answers.ts';

/** Storage that clears the offline cache when the token is deleted: at sign-out and account deletion. */
export function signOutStorage(storage: BrowserStorage, kept: Pick<KeptAnswers, 'clear'>): BrowserStorage {
  return {
    ...storage,
    remove(name) {
      storage.remove(name);
      if (name === STORED.token) void kept.clear();
    },
  };
}
