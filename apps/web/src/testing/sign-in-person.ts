import type { FakePlatform } from './fake-platform.ts';

export const TEST_PERSON = { email: 'mina@example.com', name: '민아' };
export const TEST_TOKEN = 'a.token.of-mina';

/** Signs a visitor in on this device. */
export function signInPerson(platform: FakePlatform): FakePlatform {
  platform.signIn.begin({ ...TEST_PERSON, token: TEST_TOKEN });
  return platform;
}
