import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { STORED } from '../../../platform/browser-storage.ts';
import { PlatformProvider } from '../../../platform/platform-context.tsx';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { useTicks } from './ticks.ts';

function ticksOf(surveyId: string) {
  const platform = fakePlatform();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => useTicks('shopping', surveyId), { wrapper });
  return {
    ticked: () => [...result.current.ticks],
    tick: (...keys: string[]) => act(() => result.current.change(new Set(keys))),
  };
}

/** The browser's event when another tab has changed the storage. */
const fromOtherTab = (key: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

it('keeps the ticks of a week while another one is ticked', () => {
  ticksOf('this week').tick('tofu');
  ticksOf('next week').tick('spinach');
  expect(ticksOf('this week').ticked()).toEqual(['tofu']);
});

it('finds the ticks that an earlier version of the page has stored', () => {
  window.localStorage.setItem(STORED.shopping, '{"surveyId":"this week","ticked":["tofu"]}');
  expect(ticksOf('this week').ticked()).toEqual(['tofu']);
});

it('shows at once what another tab ticks', () => {
  const here = ticksOf('this week');
  ticksOf('this week').tick('tofu', 'spinach');
  fromOtherTab(STORED.shopping);
  expect(here.ticked()).toEqual(['tofu', 'spinach']);
  ticksOf('this week').tick();
  fromOtherTab(STORED.shopping);
  expect(here.ticked()).toEqual([]);
});
