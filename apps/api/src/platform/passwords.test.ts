import { hash as argon2 } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { argon2Passwords } from './passwords.ts';

const passwords = argon2Passwords();

describe('a hashed password', () => {
  it('is Argon2id at the cost written down, and never twice the same', async () => {
    const [one, other] = [await passwords.hash('rice'), await passwords.hash('rice')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(passwords.isOutdated(one)).toBe(false);
    expect(passwords.isOutdated(await argon2('rice', { memoryCost: 8192 }))).toBe(true);
  });

  it('fits its password alone', async () => {
    const hashed = await passwords.hash('밥과 국'.normalize('NFD'));
    expect(await passwords.verify(hashed, '밥과 국'.normalize('NFC'))).toBe(true);
    expect(await passwords.verify(hashed, '밥과 죽')).toBe(false);
    expect(await passwords.verify(null, '밥과 국')).toBe(false);
  });
});

it('refuses when too many passwords wait', async () => {
  const many = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.verify(null, 'rice')));
  const refused = many.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason.code === 'busy')).toBe(true);
  expect(await passwords.verify(null, 'rice')).toBe(false);
});
