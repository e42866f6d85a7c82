import { logout } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../browser-storage.ts';
import { browserConnection } from '../offline/connection.ts';
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
  const open = () =>
    tokenRevoking({
      storage,
      connection,
      idle: async () => undefined,
      log: (message) => logged.push(message),
      loadFunctionsBase: async () => '',
      fetch: async (address, init) => {
        sent.push({ address: String(address), token: new Headers(init?.headers).get('authorization') });
        return await server.respond();
      },
    });
  storage.write(STORED.token, 'abc');
  return { revoke: open(), open, storage, connection, server, sent, logged };
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

  it('is asked for again once the connection is back, and then no more', async () => {
    const { revoke, storage, connection, server, sent } = revoking(CUT_OFF);
    const revoked = revoke();
    storage.remove(STORED.token);
    await revoked;
    expect(connection.isOnline()).toBe(false);
    server.respond = DONE;
    connection.report(true);
    await expect.poll(() => sent).toEqual(Array(2).fill({ address: logout.path, token: 'Bearer abc' }));
    await expect.poll(() => window.localStorage.length).toBe(0);
    connection.report(false);
    connection.report(true);
    expect(sent).toHaveLength(2);
  });

  it('is asked for at the next start, until the server itself has answered', async () => {
    const { revoke, open, server, sent } = revoking(CUT_OFF);
    await revoke();
    server.respond = async () => new Response('<h1>Welcome to our wireless network</h1>');
    open();
    await expect.poll(() => sent).toHaveLength(2);
    server.respond = async () => Response.json({ error: { code: 'signInExpired' } }, { status: 401 });
    open();
    await expect.poll(() => window.localStorage.getItem(STORED.revoking)).toBeNull();
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
