import { ok } from '@kkini/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../messages/locale.ts';
import { aPlanWithToday, aProductMeal, aRecipeMeal, TEST_COMPANIONS } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID } from '../../../testing/fake-platform.ts';
import { findScreenHeading } from '../../../testing/find-screen-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const STEW = aRecipeMeal({ title_en: 'Tofu stew', companions: TEST_COMPANIONS });
const SALAD = aProductMeal({ title_en: 'Chicken salad' });

type Opened = {
  readonly locale?: Locale;
  readonly path?: string;
  readonly shared?: boolean;
  readonly lunch?: typeof STEW;
};

async function open({ locale = 'ko', path = 'dailyMeals', shared = false, lunch = STEW }: Opened = {}) {
  const platform = fakePlatform();
  platform.answer('/functions/v1/get-meal-plan', () =>
    ok({ ...aPlanWithToday({ breakfast: null, lunch, dinner: SALAD }), shared }),
  );
  await renderApp({ path: `/${path}/${TEST_SURVEY_ID}`, platform, locale });
  await findScreenHeading();
}

describe('what stands beside a dish', () => {
  it.each([[false], [true]])('follows its name on the card of a day (shared: %s)', async (shared) => {
    await open({ shared });
    const line = screen.getByText('흰쌀밥 · 감자샐러드 · 깍두기와 함께');
    expect(line.closest('article')?.querySelector('h2')?.textContent).toBe('점심, 두부 된장찌개');
    expect(screen.getAllByText(/함께$/)).toHaveLength(1);
  });

  it('stays off the cells of a week', async () => {
    await open({ path: 'weeklyMeals' });
    expect(screen.queryByText(/와 함께$/)).toBeNull();
  });

  it('is told in English', async () => {
    await open({ locale: 'en' });
    expect(screen.getByText('with steamed white rice, Korean potato salad, radish kimchi')).toBeDefined();
  });
});

describe('the name of a meal in English', () => {
  it.each(['dailyMeals', 'weeklyMeals'])('is its English title where it has one, at %s', async (path) => {
    await open({ locale: 'en', path });
    expect(screen.getAllByRole('link', { name: /Tofu stew/ }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: /Chicken salad/ }).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Tofu stew').map(({ lang }) => lang)).toEqual(['en']);
  });

  it.each(['dailyMeals', 'weeklyMeals'])('is marked as Korean where it has none, at %s', async (path) => {
    await open({ locale: 'en', path, lunch: aRecipeMeal() });
    expect(screen.getAllByText('두부 된장찌개').every(({ lang }) => lang === 'ko')).toBe(true);
  });
});
