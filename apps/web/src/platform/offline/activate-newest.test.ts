import { expect, it, vi } from 'vitest';
import { activateNewest } from './activate-newest.ts';

type Found = 'none' | 'waiting' | 'installing' | 'never installed';

/** A page on a device with a version in use, whose server has what is to be found. */
function aDevice(found: Found) {
  const posted: unknown[] = [];
  const inUse = new EventTarget();
  const next = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => {
      posted.push(message);
      inUse.dispatchEvent(new Event('controllerchange'));
    },
  });
  const registration = {
    active: {},
    waiting: found === 'waiting' ? next : null,
    installing: null as unknown,
    async update() {
      if (found === 'waiting') throw new TypeError('no connection');
      if (found.startsWith('inst') || found.startsWith('never')) registration.installing = next;
      if (found === 'installing')
        setTimeout(() => {
          Object.assign(registration, { installing: null, waiting: next });
          next.dispatchEvent(new Event('statechange'));
        });
    },
  };
  const container = Object.assign(inUse, { getRegistration: async () => registration as never });
  return { posted, container };
}

it.each([
  ['none', false, []],
  ['waiting', true, [{ type: 'SKIP_WAITING' }]],
  ['installing', true, [{ type: 'SKIP_WAITING' }]],
  ['never installed', false, []],
] as const)('activates a newer version: %s', async (found, isNew, messages) => {
  const { posted, container } = aDevice(found);
  expect(await activateNewest(container, 50)).toBe(isNew);
  expect(posted).toEqual(messages);
});

it('finds none where the browser stores nothing', async () => {
  const forbidden = {
    getRegistration: vi.fn().mockRejectedValue(new Error('forbidden')),
    addEventListener: vi.fn(),
  };
  expect([await activateNewest(undefined), await activateNewest(forbidden)]).toEqual([false, false]);
});
