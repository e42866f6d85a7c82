import type { ReasonWire, WeekReasonsWire } from '@kkini/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuality, someDays } from '../../../testing/a-limit.ts';
import { aDay, aMealPlan, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { openScreen } from '../../../testing/render-app.tsx';

const WITHIN: ReasonWire = {
  code: 'withinLimit',
  nutrient: 'sodiumMg',
  amount: 1650,
  runnerUpAmount: 1970,
  limit: 1800,
  runnerUpId: 'kimchi-stew',
  runnerUpTitle: '김치찌개',
  runnerUpTitleEn: null,
};
const VARIED: ReasonWire = { code: 'varied', mainGroup: 'tofu', uses: 1 };

async function open(
  reasons: WeekReasonsWire | undefined,
  { path = 'dailyMeals', lunch = aRecipeMeal() } = {},
) {
  const platform = fakePlatform({
    '/functions/v1/get-meal-plan': aMealPlan({
      days: { [TEST_TODAY]: aDay({ lunch }) },
      ...(reasons !== undefined && { reasons, quality: aQuality({ days: someDays('within') }) }),
    }),
  });
  await openScreen({ path: `/${path}/${TEST_SURVEY_ID}`, platform });
}

const slips = () =>
  [...document.querySelectorAll('details summary')].filter((each) =>
    /왜 이 끼니/.test(each.textContent ?? ''),
  );

describe('why a meal is there', () => {
  it('stands below its card as one line, with all of it behind', async () => {
    await open({ [TEST_TODAY]: { lunch: [WITHIN, VARIED] } });
    const [slip, ...others] = slips();
    expect(others).toEqual([]);
    expect(slip?.textContent).toBe('점심, 왜 이 끼니인가요? 하루 나트륨을 기준 안으로 지켜요');
    const details = slip?.closest('details');
    if (!details) throw new Error('a slip can be opened');
    expect(details.open).toBe(false);
    expect(
      within(details)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent),
    ).toEqual([
      '하루 나트륨 1,650mg, 기준 1,800mg 안이에요. ‘김치찌개’ 메뉴를 고르면 1,970mg까지 올라가요.',
      '이번 주에 두부 메뉴는 1번만 나와요. 재료가 겹치지 않게 골랐어요.',
    ]);
  });

  it('cannot be opened where the line says all of it', async () => {
    await open({ [TEST_TODAY]: { lunch: [{ code: 'quick', minutes: 15 }] } });
    expect(slips()).toEqual([]);
    expect(screen.getByText('이 메뉴는 15분이면 만들어요')).toBeDefined();
  });

  it('says nothing of the time of a dish that is cooked already', async () => {
    const lunch = aRecipeMeal({ cooked_on: '2025-11-19' });
    await open({ [TEST_TODAY]: { lunch: [{ code: 'quick', minutes: 15 }] } }, { lunch });
    expect(screen.queryByText('이 메뉴는 15분이면 만들어요')).toBeNull();
  });

  it('is left out where nothing is told, as in a shared plan', async () => {
    await open(undefined);
    expect(slips()).toEqual([]);
  });

  it('does not crowd the week', async () => {
    await open({ [TEST_TODAY]: { lunch: [WITHIN] } }, { path: 'weeklyMeals' });
    expect(slips()).toEqual([]);
  });
});
