import type { LimitWire } from '@kkini/contract';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLimit, amounts, aQuality, limitDays, someDays } from '../../../testing/a-limit.ts';
import {
  aDay,
  aMealPlan,
  aPortion,
  aProductMeal,
  aRecipeMeal,
  someNutrients,
  TEST_EXTRA,
} from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { foldsRendered, renderApp } from '../../../testing/render-app.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

async function open(plan: MealPlan, today = TEST_TODAY) {
  const clock = { today: () => today, now: () => 0 };
  const platform = { ...fakePlatform({ '/functions/v1/get-meal-plan': plan }), clock };
  await renderApp({ path: `/nutrition/${TEST_SURVEY_ID}?date=${TEST_TODAY}`, platform });
  await screen.findByRole('tablist');
  await foldsRendered();
}

describe('nutrients that are shown without a limit of their own', () => {
  it('tells the purine as it is beside the limit that counts animal foods', async () => {
    const days = limitDays({
      [TEST_TODAY]: { amounts: amounts(60, 40, 20), high: 360, verdicts: { day: 'within' } },
    });
    const limits = [aLimit({ nutrient: 'purineMg', high: 400, judgedHigh: 360, days }), aLimit()];
    await open(aMealPlan({ quality: aQuality({ limits }) }));
    const whole = screen.getByText('채소·콩에서 온 것까지 더하면 330mg');
    expect(whole.closest('li')?.textContent).toContain('고기·해산물 퓨린120mg / 360mg 이하');
  });

  it('shows calcium and iron as far as they are known where most of the plan states them', async () => {
    const lunch = aRecipeMeal({ nutrient: someNutrients({ calcium: null, iron: null }) });
    await open(aMealPlan({ days: { [TEST_TODAY]: aDay({ lunch }) } }));
    expect(screen.getByRole('row', { name: '칼슘 아는 만큼 440mg' })).toBeDefined();
    expect(screen.getByRole('row', { name: '철 아는 만큼 6.8mg' })).toBeDefined();
  });

  it('counts what somebody has besides a meal, as far as it is known', async () => {
    const openWith = async (nutrient: ReturnType<typeof someNutrients> | null) => {
      const extra = { ...TEST_EXTRA, nutrient };
      const lunch = aRecipeMeal({ portions: [aPortion({ extra })] });
      await open(aMealPlan({ days: { [TEST_TODAY]: aDay({ lunch }) } }));
    };
    await openWith(someNutrients({ calcium: 243 }));
    expect(screen.getByRole('row', { name: '칼슘 903mg' })).toBeDefined();
    cleanup();
    await openWith(null);
    expect(screen.getByRole('row', { name: '칼슘 아는 만큼 440mg' })).toBeDefined();
  });

  it('leaves out what less than four fifths of the plan state', async () => {
    const unstated = aRecipeMeal({ nutrient: someNutrients({ calcium: null, grams: 1000 }) });
    const dates = limitDays().map(({ date }) => date);
    const days = Object.fromEntries(dates.map((date) => [date, aDay({ dinner: unstated })]));
    await open(aMealPlan({ days }));
    expect(screen.queryByRole('row', { name: /^칼슘/ })).toBeNull();
    expect(screen.getByRole('row', { name: '철 10.2mg' })).toBeDefined();
    expect(screen.queryByRole('option', { name: '칼슘' })).toBeNull();
  });
});

describe('a step towards the limits', () => {
  const salty = (verdict: 'likely' | 'over' | 'within') => {
    const figure = {
      ...({ nutrient: 'sodiumMg', unit: 'mg', per: 'day', verdict } as const),
      ...{ value: 2100, highest: 2100, low: null, high: 1800 },
    };
    const days = someDays(verdict, [{ figures: [figure] }]).map((day) => ({
      ...day,
      meals: verdict === 'over' ? { dinner: { verdict, over: ['sodiumMg' as const], overBy: [] } } : {},
    }));
    const range = { low: 900, central: 1500, high: 2500, halfBrothSaving: 500, sideDishesAdded: null };
    const lunch = aProductMeal({ category: '식당', sodium_range: range });
    return aMealPlan({ days: { [TEST_TODAY]: aDay({ lunch }) }, quality: aQuality({ days }) });
  };
  const broth = () => screen.queryByText('점심 국물을 절반 남기면 나트륨이 약 500mg 줄어요(어림).');

  it('is less broth, then other dishes for the meal that holds too much', async () => {
    await open(salty('over'));
    expect(broth()).not.toBeNull();
    const swap = screen.getByRole('link', { name: '저녁으로 기준에 맞는 메뉴 찾기' });
    expect(swap.getAttribute('href')).toBe(`/dailyMeals/${TEST_SURVEY_ID}?date=${TEST_TODAY}&swap=dinner`);
  });

  it('is told only of a day that needs one', async () => {
    await open(salty('likely'));
    expect(broth()).not.toBeNull();
    expect(screen.queryByRole('link', { name: /메뉴 찾기/ })).toBeNull();
    cleanup();
    await open(salty('within'));
    expect(broth()).toBeNull();
  });

  it('is told neither of a past day nor to guests', async () => {
    const plan = salty('over');
    await open(plan, '2025-11-21');
    expect(screen.queryByText(/국물을 절반|메뉴 찾기/)).toBeNull();
    cleanup();
    const day = plan.mealPlan[TEST_TODAY] ?? expect.fail();
    await open({ ...plan, mealPlan: { ...plan.mealPlan, [TEST_TODAY]: { ...day, dayMealId: null } } });
    expect(screen.queryByText(/국물을 절반|메뉴 찾기/)).toBeNull();
  });
});

