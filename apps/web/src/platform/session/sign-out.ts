import { type BrowserStorage, STORED } from '../browser-storage.ts';
import type { Log } from '../log.ts';
import type { Connection } from '../offline/connection.ts';
import { type SendMeans, send } from '../server/send-call.ts';
import { CALL_TIMEOUT_MS } from '../server/server-client.ts';
import { timeLimit } from '../time-limit.ts';
import { readToken } from './read-token.ts';

/** Address from the contract, copied so that a sign-out does not wait for its script. */
const LOGOUT = { path: '/api/user/logout', method: 'POST' } as const;

/** Asks the server to revoke the stored token, in the background; never rejects. */
export type RevokeToken = () => Promise<void>;

type Means = SendMeans & { readonly log: Log; readonly connection: Connection };

/**
 * Revokes tokens. One that could not be revoked is asked for again when the connection is back, as long as the page is open. It is
 * never stored until then: whoever has the device next could sign in with it.
 */
export function tokenRevoking(means: Means): RevokeToken {
  const { storage, connection } = means;
  const waiting = new Set<string>();
  async function revoke(token: string): Promise<void> {
    waiting.delete(token);
    if (!(await isRevoked(means, token))) waiting.add(token);
  }
  connection.subscribe(() => {
    if (connection.isOnline()) for (const token of waiting) void revoke(token);
  });
  return async () => {
    const token = readToken(storage);
    if (token !== null) await revoke(token);
  };
}

/** Asks the server to revoke a token. True also if it no longer accepts the token. */
async function isRevoked(means: Means, token: string): Promise<boolean> {
  const { storage, connection, log } = means;
  const withToken = { ...means, storage: { ...storage, read: () => token } };
  try {
    const content = { body: {}, signal: timeLimit(CALL_TIMEOUT_MS) };
    const { response, json } = await send(withToken, LOGOUT, content);
    // The sign-in page of a network is no JSON.
    if (json !== undefined && response.status < 500 && response.status !== 429) return true;
    log('token could not be revoked', response.status);
  } catch (cause) {
    connection.report(false);
    log('token could not be revoked', cause);
  }
  return false;
}

/** Storage that deletes what is stored of a visitor when the token is deleted: at sign-out and account deletion. */
export function signOutStorage(
  storage: BrowserStorage,
  forget: readonly (() => Promise<void>)[],
): BrowserStorage {
  return {
    ...storage,
    remove(name) {
      storage.remove(name);
      if (name === STORED.token) for (const each of forget) void each();
    },
  };
}
