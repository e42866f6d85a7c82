import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createSurveyStore } from '../../features/survey/model/survey-store.ts';
import type { Locale } from '../../messages/locale.ts';
import { loadStartMessages } from '../../messages/start-messages.ts';
import { ChunkError } from '../../platform/load-chunk.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { aStartedSurvey, findScreenHeading, renderApp } from '../../testing/render-app.tsx';
import { createPreferencesStore } from '../preferences-store.ts';
import { Providers } from '../providers.tsx';
import { RouteError } from './page-router.tsx';
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

/** The error screen for a screen that threw `problem`. */
async function failWith(problem: unknown, locale: Locale = 'ko', platform = fakePlatform()) {
  const preferences = createPreferencesStore(platform.storage, new URL(`http://kkini.test/?lang=${locale}`));
  const messages = await loadStartMessages(locale);
  const services = { platform, preferences, survey: createSurveyStore(platform.storage), messages };
  render(
    <Providers services={services}>
      <MemoryRouter>
        <RouteError error={problem} />
      </MemoryRouter>
    </Providers>,
  );
  await findScreenHeading();
  return platform;
}

describe('the page in place of a screen that threw', () => {
  it.each(['ko', 'en'] as const)('shows the technical words and the message in sight, %s', async (locale) => {
    await failWith(new Error('something broke'), locale);
    const words = await screen.findByText('Unexpected Application Error!');
    expect(words.closest('p')?.textContent).toBe('Unexpected Application Error! something broke');
    expect(words.closest('details')).toBeNull();
  });

  it('shows the status text of an answer, or its status where it has none', async () => {
    await failWith(new Response('', { status: 404, statusText: 'Not Found' }));
    expect((await screen.findByText('Unexpected Application Error!')).closest('p')?.textContent).toContain(
      'Not Found',
    );
  });

  it('shows the status where the answer has no text', async () => {
    await failWith(new Response('', { status: 503 }));
    expect((await screen.findByText('Unexpected Application Error!')).closest('p')?.textContent).toContain(
      '503',
    );
  });

  it('shows the name of an error without a message', async () => {
    await failWith(new TypeError(''));
    expect(await screen.findByText('TypeError')).toBeDefined();
  });

  it('loads the font, since the screen that threw did not', async () => {
    const loadFonts = vi.fn();
    await failWith(new Error('something broke'), 'ko', { ...fakePlatform(), loadFonts });
    expect(loadFonts).toHaveBeenCalled();
  });

  it('leads home and back', async () => {
    await failWith(new Error('something broke'));
    expect(screen.getByRole('button', { name: '처음으로' })).toBeDefined();
    expect(screen.getByRole('button', { name: '이전 화면으로' })).toBeDefined();
  });

  it.each([
    ['ko', '화면을 불러오지 못했어요'],
    ['en', 'We could not load this screen'],
  ] as const)('says that a screen did not come, %s', async (locale, title) => {
    await failWith(new ChunkError('missing'), locale);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(document.title).toContain(title);
  });

  it.each(['missing', 'timeout', 'error'] as const)(
    'offers to reload after a script was %s',
    async (problem) => {
      const platform = await failWith(new ChunkError(problem));
      expect(screen.getByText(`Loading chunk failed (${problem})`)).toBeDefined();
      expect(screen.getByRole('button', { name: '새로고침' })).toBeDefined();
      expect(platform.logged).toContain('Loading chunk failed');
    },
  );
});
