import type { CompanionWire } from '@kkini/contract';
import type { MealPlan } from '../features/plan/model/get-meal-plan.ts';
import { aDay, aMealPlan, aPortion, aRecipeMeal, TEST_COMPANION, TEST_PLAN_START } from './a-meal-plan.ts';
import { TEST_TODAY } from './fake-platform.ts';

const { salad } = TEST_COMPANION;

/** Batches for several meals: one cooked on the first day of the plan, three on its third. */
export const TEST_BATCH = {
  sprouts: {
    ...salad,
    id: 'kongnamul-muchim',
    title: '콩나물무침',
    title_en: 'Seasoned soybean sprouts',
    cooked_on: TEST_PLAN_START,
    active_minutes: 10,
    waiting_minutes: 0,
    keep_days: 2,
  },
  spinach: {
    ...salad,
    id: 'sigeumchi-namul',
    title: '시금치나물',
    title_en: 'Sigeumchi-namul, seasoned spinach',
    cooked_on: TEST_TODAY,
    active_minutes: 15,
    waiting_minutes: 0,
    keep_days: 2,
  },
  cucumber: {
    ...salad,
    id: 'oi-muchim',
    title: '오이무침',
    title_en: 'Spicy cucumber salad',
    cooked_on: TEST_TODAY,
    active_minutes: 10,
    waiting_minutes: 0,
    keep_days: 1,
  },
  beef: {
    ...salad,
    id: 'jangjorim',
    title: '소고기장조림',
    title_en: 'Jangjorim, soy-braised beef',
    cooked_on: TEST_TODAY,
    active_minutes: 15,
    waiting_minutes: 60,
    keep_days: 4,
  },
} as const satisfies Record<string, CompanionWire>;

type CompanionsByDate = Readonly<Record<string, readonly CompanionWire[]>>;

/** A plan with batches at lunches, one also at dinner; `more` gives the lunches of other days. */
export function aPlanWithBatches(more: CompanionsByDate = {}): MealPlan {
  const { sprouts, spinach, cucumber, beef } = TEST_BATCH;
  const { rice, kimchi } = TEST_COMPANION;
  const meal = (companions: readonly CompanionWire[]) =>
    aRecipeMeal({ companions: [rice, ...companions, kimchi], portions: [aPortion({ count: 2 })] });
  const lunches: CompanionsByDate = {
    '2025-11-18': [sprouts],
    '2025-11-19': [sprouts],
    [TEST_TODAY]: [cucumber, spinach, sprouts],
    '2025-11-21': [cucumber, beef],
    '2025-11-22': [spinach, beef],
    ...more,
  };
  const days = Object.entries(lunches).map(([date, companions]) => {
    const dinner = date === TEST_TODAY ? { dinner: meal([spinach, beef]) } : {};
    return [date, aDay({ lunch: meal(companions), ...dinner })] as const;
  });
  return aMealPlan({ days: Object.fromEntries(days) });
}
