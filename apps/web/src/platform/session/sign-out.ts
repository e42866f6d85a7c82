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

type Means = SendMeans & {
  readonly log: Log;
  readonly connection: Connection;
  /** Resolves when the page is idle after its start. */
  readonly idle: () => Promise<void>;
};

/**
 * Revokes tokens. One that the server has not revoked yet is asked for again once the connection is back, and at the next start.
 * Until then it stays on the device, in an entry of its own that no call reads.
 */
export function tokenRevoking(means: Means): RevokeToken {
  const { storage, connection, idle } = means;
  const asked = new Set<string>();
  async function revokeAll(tokens: readonly string[]): Promise<void> {
    for (const token of tokens) {
      if (asked.has(token)) continue;
      asked.add(token);
      if (await isRevoked(means, token))
        store(
          storage,
          readWaiting(storage).filter((each) => each !== token),
        );
      asked.delete(token);
    }
  }
  connection.subscribe(() => {
    if (connection.isOnline()) void revokeAll(readWaiting(storage));
  });
  void idle().then(() => revokeAll(readWaiting(storage)));
  return async () => {
    const token = readToken(storage);
    if (token === null) return;
    const waiting = [...readWaiting(storage), token];
    store(storage, waiting);
    await revokeAll(waiting);
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

/** Most tokens that wait. */
const MOST_WAITING = 5;

function store(storage: BrowserStorage, tokens: readonly string[]): void {
  if (tokens.length === 0) storage.remove(STORED.revoking);
  else storage.write(STORED.revoking, tokens.slice(-MOST_WAITING).join(' '));
}

/** Tokens the server has not revoked yet. */
function readWaiting(storage: BrowserStorage): readonly string[] {
  return storage.read(STORED.revoking)?.split(' ').filter(Boolean) ?? [];
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
