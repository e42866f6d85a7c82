import { describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../browser-storage.ts';
import { keptSignIn } from './sign-in.ts';

const MINA = { token: 'abc', email: 'mina@example.com', name: '민아' };

function aSignIn(area: () => Storage = () => window.localStorage) {
  const signIn = keptSignIn(browserStorage(area), window);
  const shown = vi.fn();
  signIn.subscribe(shown);
  return { signIn, shown };
}

/** The browser's event when another tab has changed the storage. */
const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

const entries = () => ['token', 'email', 'name'].map((name) => window.localStorage.getItem(name));

describe('the kept sign-in', () => {
  it('keeps token, e-mail address and name, and finds them again at the next start', () => {
    const { signIn, shown } = aSignIn();
    expect(signIn.isSignedIn()).toBe(false);
    expect(signIn.begin(MINA)).toBe(true);
    expect(entries()).toEqual(['abc', 'mina@example.com', '민아']);
    expect(shown).toHaveBeenCalledTimes(1);
    const later = aSignIn().signIn;
    expect(later.isSignedIn()).toBe(true);
    expect(later.person()).toEqual({ email: 'mina@example.com', name: '민아' });
  });

  it('forgets all three at the end', () => {
    const { signIn } = aSignIn();
    signIn.begin(MINA);
    signIn.end();
    expect(entries()).toEqual([null, null, null]);
    expect(signIn.person()).toBeNull();
    expect(signIn.hasExpired()).toBe(false);
  });

  it('has ended when its page comes back from the back/forward cache after another page signed out', () => {
    const { signIn, shown } = aSignIn();
    signIn.begin(MINA);
    window.localStorage.clear();
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    comeBack(false);
    expect(shown).toHaveBeenCalledTimes(1);
    comeBack(true);
    expect(shown).toHaveBeenCalledTimes(2);
    comeBack(true);
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('follows what another tab does', () => {
    const { signIn, shown } = aSignIn();
    window.localStorage.setItem('token', 'abc');
    fromOtherTab('token');
    expect(signIn.isSignedIn()).toBe(true);
    window.localStorage.clear();
    fromOtherTab(null);
    expect(signIn.isSignedIn()).toBe(false);
    fromOtherTab('kkini.survey');
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('ends when the server no longer knows the token, and remembers why until it is read', () => {
    const { signIn, shown } = aSignIn();
    signIn.begin(MINA);
    signIn.expire('abc');
    expect(entries()).toEqual([null, null, null]);
    expect(signIn.hasExpired()).toBe(true);
    signIn.forgetExpiry();
    expect(signIn.hasExpired()).toBe(false);
    expect(shown).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['too long', 'a'.repeat(20_000)],
    ['not of one piece', 'abc def'],
    ['not of this alphabet', '열쇠'],
  ])('has ended where the kept token cannot be one: it is %s', (_, token) => {
    aSignIn().signIn.begin(MINA);
    window.localStorage.setItem('token', token);
    const { signIn } = aSignIn();
    expect(signIn.isSignedIn()).toBe(false);
    expect(signIn.hasExpired()).toBe(true);
    expect(entries()).toEqual([null, null, null]);
  });

  it('keeps a newer token when an answer about an older one comes late', () => {
    const { signIn } = aSignIn();
    signIn.begin({ ...MINA, token: 'newer' });
    signIn.expire('abc');
    expect(signIn.isSignedIn()).toBe(true);
    expect(signIn.hasExpired()).toBe(false);
  });

  it('says so where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new Error('storage is forbidden');
    };
    expect(aSignIn(forbidden).signIn.begin(MINA)).toBe(false);
  });
});
