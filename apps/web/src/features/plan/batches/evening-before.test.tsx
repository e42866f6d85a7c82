import { ok } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../messages/locale.ts';
import { TEST_BATCH } from '../../../testing/a-batch.ts';
import { aDay, aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const TOMORROW = '2025-11-21';
const IN_A_WEEK = '2025-11-27';
const oats = aRecipeMeal({
  id: 'oats',
  name: '오버나이트 오트밀',
  title_en: 'Overnight oats',
  minutes: 487,
  waiting_minutes: 480,
});
const beans = { ...TEST_BATCH.beef, id: 'kongjaban', title: '콩자반', cooked_on: null, waiting_minutes: 395 };

type Opened = {
  readonly start: string;
  readonly meals?: Parameters<typeof aDay>[0];
  readonly date?: string;
  readonly shared?: boolean;
  readonly locale?: Locale;
};

async function open({ start, meals = { breakfast: oats }, date = start, shared = false, locale }: Opened) {
  const platform = fakePlatform();
  const plan = aMealPlan({ start, days: { [start]: aDay(meals) } });
  platform.answer('/functions/v1/get-meal-plan', () => ok({ ...plan, shared }));
  await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}?date=${date}`, platform, locale: locale ?? 'ko' });
}
const shown = () =>
  screen.queryByRole('heading', { name: /전날 저녁|오늘 저녁|evening/ })?.closest('section');
const changes = () => within(shown() ?? document.body).queryAllByRole('button');

describe('what the first day needs begun before the plan', () => {
  it.each([
    { start: IN_A_WEEK, title: '전날 저녁(수요일)\u2060에 시작해 둘 것' },
    { start: TOMORROW, title: '오늘 저녁에 시작해 둘 것' },
  ])('stands before its meals as "$title"', async ({ start, title }) => {
    await open({ start });
    expect(shown()?.querySelector('h2')?.textContent).toBe(title);
    expect(shown()?.textContent).toContain('오버나이트 오트밀');
    const [card] = document.querySelectorAll('[data-meal="breakfast"]');
    const order = shown()?.compareDocumentPosition(card ?? document.body) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  it.each([
    { what: 'a meal', meals: { breakfast: oats }, dish: '오버나이트 오트밀', dialog: /아침/ },
    {
      what: 'what stands beside one',
      meals: { breakfast: aRecipeMeal({ companions: [beans] }) },
      dish: '콩자반',
      dialog: /콩자반/,
    },
  ])('offers on the day itself to change $what', async ({ meals, dish, dialog }) => {
    await open({ start: TEST_TODAY, meals });
    expect(shown()?.textContent).toContain('어제저녁에 시작해 두지 않으셨다면');
    const button = screen.getByRole('button', { name: `${dish} 대신 다른 요리로 바꾸기` });
    fireEvent.click(button);
    expect((await screen.findByRole('dialog')).textContent).toMatch(dialog);
  });

  it('offers the same on a later day of the plan that is today', async () => {
    const platform = fakePlatform();
    const plan = aMealPlan({ start: '2025-11-18', days: { [TEST_TODAY]: aDay({ breakfast: oats }) } });
    platform.answer('/functions/v1/get-meal-plan', () => ok(plan));
    await openScreen({ path: `/dailyMeals/${TEST_SURVEY_ID}`, platform });
    expect(changes()).toHaveLength(1);
  });

  it('is told in English', async () => {
    await open({ start: IN_A_WEEK, locale: 'en' });
    expect(shown()?.textContent).toContain('Start the evening before (Wednesday)');
  });

  it.each([
    { who: 'a guest', opened: { start: TOMORROW, shared: true } },
    { who: 'whoever looks at a first day gone by', opened: { start: '2025-11-18' } },
    { who: 'whoever looks at another day', opened: { start: IN_A_WEEK, date: '2025-11-29' } },
  ])('is not told to $who', async ({ opened }) => {
    await open(opened);
    expect(shown()).toBeFalsy();
  });
});
