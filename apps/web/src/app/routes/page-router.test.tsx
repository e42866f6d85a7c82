import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aStartedSurvey, renderApp } from '../../testing/render-app.tsx';
import { bringScreen } from './screen-scripts.ts';
import { framesOf } from './screens.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const standAt = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
const scrolledTo = () => vi.mocked(window.scrollTo).mock.calls;

describe('the page at its addresses', () => {
  it('keeps the former screen, and says that the next is on its way, until its script is there', async () => {
    const { history } = await renderApp({ path: '/step3', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    // The scripts are loaded for the routes; with a new `load` the router waits for them again.
    await bringScreen('/search');
    for (const frame of framesOf('/search')) vi.spyOn(frame, 'load');
    act(() => history.push('/search'));
    expect(screen.getByRole('progressbar', { name: '불러오는 중이에요' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: '관리 중인 질환이 있나요?' })).toBeDefined();
    await heading('레시피 찾기');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('begins another screen at its top, and leads back to where the visitor was', async () => {
    const { history } = await renderApp({ path: '/step3', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    standAt(480);
    act(() => history.push('/step4'));
    await heading('어떤 식사를 좋아하시나요?');
    expect(scrolledTo()).toEqual([[0, 0]]);
    standAt(120);
    act(() => history.go(-1));
    await heading('관리 중인 질환이 있나요?');
    expect(scrolledTo().at(-1)).toEqual([0, 480]);
    act(() => history.go(1));
    await heading('어떤 식사를 좋아하시나요?');
    expect(scrolledTo().at(-1)).toEqual([0, 120]);
  });

  it('stays where the visitor is when only a part of the same screen changes', async () => {
    const { history } = await renderApp({ path: '/step3', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    act(() => history.replace('/step3?edit=true'));
    await waitFor(() => expect(history.location.search).toBe('?edit=true'));
    expect(scrolledTo()).toEqual([]);
  });

  it('leads back to where the visitor was before a reload', async () => {
    window.history.scrollRestoration = 'auto';
    const { unmount } = await renderApp({ path: '/' });
    expect(window.history.scrollRestoration).toBe('manual');
    standAt(300);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await renderApp({ path: '/' });
    expect(scrolledTo()).toEqual([[0, 300]]);
  });

  it('leads back to where the visitor was, even after a reload in between', async () => {
    const { history, unmount } = await renderApp({ path: '/step3', survey: aStartedSurvey() });
    await heading('관리 중인 질환이 있나요?');
    standAt(480);
    act(() => history.push('/step4'));
    await heading('어떤 식사를 좋아하시나요?');
    standAt(0);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await renderApp({ path: '/step4', survey: aStartedSurvey(), history });
    await heading('어떤 식사를 좋아하시나요?');
    act(() => history.go(-1));
    await heading('관리 중인 질환이 있나요?');
    expect(scrolledTo().at(-1)).toEqual([0, 480]);
  });
});
