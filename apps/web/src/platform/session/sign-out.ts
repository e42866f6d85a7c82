import { type BrowserStorage, STORED } from '../browser-storage.ts';
import type { Log } from '../log.ts';
import type { KeptAnswers } from '../offline/kept-answers.ts';
import { type SendMeans, send } from '../server/send-call.ts';
import { CALL_TIMEOUT_MS } from '../server/server-client.ts';
import { timeLimit } from '../time-limit.ts';

/** Address from the contract, copied so that a sign-out does not wait for its script. */
const LOGOUT = { path: '/api/user/logout', method: 'POST' } as const;

/** Asks the server to revoke the stored token, in the background; never rejects. */
export type RevokeToken = () => Promise<void>;

export function tokenRevoking(means: SendMeans & { readonly log: Log }): RevokeToken {
  return async () => {
    try {
      const { response } = await send(means, LOGOUT, { body: {}, signal: timeLimit(CALL_TIMEOUT_MS) });
      if (!response.ok) means.log('token could not be revoked', response.status);
    } catch (cause) {
      means.log('token could not be revoked', cause);
    }
  };
}

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
