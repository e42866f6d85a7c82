import type { FigureVerdictWire } from '@kkini/contract';
import { expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { someDays } from '../../../testing/a-limit.ts';
import { boughtLinesOf, figureWords } from './standing-words.ts';

const t = translator(ko);

it.each([
  ['within', null, '넘을 수 있어요'],
  ['within by rounding', '0g', '넘을 수 있어요'],
  ['below the minimum', '0.5g', '어림값이라 기준을 벗어날 수 있어요'],
])('a figure that may go over, computed %s, is told as what it may be', (_, off, words) => {
  expect(figureWords(t, 'likely', off)).toBe(words);
});

const figure = (changes: Partial<FigureVerdictWire>): FigureVerdictWire => ({
  ...{ nutrient: 'sodiumMg', unit: 'mg', per: 'day', verdict: 'likely' },
  ...{ value: 1750, highest: 1750, low: null, high: 1900, ...changes },
});
const linesOf = (figures: readonly FigureVerdictWire[]) => {
  const [day] = someDays('likely', [{ figures: [...figures] }]);
  return day?.persons.flatMap((person) => boughtLinesOf(t, person));
};

it('names what may exceed its limit on a day of home-cooked meals', () => {
  const fat = figure({ nutrient: 'fatG', unit: 'g', verdict: 'within' });
  expect(linesOf([fat, figure({})])).toEqual(['나트륨: 양과 간에 따라 기준을 넘을 수 있어요.']);
});

it('does not say of an estimate below its minimum that it may be too much alone', () => {
  const protein = figure({ nutrient: 'proteinG', unit: 'g', value: 49, highest: 49, low: 54, high: 78 });
  expect(linesOf([protein, figure({})])).toEqual([
    '나트륨: 양과 간에 따라 기준을 넘을 수 있어요.',
    '단백질: 계산값은 기준보다 적지만, 어림값이라 실제로는 다를 수 있어요.',
  ]);
});

it('says how far bought food may go instead, and still what is computed below its minimum', () => {
  const energy = figure({ nutrient: 'energyKcal', unit: 'kcal', value: 1765, low: 2106, high: 2574 });
  expect(linesOf([figure({ highest: 2400 }), figure({ nutrient: 'fatG', unit: 'g' }), energy])).toEqual([
    '나트륨: 계산으로는 하루 약 1,750mg이지만 가게나 제품에 따라 2,400mg까지 될 수 있어요. 하루 기준은 1,900mg이에요.',
    '열량: 계산값은 기준보다 적지만, 어림값이라 실제로는 다를 수 있어요.',
  ]);
});
