import type { QualityWire } from '@kkini/contract';
import { VERDICTS, type Verdict } from '@kkini/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { aLimit, aQuality, someDays } from '../../../testing/a-limit.ts';
import { aDay, aFastingMeal, aMealPlan, aPortion, aRecipeMeal } from '../../../testing/a-meal-plan.ts';
import { fakePlatform, TEST_SURVEY_ID, TEST_TODAY } from '../../../testing/fake-platform.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type MealPlan, planDays } from '../model/get-meal-plan.ts';
import { daySheet } from '../paper/day-sheet.ts';
import { weekSheet } from '../paper/week-sheet.ts';

const SCREENS = ['dailyMeals', 'weeklyMeals', 'nutrition'] as const;
const PRAISE = /기준 안|모두 지킨|지켰어요|적당|딱 좋|알맞/;
const FLOOR = '하루 약 812kcal로, 필요한 양보다 적어요. 한 끼를 더하거나 간식을 챙겨 주세요.';

async function open(name: (typeof SCREENS)[number], plan: MealPlan) {
  const platform = fakePlatform({ '/functions/v1/get-meal-plan': plan });
  const app = await renderApp({ path: `/${name}/${TEST_SURVEY_ID}`, platform });
  await screen.findByRole('main');
  await screen.findByText('식단은 의사의 진단이나 처방을 대신하지 않아요.');
  return app;
}

const main = () => screen.getByRole('main');
const green = () => main().querySelectorAll('[data-verdict="within"], [data-side="within"]');
const planOf = (days: QualityWire['days'], more: Partial<MealPlan> = {}) =>
  aMealPlan({ quality: aQuality({ days, limits: [aLimit()] }), ...more });
const short = someDays('belowFloor', [{ plannedKcal: 812, floorKcal: 1200 }]);

const RICE = {
  ...{ kind: 'rice' as const, grams: 140, addedGrams: 0 },
  bowls: { whole: 0, numerator: 2, denominator: 3 },
};
/** A limit that the first person's day exceeds today. */
const ABOVE = { date: TEST_TODAY, kind: 'above' as const, person: 0 };

