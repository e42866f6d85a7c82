import { describe, expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { aLimit } from '../../../testing/a-limit.ts';
import { shownBeside, verdict } from './limit-words.ts';

const WHOLE = { unit: 'g', decimals: 0 };
const TENTHS = { unit: 'g' };

describe('amounts beside their bounds', () => {
  it('are whole numbers from ten on', () => {
    expect(shownBeside([68, 77.8], { low: 30, high: 80 }, 'g')).toEqual(WHOLE);
    expect(shownBeside([12.4], { low: null, high: 12.4 }, 'g')).toEqual(WHOLE);
    expect(shownBeside([8.3], { low: null, high: 41.1 }, 'g')).toEqual(TENTHS);
  });

  it('keep their tenths where whole numbers would hide a missed bound', () => {
    expect(shownBeside([80.4], { low: 30, high: 80 }, 'g')).toEqual(TENTHS);
    expect(shownBeside([29.6], { low: 30, high: 80 }, 'g')).toEqual(TENTHS);
    expect(shownBeside([81.2], { low: 30, high: 80 }, 'g')).toEqual(WHOLE);
  });
});

describe('the verdict on the mean of a week', () => {
  const wordsOf = (changes: Parameters<typeof aLimit>[0]) =>
    verdict(translator(ko), aLimit(changes), 'within')?.words;

  it.each([
    ['aim', '목표까지 조금 남았어요'],
    ['limit', '거의 채웠어요 · 차이 2% 안쪽'],
  ] as const)('says of a floor missed by less than tables tell what its figures show: %s', (kind, words) => {
    const short = {
      nutrient: 'potassiumMg',
      unit: 'mg',
      value: 3101.4,
      judgedLow: 3150,
      judgedHigh: null,
    } as const;
    expect(wordsOf({ ...short, kind, met: true, judged: 7, within: 7 })).toBe(words);
  });

  it('counts no day as missed if all rest on estimates', () => {
    const fibre = { nutrient: 'fiberG', unit: 'g', value: 25, judgedLow: 23, judgedHigh: null } as const;
    expect(wordsOf({ ...fibre, met: true, judged: 0, within: 0 })).toBe(
      '추정값이 있어 기준을 채웠는지는 알 수 없어요',
    );
  });

  it('tells an aim that is exceeded from one that is not reached', () => {
    const aim = { nutrient: 'potassiumMg', unit: 'mg', kind: 'aim', met: false } as const;
    expect(wordsOf({ ...aim, value: 5000, judgedLow: null, judgedHigh: 4700 })).toBe('기준보다 300mg 많아요');
    expect(wordsOf({ ...aim, value: 3000, judgedLow: 3500, judgedHigh: null })).toBe(
      '목표까지 조금 남았어요',
    );
  });
});
