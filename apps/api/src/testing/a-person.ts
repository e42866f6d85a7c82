import { login, register } from '@kkini/contract';
import type { TestApp } from './build-test-app.ts';

/** The password of every person in tests. */
export const PASSWORD = 'rice and soup';

/** A person with an account and a token. */
export type Person = { readonly email: string; readonly token: string };

/** Signs in with the form-encoded call; returns the status, the body and the time to wait. */
export async function signIn(
  { app }: Pick<TestApp, 'app'>,
  given: { readonly username: string; readonly password: string; readonly address?: string },
) {
  const { username, password, address = '127.0.0.1' } = given;
  const reply = await app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
    remoteAddress: address,
  });
  return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
}

/** Opens an account with this name and signs in. */
export async function aPerson(test: TestApp, name = 'mina'): Promise<Person> {
  const email = `${name}@example.com`;
  await test.send(register.path, { email, password: PASSWORD, name });
  const { body } = await signIn(test, { username: email, password: PASSWORD });
  return { email, token: login.reply.parse(body).access_token };
}
