import { describe, expect, it } from 'vitest';
import { type ApplyUpdate, offerWaiting } from './app-updates.ts';

/** A service worker whose new version waits until a tab activates it. */
function setUp() {
  const shown: string[] = [];
  const listeners = new Map<string, () => void>();
  let apply: ApplyUpdate = () => shown.push('not offered');
  offerWaiting(
    {
      addEventListener: (event, listener) => void listeners.set(event, listener),
      messageSkipWaiting: () => void shown.push('skip waiting'),
    },
    (offered) => {
      apply = offered;
    },
    () => shown.push('reload'),
  );
  return { shown, happen: (event: string) => listeners.get(event)?.(), press: () => apply() };
}

describe('a version that waits', () => {
  it('is taken into use when asked for, and the page reloads once it is there', () => {
    const { shown, happen, press } = setUp();
    happen('waiting');
    press();
    expect(shown).toEqual(['skip waiting']);
    happen('controlling');
    expect(shown).toEqual(['skip waiting', 'reload']);
  });

  it('reloads no page that did not ask, when another tab takes it into use', () => {
    const { shown, happen } = setUp();
    happen('waiting');
    happen('controlling');
    expect(shown).toEqual([]);
  });

  it('only needs a reload where another tab has taken it into use before', () => {
    const { shown, happen, press } = setUp();
    happen('waiting');
    happen('controlling');
    press();
    expect(shown).toEqual(['reload']);
  });
});
