import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createSurveyStore } from '../../features/survey/model/survey-store.ts';
import type { Locale } from '../../messages/locale.ts';
import { loadStartMessages } from '../../messages/start-messages.ts';
import { ChunkError } from '../../platform/load-chunk.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { findScreenHeading } from '../../testing/render-app.tsx';
import { createPreferencesStore } from '../preferences-store.ts';
import { Providers } from '../providers.tsx';
import { RouteError } from './page-router.tsx';

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
