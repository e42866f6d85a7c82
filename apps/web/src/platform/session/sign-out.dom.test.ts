import { logout } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../browser-storage.ts';
import { browserConnection, type Connection } from '../offline/connection.ts';
import { signOutStorage, tokenRevoking } from './sign-out.ts';

const DONE = async () => Response.json({ result: 'ok' });
const CUT_OFF = async () => Promise.reject(new TypeError('offline'));

/** A page with a stored token; its connection is back once a test reports so. */
function revoking(respond: () => Promise<Response>) {
  const storage = browserStorage(() => window.localStorage);
  const server = { respond };
  const sent: { readonly address: string; readonly token: string | null }[] = [];
  const logged: string[] = [];
  const connection = browserConnection(window, async () => false);
  const revoke = tokenRevoking({
    storage,
    connection,
    log: (message) => logged.push(message),
    loadFunctionsBase: async () => '',
    fetch: async (address, init) => {
      sent.push({ address: String(address), token: new Headers(init?.headers).get('authorization') });
      return await server.respond();
    },
  });
  storage.write(STORED.token, 'abc');
  return { revoke, storage, connection, server, sent, logged };
}

async function comeBack(connection: Connection): Promise<void> {
  // The answer before is read first.
  await new Promise((resolve) => setTimeout(resolve));
  connection.report(false);
  connection.report(true);
}

describe('the revocation of a token', () => {
  it('is asked for with the token of its moment, though the device forgets it at once', async () => {
    const { revoke, storage, sent, logged } = revoking(DONE);
    const revoked = revoke();
    storage.remove(STORED.token);
    await revoked;
    expect(sent).toEqual([{ address: logout.path, token: 'Bearer abc' }]);
    expect(logged).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['refuses', async () => new Response('', { status: 500 })],
    ['cannot be reached', CUT_OFF],
  ])('is noted as failed when the server %s', async (_, respond) => {
    const { revoke, logged } = revoking(respond);
    await revoke();
    expect(logged).toEqual(['token could not be revoked']);
  });

  it('is asked for again whenever the connection is back, until the server itself has answered', async () => {
    const { revoke, storage, connection, server, sent } = revoking(CUT_OFF);
    const revoked = revoke();
    storage.remove(STORED.token);
    await revoked;
    expect(connection.isOnline()).toBe(false);
    expect(window.localStorage).toHaveLength(0);
    server.respond = async () => new Response('<h1>Welcome to our wireless network</h1>');
    connection.report(true);
    await expect.poll(() => sent).toHaveLength(2);
    server.respond = async () => Response.json({ error: { code: 'signInExpired' } }, { status: 401 });
    await comeBack(connection);
    await expect.poll(() => sent).toEqual(Array(3).fill({ address: logout.path, token: 'Bearer abc' }));
    await comeBack(connection);
    expect(sent).toHaveLength(3);
  });
});

describe('storage at sign-out', () => {
  it('forgets the kept answers when the token goes and only then', () => {
    const cleared: string[] = [];
    const forget = ['answers', 'pictures'].map((each) => async () => void cleared.push(each));
    const storage = signOutStorage(
      browserStorage(() => window.localStorage),
      forget,
    );
    storage.write(STORED.token, 'abc');
    storage.remove(STORED.preferences);
    expect(cleared).toEqual([]);
    storage.remove(STORED.token);
    expect(cleared).toEqual(['answers', 'pictures']);
    expect(storage.read(STORED.token)).toBeNull();
  });
});
