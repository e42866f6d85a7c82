import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../platform/browser-storage.ts';
import { createPreferencesStore } from './preferences-store.ts';

const at = (address: string) =>
  createPreferencesStore(
    browserStorage(() => window.localStorage),
    new URL(address, 'http://kkini.test'),
  ).getState();

describe('display preferences', () => {
  it('are Korean and as the device wishes at first', () => {
    expect(at('/')).toEqual({ locale: 'ko', theme: 'system', textSize: 'normal' });
  });

  it.each(['/?lang=en', '/#/step1?lang=en', '/?lang=en#/step1'])(
    'take the language of the address %s and keep it on this device',
    (address) => {
      expect(at(address).locale).toBe('en');
      expect(at('/').locale).toBe('en');
      expect(at('/?lang=ko').locale).toBe('ko');
    },
  );

  it('know no other language', () => {
    expect(at('/?lang=fr').locale).toBe('ko');
    expect(window.localStorage.getItem(STORED.preferences)).toBeNull();
  });

  it('start afresh from a damaged entry', () => {
    window.localStorage.setItem(STORED.preferences, '{"locale":7,"theme":"pink"');
    expect(at('/')).toEqual({ locale: 'ko', theme: 'system', textSize: 'normal' });
  });
});
