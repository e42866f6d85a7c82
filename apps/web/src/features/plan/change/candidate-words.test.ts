import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { candidateDifferences } from './candidate-words.ts';

const t = translator(ko);
const candidateWords = (...asked: Parameters<typeof candidateDifferences>) =>
  candidateDifferences(...asked).map(({ words }) => words);
const sodium = { nutrient: 'sodiumMg', amount: -320.4, points: -2 } as const;
const fiber = { nutrient: 'fiberG', amount: 4.25, points: -1 } as const;
const energy = { nutrient: 'energyKcal', amount: 118, points: 0.5 } as const;
const same = { points: 0, nutrients: [], price: null, minutes: null };

describe('what sets a candidate apart', () => {
  it('is told as the two most telling nutrients and the price of a meal', () => {
    const change = { ...same, nutrients: [sodium, fiber, energy], price: 1500, minutes: 10 };
    expect(candidateWords(t, change)).toEqual([
      '나트륨 320mg 적어요',
      '식이섬유 4.3g 많아요',
      '한 끼에 1,500원 비싸요',
    ]);
    expect(candidateWords(translator(en), { ...change, price: -900 })).toEqual([
      '320\u00a0mg less sodium',
      '4.3\u00a0g more fibre',
      '900 won less per meal',
    ]);
  });

  it('is told as the time where there is no price worth naming', () => {
    const change = { ...same, nutrients: [sodium, fiber, energy] };
    expect(candidateWords(t, { ...change, minutes: -15 }).at(-1)).toBe('15분 빨라요');
    expect(candidateWords(t, { ...change, price: 60, minutes: 20 }).at(-1)).toBe('20분 더 걸려요');
    expect(candidateWords(t, { ...change, price: 60, minutes: 4 })).toHaveLength(2);
  });

  it('leaves out differences that round to nothing', () => {
    const nothing = { nutrient: 'fiberG', amount: 0.04, points: 0 } as const;
    expect(candidateWords(t, { ...same, nutrients: [nothing, sodium] })).toEqual(['나트륨 320mg 적어요']);
    expect(candidateWords(t, { ...same, nutrients: [nothing] })).toEqual(['영양이 거의 같아요']);
  });

  it('is told as better or not for each difference', () => {
    const more = { ...sodium, amount: 90 };
    const change = { ...same, nutrients: [more, fiber], minutes: -15 };
    expect(candidateDifferences(t, change)).toEqual([
      { words: '식이섬유 4.3g 많아요', isBetter: true },
      { words: '나트륨 90mg 많아요', isBetter: false },
      { words: '15분 빨라요', isBetter: true },
    ]);
  });

  it('is told as better only where the limits of the people say so', () => {
    const change = (nutrient: 'potassiumMg' | 'proteinG' | 'energyKcal', amount: number, points: number) =>
      candidateDifferences(t, { ...same, nutrients: [{ nutrient, amount, points }] });
    expect(change('potassiumMg', 82, 0)).toEqual([{ words: '칼륨 82mg 많아요', isBetter: false }]);
    expect(change('potassiumMg', 82, -1)).toEqual([{ words: '칼륨 82mg 많아요', isBetter: true }]);
    expect(change('proteinG', -4, -40)).toEqual([{ words: '단백질 4g 적어요', isBetter: true }]);
    expect(change('energyKcal', -63, 6)).toEqual([{ words: '열량 63kcal 적어요', isBetter: false }]);
  });

  it('says that there is nothing to compare where nothing is known', () => {
    expect(candidateWords(t, same)).toEqual(['비교할 정보가 없어요']);
    expect(candidateWords(t, { ...same, price: -2000 })).toEqual([
      '비교할 정보가 없어요',
      '한 끼에 2,000원 저렴해요',
    ]);
  });
});