describe('a day that is too little', () => {
  it.each(SCREENS)('is praised nowhere on %s and says what to do', async (name) => {
    await open(name, planOf(short));
    expect(green()).toHaveLength(0);
    expect(main().textContent).not.toMatch(PRAISE);
    expect(screen.getAllByText(FLOOR, { exact: false }).length).toBeGreaterThan(0);
  });

  it('says so on paper as well, beside days beyond a limit', () => {
    const means = { t: translator(ko), locale: 'ko', measure: () => 0 } as const;
    const days = planDays(planOf([...short.slice(0, 6), ...someDays('over').slice(6)]));
    const sheets = [...days.map((day) => daySheet(means, day)), weekSheet(means, days)];
    const words = sheets.map(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' '),
    );
    expect(words.join()).not.toMatch(PRAISE);
    expect(words[0]).toContain(FLOOR);
    expect(words[6]).toContain('기준보다 많은 성분이 있어요');
    expect(words[7]).toMatch(/한 끼를 더하거나 간식을 챙겨 주세요.*기준에서 벗어난 날: 월/);
  });

  it('says of a day without a meal that there is none', async () => {
    const meals = aDay({ breakfast: aFastingMeal(), lunch: aFastingMeal(), dinner: aFastingMeal() });
    const days = someDays('belowFloor', [{ plannedKcal: 0, floorKcal: 1200 }]);
    await open(
      'dailyMeals',
      planOf(days, { ...aMealPlan({ days: { [TEST_TODAY]: meals } }), quality: aQuality({ days }) }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이날은 식사가 없어요.');
  });
});

describe('the verdict on a day', () => {
  it.each(VERDICTS.filter((verdict) => verdict !== 'within'))(
    '%s shows nothing green',
    async (verdict: Verdict) => {
      await open('nutrition', planOf(someDays(verdict)));
      expect(green()).toHaveLength(0);
      expect(main().textContent).not.toMatch(PRAISE);
    },
  );

  it.each(SCREENS)('within is said on %s, with the condition on a day', async (name) => {
    await open(name, planOf(someDays('within')));
    const words = name === 'dailyMeals' ? '고혈압 기준 안이에요' : /기준 안이에요$/;
    expect(screen.getAllByText(words)).not.toHaveLength(0);
  });

  it('is said once for the days of a week that are alike, and for the one that is not', async () => {
    const alike = someDays('likely');
    const visible = () => screen.getAllByText(/넘을 수 있어요$/).map(({ textContent }) => textContent);
    const { unmount } = await open('weeklyMeals', planOf(alike));
    expect(visible()).toEqual(['7일 모두 · 계산값은 기준보다 적지만 실제로는 넘을 수 있어요']);
    unmount();
    const { unmount: unmountMost } = await open(
      'weeklyMeals',
      planOf([...alike.slice(0, 6), ...someDays('within').slice(6)]),
    );
    expect(visible()).toEqual([
      expect.stringMatching(/^화\s· 수\s· 목\s· 금\s· 토\s· 일: 계산값은 기준보다/),
    ]);
    expect(screen.getAllByText('기준 안이에요')).toHaveLength(1);
    unmountMost();
    await open('weeklyMeals', planOf([...alike.slice(0, 3), ...someDays('within').slice(3)]));
    expect(visible()).toHaveLength(3);
  });

  it.each(SCREENS)('is praised on %s neither unseen nor for guests', async (name) => {
    await open(name, planOf([]));
    expect(green()).toHaveLength(0);
    expect(main().textContent).not.toMatch(PRAISE);
  });

  it('is not given to guests', async () => {
    await open('weeklyMeals', aMealPlan({ shared: true }));
    expect(green()).toHaveLength(0);
    expect(main().textContent).not.toMatch(/기준 안|필요한 양/);
  });
});

describe('several persons', () => {
  const figures = [
    {
      nutrient: 'sodiumMg' as const,
      unit: 'mg' as const,
      per: 'day' as const,
      verdict: 'over' as const,
      value: 2100,
      highest: 2100,
      low: null,
      high: 1700,
    },
  ];
  const days = someDays('belowFloor', [
    { target: 'self', verdict: 'within', plannedKcal: 1804 },
    { target: 'child', verdict: 'belowFloor', plannedKcal: 700, figures },
  ]);

  it('are told by name on the day, with the energy of their own portions', async () => {
    const portions = [
      aPortion({ energyKcal: 420, starches: [RICE], main: { whole: 0, numerator: 3, denominator: 4 } }),
      aPortion({ energyKcal: 300, target: 'child', main: { whole: 0, numerator: 1, denominator: 2 } }),
    ];
    const lunch = aRecipeMeal({ portions });
    await open(
      'dailyMeals',
      planOf(days, {
        ...aMealPlan({ days: { [TEST_TODAY]: aDay({ lunch }) } }),
        quality: aQuality({ days }),
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('오늘 각자 드실 양');
    const standing = within(screen.getByRole('region', { name: '하루를 기준과 비교한 결과' }));
    expect(standing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '본인약 1,804kcal기준 안이에요',
    ]);
    expect(standing.getByText(/^자녀: 하루 약 700kcal로/)).toBeDefined();
    const served = within(screen.getByRole('list', { name: '각자 드실 양' }));
    expect(served.getByText('밥 2/\u20603공기\u2060(140g), 요리 3/\u20604인분')).toBeDefined();
    expect(screen.getByText('본인 420kcal')).toBeDefined();
  });

  it('have the energy that their meals add up to as they are shown', () => {
    const mealOf = (energyKcal: number) => aRecipeMeal({ portions: [aPortion({ energyKcal })] });
    const meals = aDay({ breakfast: mealOf(420.4), lunch: mealOf(300.4), dinner: mealOf(250.4) });
    const exact = someDays('within', [{ target: 'self', verdict: 'within', plannedKcal: 971 }]);
    const plan = { ...aMealPlan({ days: { [TEST_TODAY]: meals } }), quality: aQuality({ days: exact }) };
    const day = planDays(plan).find(({ date }) => date === TEST_TODAY);
    expect(day?.standing?.persons[0]?.plannedKcal).toBe(420 + 300 + 250);
  });

  it('are seen by the worst of them in the week', async () => {
    await open(
      'weeklyMeals',
      planOf(
        someDays('over', [
          { target: 'self', verdict: 'within' },
          { target: 'child', verdict: 'over' },
        ]),
      ),
    );
    expect(screen.getByText('7일 모두 · 자녀: 기준보다 많은 성분이 있어요')).toBeDefined();
  });

  it('can be looked at one by one', async () => {
    const bought = figures.map((figure) => ({ ...figure, highest: 2600 }));
    const near = { verdict: 'within', value: 1500, highest: 1505, low: 1520 } as const;
    const persons = someDays('over', [
      { target: 'self', verdict: 'within', figures: figures.map((each) => ({ ...each, ...near })) },
      { target: 'child', verdict: 'over', figures: bought },
    ]);
    await open('nutrition', planOf(persons));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('자녀: 기준보다 많은 성분이 있어요');
    expect(screen.getByText('각자의 기준으로 본 하루예요.')).toBeDefined();
    // The person who is worst off comes first, with a notice, found nowhere else, of how bought food may change the day.
    const card = within(screen.getByRole('region', { name: '자녀의 하루' }));
    expect(card.getByText('기준보다 400mg 많아요')).toBeDefined();
    expect(card.getByText(/^나트륨: 하루 기준 1,700mg보다 약 400mg 많아요/)).toBeDefined();
    expect(screen.getAllByText(/약 400mg 많아요/)).toHaveLength(1);
    expect(screen.getByRole('region', { name: '이번 주 나트륨 · 자녀' }).textContent).toContain('2,100');
    fireEvent.click(screen.getByRole('button', { name: '본인 기준 안이에요' }));
    const own = within(screen.getByRole('region', { name: '본인의 하루' }));
    expect(own.getAllByText('기준 안이에요', { selector: '[data-verdict]' }).length).toBeGreaterThan(0);
    expect(own.getByText('거의 채웠어요 · 차이 2% 안쪽')).toBeDefined();
    // What bought food adds is less than a hundredth.
    expect(own.getByText('1,500mg')).toBeDefined();
  });

  it('see at each figure that it may go over, and how far', async () => {
    const verdict = 'likely' as const;
    const unsure = figures.map((figure) => ({ ...figure, verdict, value: 1500, highest: 2600 }));
    const persons = someDays(verdict, [{ target: 'self', figures: unsure }, { target: 'child' }]);
    await open('nutrition', planOf(persons));
    const card = within(screen.getByRole('region', { name: '본인의 하루' }));
    expect(card.getByText('1,500 – 2,600mg')).toBeDefined();
    const [day, figure] = card.getAllByText(/넘을 수 있어요$/, { selector: '[data-verdict]' });
    expect(day?.textContent).toBe('계산값은 기준보다 적지만 실제로는 넘을 수 있어요');
    expect(figure?.textContent).toBe('넘을 수 있어요');
  });

  it('stand together where the same is said of them', async () => {
    const child = { target: 'child', plannedKcal: 1400 } as const;
    const persons = someDays('within', [{ target: 'self' }, { target: 'spouse' }, child]);
    await open('dailyMeals', aMealPlan({ quality: aQuality({ days: persons }) }));
    const list = within(screen.getByRole('region', { name: '하루를 기준과 비교한 결과' }));
    const names = list.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
    expect(names).toEqual(['본인, 배우자', '자녀']);
  });

  it('are told without a figure where it rounds to nothing', async () => {
    const warnings = [{ ...ABOVE, nutrient: 'saturatedFatG' as const, value: 14.03, limit: 14 }];
    await open('dailyMeals', aMealPlan({ quality: aQuality({ days: someDays('over'), warnings }) }));
    expect(screen.getByText('포화지방이 하루 기준보다 아주 조금 많아요.')).toBeDefined();
  });

  it('are named where a line is about one of them, and no figure is told twice', async () => {
    const bought = figures.map((figure) => ({ ...figure, highest: 2600 }));
    const own = { nutrient: 'fatG' as const, unit: 'g' as const, value: 60 };
    const fat = figures.map((figure) => ({ ...figure, ...own }));
    const persons = someDays('over', [
      { target: 'self', figures: fat },
      { target: 'child', plannedKcal: 2103, figures: bought },
    ]);
    const warnings = [
      { ...ABOVE, nutrient: 'energyKcal' as const, value: 2103, limit: 2000, person: 1 },
      { ...ABOVE, nutrient: 'fatG' as const, value: 60, limit: 52 },
      { ...ABOVE, nutrient: 'saturatedFatG' as const, value: 17, limit: 14 },
      { ...ABOVE, nutrient: 'fiberG' as const, kind: 'below' as const, value: 18, limit: 20 },
      { ...ABOVE, nutrient: 'sodiumMg' as const, value: 2100, limit: 1700, person: 1 },
    ];
    await open('dailyMeals', aMealPlan({ quality: aQuality({ days: persons, warnings }) }));
    const standing = within(screen.getByRole('region', { name: '하루를 기준과 비교한 결과' }));
    const linesOf = (row: HTMLElement) => [...row.querySelectorAll('p')].map((line) => line.textContent);
    expect(standing.getAllByRole('listitem').map(linesOf)).toEqual([
      ['기준보다 지방\u00a08g\u00a0· 포화지방\u00a03g 많아요.', '기준보다 식이섬유\u00a02g 적어요.'],
      [
        '나트륨: 하루 기준 1,700mg보다 약 400mg 많아요. 사 먹는 끼니를 줄이면 낮아져요.',
        '기준보다 열량\u00a0103kcal 많아요.',
      ],
    ]);
    expect(screen.queryByRole('list', { name: '기준을 벗어난 성분' })).toBeNull();
  });

  it('show five figures and those the day misses, and the others when they are asked for', async () => {
    const nutrients = [
      'proteinG',
      'fiberG',
      'sugarG',
      'potassiumMg',
      'sodiumMg',
      'ironMg',
      'calciumMg',
    ] as const;
    const verdictAt = (at: number) => (at < 6 ? 'likely' : 'over');
    const seven = figures.flatMap((figure) =>
      nutrients.map((nutrient, at) => ({ ...figure, nutrient, verdict: verdictAt(at) }) as const),
    );
    await open(
      'nutrition',
      planOf(someDays('over', [{ target: 'self', figures: seven }, { target: 'child' }])),
    );
    const card = within(screen.getByRole('region', { name: '본인의 하루' }));
    const folded = card.getByText('그 밖의 기준 1가지').closest('details');
    expect(folded?.open).toBe(false);
    expect(within(folded ?? expect.fail()).getAllByRole('listitem', { hidden: true })).toHaveLength(1);
    expect(folded?.textContent).not.toContain('칼슘');
    expect(card.getAllByRole('listitem', { hidden: true })).toHaveLength(7);
  });
});

describe('a plan the present answers would not get', () => {
  it('says why and leads to the answers', async () => {
    const refusal = { reason: '', reasonCode: 'R1' as const, target: null, waysOn: [] };
    const { history } = await open('weeklyMeals', aMealPlan({ quality: aQuality({ refusal }) }));
    const note = within(screen.getByRole('alert'));
    expect(note.getByText('공복 끼니가 있는 식단은 만들지 않았어요.')).toBeDefined();
    fireEvent.click(note.getByRole('button', { name: '답변 고치기' }));
    expect(history.location.pathname).not.toContain('/weeklyMeals');
  });
});
