import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyString } from '@kkini/testing';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderSecrets } from './folder-secrets.ts';
import { givenSecrets, signedTokens } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-20T12:00:00+09:00');
const claims = {
  accountId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
  sessionId: '7d0f1a52-54a1-4a0e-8c7f-5f6f3b1d9e20',
};
const span = { now: NOW, expiresAt: NOW + 14 * DAY_MS };

describe('a token', () => {
  const secrets = givenSecrets('a secret of this test');
  const tokens = signedTokens(secrets);

  it('tells whom it was signed for, until it expires', async () => {
    const token = await tokens.sign(claims, span);
    expect(await tokens.verify(token, NOW)).toEqual(claims);
    expect(await tokens.verify(token, span.expiresAt - 1000)).toEqual(claims);
    expect(await tokens.verify(token, span.expiresAt + 1000)).toBeNull();
  });

  it('is worth nothing unsigned, signed otherwise or without what it must say', async () => {
    const { id, key } = secrets.present(NOW);
    const body = () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid: id })
        .setIssuer('kkini')
        .setExpirationTime(new Date('2099-01-01'));
    const unsecured = new UnsecuredJWT({}).setSubject(claims.accountId).setJti(claims.sessionId).encode();
    const worthless = [
      unsecured,
      await signedTokens(givenSecrets('another secret')).sign(claims, span),
      await body().setSubject(claims.accountId).sign(key),
      await body().setSubject('me').setJti(claims.sessionId).sign(key),
      await body().setSubject(claims.accountId).setJti(claims.sessionId).sign(new Uint8Array(32)),
      await new SignJWT()
        .setProtectedHeader({ alg: 'HS512', kid: id })
        .setIssuer('kkini')
        .sign(new Uint8Array(64)),
    ];
    for (const token of worthless) expect(await tokens.verify(token, NOW)).toBeNull();
  });

  it('is worth nothing with any character changed, and any text is no token', async () => {
    const token = await tokens.sign(claims, span);
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), anyString({ maxLength: 200 }), async (at, text) => {
        const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
        // The last character of the signature has unused bits.
        if (at < token.length - 1) expect(await tokens.verify(changed, NOW)).toBeNull();
        expect(await tokens.verify(text, NOW)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});

describe('given secrets', () => {
  it('still check tokens of the older ones', async () => {
    const before = await signedTokens(givenSecrets('older')).sign(claims, span);
    expect(await signedTokens(givenSecrets('newer', 'older')).verify(before, NOW)).toEqual(claims);
    expect(await signedTokens(givenSecrets('newer')).verify(before, NOW)).toBeNull();
  });
});

describe('secrets of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kkini-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const place = () => join(folder, 'token-secrets');
  const open = () => signedTokens(folderSecrets(place(), 14 * DAY_MS));

  it('are the same for every server on the folder, and only the own user reads them', async () => {
    const token = await open().sign(claims, span);
    expect(await open().verify(token, NOW)).toEqual(claims);
    expect(readdirSync(place())).toHaveLength(1);
    const [name = ''] = readdirSync(place());
    expect(statSync(place()).mode & 0o077).toBe(0);
    expect(statSync(join(place(), name)).mode & 0o077).toBe(0);
  });

  it('change, while the old one checks its tokens until they have expired', async () => {
    const life = 14 * DAY_MS;
    const period = 30 * DAY_MS;
    const turn = (Math.floor(NOW / period) + 1) * period;
    const sign = (time: number) => open().sign(claims, { now: time, expiresAt: time + life });
    const [last, first] = [await sign(turn - 1000), await sign(turn)];
    expect(readdirSync(place())).toHaveLength(2);
    for (const token of [last, first]) expect(await open().verify(token, turn + life - 2000)).toEqual(claims);
    expect(await open().verify(last, turn + life)).toBeNull();
    await sign(turn + period);
    expect(readdirSync(place())).toHaveLength(2);
  });

  it('are named by nothing but a period', async () => {
    const secrets = folderSecrets(place(), DAY_MS);
    secrets.present(NOW);
    for (const name of ['', '.', '../passwd', 'p1/../p1', 'p-1', 'p9999999', `p${'9'.repeat(400)}`]) {
      expect(secrets.find(name, NOW)).toBeNull();
    }
  });
});
