import { describe, expect, it } from 'vitest';
import { type ApplyUpdate, offerWaiting } from './app-updates.ts';

/** A service worker whose new version waits until a tab activates it. */
function setUp() {
  const told: string[] = [];
  const listeners = new Map<string, () => void>();
  let apply: ApplyUpdate = () => told.push('not offered');
  offerWaiting(
    {
      addEventListener: (event, listener) => void listeners.set(event, listener),
      messageSkipWaiting: () => void told.push('skip waiting'),
    },
    (offered) => {
      apply = offered;
    },
    () => told.push('reload'),
  );
  return { told, happen: (event: string) => listeners.get(event)?.(), press: () => apply() };
}

describe('a version that waits', () => {
  it('is taken into use when asked for, and the page reloads once it is there', () => {
    const { told, happen, press } = setUp();
    happen('waiting');
    press();
    expect(told).toEqual(['skip waiting']);
    happen('controlling');
    expect(told).toEqual(['skip waiting', 'reload']);
  });

  it('reloads no page that did not ask, when another tab takes it into use', () => {
    const { told, happen } = setUp();
    happen('waiting');
    happen('controlling');
    expect(told).toEqual([]);
  });

  it('only needs a reload where another tab has taken it into use before', () => {
    const { told, happen, press } = setUp();
    happen('waiting');
    happen('controlling');
    press();
    expect(told).toEqual(['reload']);
  });
});
