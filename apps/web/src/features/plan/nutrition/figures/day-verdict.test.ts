import type { Verdict } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { figure } from '../../../../messages/figures.ts';
import { ko } from '../../../../messages/ko.ts';
import { translator } from '../../../../messages/translate.ts';
import { aLimit, aLimitDay, someDays } from '../../../../testing/a-limit.ts';
import { aDay, aPortion, aRecipeMeal } from '../../../../testing/a-meal-plan.ts';
import { dayVerdict } from './day-verdict.ts';
import { glycemicBands, glycemicVerdict } from './glycemic-bands.ts';
import { daySum } from './nutrient-amounts.ts';

it.each([
  ['kept', 1460, '기준 안이에요'],
  ['missed by less than tables tell', 1450, '거의 채웠어요 · 차이 2% 안쪽'],
])('says of a floor that is %s what its figures show', (_, eaten, words) => {
  const amounts = { breakfast: eaten, lunch: 0, dinner: 0 };
  const day = aLimitDay('2025-11-20', { amounts, low: 1458, high: 1782 });
  const limit = aLimit({ nutrient: 'energyKcal', unit: 'kcal' });
  expect(dayVerdict(translator(ko), { limit, day, ofDay: 'within' })?.words).toBe(words);
});

it.each([
  {
    is: 'short of',
    found: 'under',
    eaten: 2100,
    low: 3500,
    high: null,
    shown: [null, '목표까지 조금 남았어요'],
  },
  {
    is: 'likely above',
    found: 'likely',
    eaten: 3900,
    low: null,
    high: 4700,
    shown: ['likely', '넘을 수 있어요'],
  },
  {
    is: 'above',
    found: 'over',
    eaten: 5000,
    low: null,
    high: 4700,
    shown: ['over', '기준보다 300mg 많아요'],
  },
] as const)('says of a day that is $is an aim what it is', ({ found, eaten, low, high, shown }) => {
  const amounts = { breakfast: eaten, lunch: 0, dinner: 0 };
  const day = aLimitDay('2025-11-20', { amounts, low, high, verdicts: { day: found } });
  const limit = aLimit({ nutrient: 'potassiumMg', unit: 'mg', kind: 'aim' });
  const said = dayVerdict(translator(ko), { limit, day, ofDay: found });
  expect([said?.verdict, said?.words]).toEqual(shown);
});

it('says of the load of meals its bands, and of a day what its verdict is', () => {
  const t = translator(ko);
  const meal = (band: 'medium' | 'high') => aRecipeMeal({ portions: [aPortion({ glycemicBand: band })] });
  const meals = aDay({ breakfast: meal('medium'), lunch: meal('high') });
  const load = { nutrient: 'glycemicLoad', unit: '', value: null, highest: null, low: null } as const;
  const verdictOn = (ofDay: Verdict, verdict: Verdict) => {
    const ofDays = { ...load, per: 'day', verdict: 'under', high: 127 } as const;
    const ofOthers = { ...load, nutrient: 'carbohydrateG', per: 'meal', verdict: 'under', high: 60 } as const;
    const figures = [ofDays, ofOthers, { ...load, per: 'meal', verdict, high: 42 } as const];
    const [standing] = someDays(ofDay, [{ figures }]);
    return glycemicVerdict(t, { per: 'meal' }, { date: '2025-11-20', meals, standing })?.words;
  };
  expect(glycemicBands(t, { date: '2025-11-20', meals })).toBe('아침 보통\u00a0· 점심 높은 편');
  expect(verdictOn('over', 'over')).toBe('기준보다 많아요');
  expect(verdictOn('within', 'within')).toBe('기준 안이에요');
  // No limit of a day that misses another one is praised.
  expect(verdictOn('over', 'within')).toBeUndefined();
  expect(glycemicVerdict(t, { per: 'meal' }, { date: '2025-11-20', meals })).toBeNull();
});

describe('the sum of a day', () => {
  it('reads as the verdict on the day, which is reckoned in tenths', () => {
    const { sum } = daySum({ breakfast: 470.1, lunch: 1024.1, dinner: 458.3 });
    expect(figure(sum ?? 0)).toBe('1,953');
  });
});
