import { changePassword, errorEnvelopeSchema, register } from '@kkini/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Passwords } from '../../platform/passwords.ts';
import { aPerson, PASSWORD, signIn } from '../../testing/a-person.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';
import { ATTEMPT_LIMITS } from './attempts.ts';

/** Hashes that were compared; the fake compares without a delay. */
const compared: (string | null)[] = [];
const passwords: Passwords = {
  hash: async (password) => `hash of ${password}`,
  verify: async (hash, password) => {
    compared.push(hash);
    return hash === `hash of ${password}`;
  },
  isOutdated: () => false,
};

let time = TEST_NOW;
const one = await buildTestApp({ now: () => time, passwords });
// A second server on the same database.
const other = await buildTestApp({
  now: () => time,
  passwords,
  database: one.database,
  catalogue: one.catalogue,
});
beforeEach(async () => {
  time = TEST_NOW;
  await emptyTables(one.database);
});
afterAll(() => one.close());

const wrong = (test: TestApp, username: string, address = '10.0.0.1') =>
  signIn(test, { username, password: 'wrong', address });
const right = (test: TestApp, address: string) =>
  signIn(test, { username: 'mina@example.com', password: PASSWORD, address });

describe('attempts to sign in to one account', () => {
  const { most, windowMs } = ATTEMPT_LIMITS.loginByAccount;

  it('are limited over all servers and addresses together, known or unknown', async () => {
    await aPerson(one);
    for (const username of ['mina@example.com', 'nobody@example.com']) {
      for (let made = 0; made < most; made += 1) {
        const reply = await wrong(made % 2 === 0 ? one : other, username, `10.0.1.${made}`);
        expect(reply.status).toBe(401);
      }
      const beyond = await wrong(other, username.toUpperCase(), '10.0.2.1');
      expect(beyond.status).toBe(429);
      expect(errorEnvelopeSchema.parse(beyond.body).error.code).toBe('tooManyAttempts');
      expect(beyond.retryAfter).toBe(String(windowMs / 1000));
    }
    expect((await right(one, '10.0.3.1')).status).toBe(429);
    time += windowMs;
    expect((await right(one, '10.0.3.1')).status).toBe(200);
  });

  it('can not slip through by being made at once', async () => {
    await aPerson(one);
    const replies = await Promise.all(
      Array.from({ length: most + 5 }, (_, index) => wrong(one, 'mina@example.com', `10.0.4.${index}`)),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(most);
  });

  it('are forgotten once the right password is given', async () => {
    await aPerson(one);
    for (let round = 0; round < 3; round += 1) {
      for (let made = 1; made < most; made += 1)
        await wrong(one, 'mina@example.com', `10.${round}.5.${made}`);
      expect((await right(one, `10.${round}.6.1`)).status).toBe(200);
    }
  });
});

describe('attempts counted while the clock was a year ahead', () => {
  it('are over once it is right', async () => {
    await aPerson(one);
    time += 365 * 24 * 60 * 60 * 1000;
    const { most } = ATTEMPT_LIMITS.loginByAccount;
    for (let made = 0; made <= most; made += 1) await wrong(one, 'mina@example.com');
    expect((await right(one, '10.0.4.1')).status).toBe(429);
    time = TEST_NOW;
    expect((await right(one, '10.0.4.1')).status).toBe(200);
  });
});

describe('attempts from one address', () => {
  it('to sign in are limited over all accounts', async () => {
    const { most } = ATTEMPT_LIMITS.loginByAddress;
    for (let made = 0; made < most; made += 1) {
      expect((await wrong(one, `person${made}@example.com`)).status).toBe(401);
    }
    expect((await wrong(one, 'another@example.com')).status).toBe(429);
    expect((await wrong(one, 'another@example.com', '10.0.0.2')).status).toBe(401);
  });

  it('to open accounts are limited', async () => {
    const { most } = ATTEMPT_LIMITS.registerByAddress;
    const open = (name: string) =>
      one.send(register.path, { email: `${name}@example.com`, password: PASSWORD, name });
    for (let made = 0; made < most; made += 1) expect((await open(`person${made}`)).status).toBe(201);
    expect((await open('beyond')).status).toBe(429);
  });
});

describe('a signed-in person', () => {
  it('can not try passwords without end either', async () => {
    const { token } = await aPerson(one);
    const wish = { currentPassword: 'wrong', newPassword: 'soup and rice' };
    for (let made = 0; made < ATTEMPT_LIMITS.passwordByAccount.most; made += 1) {
      expect((await one.send(changePassword.path, wish, token)).status).toBe(403);
    }
    expect((await one.send(changePassword.path, wish, token)).status).toBe(429);
  });
});

describe('the work of signing in', () => {
  it('is the same for an unknown address as for a wrong password', async () => {
    await aPerson(one);
    compared.length = 0;
    await wrong(one, 'mina@example.com');
    await wrong(one, 'nobody@example.com');
    await wrong(one, 'no address');
    expect(compared).toEqual([`hash of ${PASSWORD}`, null, null]);
  });
});
