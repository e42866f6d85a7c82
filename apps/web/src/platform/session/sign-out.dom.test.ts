import { logout } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../browser-storage.ts';
import { signOutStorage, tokenRevoking } from './sign-out.ts';

function revoking(respond: () => Promise<Response>) {
  const storage = browserStorage(() => window.localStorage);
  const sent: { readonly address: string; readonly token: string | null }[] = [];
  const logged: string[] = [];
  const revoke = tokenRevoking({
    storage,
    log: (message) => logged.push(message),
    loadFunctionsBase: async () => '',
    fetch: async (address, init) => {
      sent.push({ address: String(address), token: new Headers(init?.headers).get('authorization') });
      return await respond();
    },
  });
  storage.write(STORED.token, 'abc');
  return { revoke, storage, sent, logged };
}

describe('the revocation of a token', () => {
  it('is asked for with the token of its moment, though the device forgets it at once', async () => {
    const { revoke, storage, sent, logged } = revoking(async () => Response.json({ result: 'ok' }));
    const revoked = revoke();
    storage.remove(STORED.token);
    await revoked;
    expect(sent).toEqual([{ address: logout.path, token: 'Bearer abc' }]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['refuses', async () => new Response('', { status: 500 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ])('is noted as failed when the server %s', async (_, respond) => {
    const { revoke, logged } = revoking(respond);
    await revoke();
    expect(logged).toEqual(['token could not be revoked']);
  });
});

describe('storage at sign-out', () => {
  it('forgets the kept answers when the token goes and only then', () => {
    const cleared: string[] = [];
    const clear = async () => void cleared.push('cleared');
    const storage = signOutStorage(
      browserStorage(() => window.localStorage),
      { clear },
    );
    storage.write(STORED.token, 'abc');
    storage.remove(STORED.preferences);
    expect(cleared).toEqual([]);
    storage.remove(STORED.token);
    expect(cleared).toEqual(['cleared']);
    expect(storage.read(STORED.token)).toBeNull();
  });
});
