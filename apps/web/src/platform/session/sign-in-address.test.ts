import { describe, expect, it } from 'vitest';
import { PATHS } from '../address/paths.ts';
import { readNext, signInPath } from './sign-in-address.ts';

const queryOf = (path: string) => path.slice(path.indexOf('?'));

describe('the address of the sign-in', () => {
  it.each([
    '/myPlans',
    '/step3?edit=1',
    '/search?q=%EB%91%90%EB%B6%80',
    '/dailyMeals/5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
  ])('leads back to %s', (path) => {
    expect(readNext(queryOf(signInPath(path)))).toBe(path);
    expect(signInPath(path, PATHS.signUp)).toMatch(/^\/signUp\?next=/);
  });

  it.each([
    'https://evil.example',
    '//evil.example/path',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'myPlans',
    '',
    '/signIn?next=/myPlans',
    '/signUp',
  ])('leads nowhere for %j', (next) => {
    expect(readNext(`?${new URLSearchParams({ next })}`)).toBeNull();
    expect(signInPath(next)).toBe('/signIn');
  });

  it('names nothing where the start is meant', () => {
    expect(signInPath('/')).toBe('/signIn');
    expect(signInPath(null)).toBe('/signIn');
    expect(readNext('')).toBeNull();
  });
});