describe('the limits of a day', () => {
  it.each([
    [259, '비슷한 날'],
    [261, '많은 날'],
    [139, '적은 날'],
  ])('tells of %i µg vitamin K, where most days have 200, that it is a %s', async (today, word) => {
    const days = limitDays().map((day) => ({
      ...day,
      amounts: amounts(day.date === TEST_TODAY ? today : 200, 0, 0),
    }));
    const limit = aLimit({ nutrient: 'vitaminKUg', unit: 'µg', days });
    await open(aMealPlan({ quality: aQuality({ limits: [limit] }) }));
    expect(screen.getByText(`${today}µg · ${word}`)).toBeDefined();
  });

  it('tells it of the own days of whoever takes warfarin beside others', async () => {
    const figure = {
      nutrient: 'vitaminKUg',
      unit: 'µg',
      per: 'day',
      verdict: 'within',
      highest: null,
    } as const;
    const persons = [
      { figures: [{ ...figure, value: 240, low: 175, high: 350 }] },
      { target: 'spouse' as const },
    ];
    await open(aMealPlan({ quality: aQuality({ limits: [aLimit()], days: someDays('within', persons) }) }));
    expect(screen.getByText('· 비슷한 날')).toBeDefined();
  });

  it('puts what the conditions look at first in sight, one figure for each nutrient, and folds the rest', async () => {
    const owned = (owner: 'diabetes' | 'hypertension') => [{ ...aLimit().rows[0], owners: [owner] }];
    const gram = (nutrient: LimitWire['nutrient'], more: Partial<LimitWire> = {}) =>
      aLimit({ nutrient, unit: 'g', rows: owned('diabetes') as LimitWire['rows'], ...more });
    await open(
      aMealPlan({
        quality: aQuality({
          limits: [
            gram('fatG'),
            gram('proteinG'),
            gram('carbohydrateG'),
            gram('carbohydrateG', { per: 'meal' }),
            gram('carbohydrateG', { per: 'meal', kind: 'aim' }),
            gram('addedSugarG'),
            gram('saturatedFatG'),
            aLimit(),
          ],
        }),
      }),
    );
    const section = screen.getByRole('heading', { name: '지키는 기준' }).closest('section');
    const [inSight, folded] = section?.querySelectorAll('ul:not(ul ul)') ?? [];
    const namesOf = (list: Element | undefined) =>
      [...(list?.children ?? [])].map((row) => row.querySelector('summary b')?.textContent);
    expect(namesOf(inSight)).toEqual(['한 끼 탄수화물', '나트륨', '첨가당', '포화지방']);
    expect(namesOf(folded)).toEqual(['지방', '단백질', '탄수화물']);
    expect(folded?.closest('details')?.open).toBe(false);
    expect(screen.queryByText(/함께 챙기는 목표/)).toBeNull();
  });

  it('shows how much bought food may add, in the row, the bar and the chart', async () => {
    const figure = { nutrient: 'sodiumMg', unit: 'mg', per: 'day', verdict: 'likely' } as const;
    const figures = [{ ...figure, value: 1700, highest: 2100, low: null, high: 1800 }];
    const days = limitDays().map((day) => ({ ...day, verdicts: { day: 'likely' as const } }));
    await open(
      aMealPlan({
        quality: aQuality({ limits: [aLimit({ days })], days: someDays('likely', [{ figures }]) }),
      }),
    );
    const row = screen.getByText('나트륨', { selector: 'summary b' }).closest('li');
    expect(row?.textContent).toContain('나트륨1,700 – 2,100mg / 1,800mg 이하넘을 수 있어요');
    expect(row?.querySelector('s')).not.toBeNull();
    expect(screen.getByRole('img', { name: /^요일별 나트륨/ }).querySelectorAll('s')).toHaveLength(7);
    expect(screen.getByText(/^빗금은 가게나 제품에 따라/)).toBeDefined();
  });
});

it.each([
  ['says what a pale bar means', 'over', 1],
  ['says nothing of pale bars if there is none', 'within', 0],
] as const)('the chart of the week %s', async (_, worst, notes) => {
  await open(aMealPlan({ quality: aQuality({ limits: [aLimit()], days: someDays(worst) }) }));
  await screen.findByRole('img', { name: /^요일별 나트륨/ });
  expect(screen.queryAllByText(/^옅은 막대인 날은/)).toHaveLength(notes);
});

describe('energy that no dishes can give', () => {
  it('is explained for whoever is short of it on the day, and for nobody else', async () => {
    const energy = (verdict: 'under' | 'within') =>
      ({ nutrient: 'energyKcal', unit: 'kcal', per: 'day', verdict, value: 1700, highest: 1700 }) as const;
    const figure = (verdict: 'under' | 'within') => ({
      verdict,
      figures: [{ ...energy(verdict), low: 2000, high: 2400 }],
    });
    const note = (person: number) => ({ code: 'energyShort', target: 'self', person, style: null }) as const;
    const persons = [
      { target: 'self', ...figure('within') },
      { target: 'spouse', ...figure('under') },
    ] as const;
    const quality = aQuality({
      limits: [aLimit()],
      days: someDays('under', persons),
      bodyNotes: [note(0), note(1)],
    });
    await open(aMealPlan({ quality }));
    const shown = screen.getAllByText(/상한까지 먹어도 하루 열량에 못 미쳐요/, { selector: 'p' });
    expect(shown.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['배우자 ·']);
  });
});
