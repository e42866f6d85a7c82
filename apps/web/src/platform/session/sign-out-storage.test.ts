import { describe, expect, it } from 'vitest';
import { browserStorage, STORED } from '../browser-storage.ts';
import { signOutStorage } from './sign-out-storage.ts';

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
