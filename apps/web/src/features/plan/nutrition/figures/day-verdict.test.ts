import { expect, it } from 'vitest';
import { ko } from '../../../../messages/ko.ts';
import { translator } from '../../../../messages/translate.ts';
import { aLimit, aLimitDay } from '../../../../testing/a-limit.ts';
import { dayVerdict } from './day-verdict.ts';

it.each([
  ['kept', 1460, '기준 안이에요'],
  ['missed by less than tables tell', 1450, '거의 채웠어요 · 차이 2% 안쪽'],
])('says of a floor that is %s what its figures show', (_, eaten, words) => {
  const amounts = { breakfast: eaten, lunch: 0, dinner: 0 };
  const day = aLimitDay('2025-11-20', { amounts, low: 1458, high: 1782 });
  const limit = aLimit({ nutrient: 'energyKcal', unit: 'kcal' });
  expect(dayVerdict(translator(ko), { limit, day, ofDay: 'within' })?.words).toBe(words);
});
