import { describe, expect, it } from 'vitest';
import { ko } from '../../../messages/ko.ts';
import { translator } from '../../../messages/translate.ts';
import { certificateWords } from './certificate-note.tsx';

const t = translator(ko);
const proved = {
  objective: 40,
  lowerBound: 40,
  gap: 0,
  proved: true,
  ladderStep: 0,
  changed: false,
  companionsChanged: false,
  lightened: false,
  kept: false,
  stock: null as { objective: number; lowerBound: number; gapDays: number; provedDays: boolean } | null,
};
const wordsOf = (certificate: Partial<typeof proved> | null) =>
  certificateWords(t, certificate && { ...proved, ...certificate }).join(' ');

describe('the words about a certificate', () => {
  it('say what is proved, and that sides are not', () => {
    expect(wordsOf({})).toContain('이보다 나은 일주일이 없어요');
    expect(wordsOf({})).toContain('더 나은 반찬이 있는지는 확인하지 않았어요');
  });

  it('give a number, rounded up, where it is not', () => {
    const words = wordsOf({ proved: false, gap: 0.01234 });
    expect(words).toContain('1.3%를 넘지 않아요');
    expect(words).not.toContain('일주일이 없어요');
  });

  it('tell apart days that are proved, days within a gap and days nobody has looked at', () => {
    const days = { objective: 50, lowerBound: 50, gapDays: 0, provedDays: true };
    const best = '어느 끼니에 먹을지도';
    expect(wordsOf({ stock: days })).toContain('이보다 나은 방법이 없어요');
    const within = wordsOf({ stock: { ...days, lowerBound: 49.7, gapDays: 0.006, provedDays: false } });
    expect(within).toContain('0.6%를 넘지 않아요. 다른 반찬');
    expect(wordsOf({})).not.toContain(best);
    expect(wordsOf({ companionsChanged: true })).not.toContain(best);
  });

  it('say that the days of a changed week were looked at again, around what was chosen', () => {
    const days = { objective: 50, lowerBound: 49, gapDays: 0.02, provedDays: false };
    for (const change of [{ companionsChanged: true }, { changed: true }]) {
      const words = wordsOf({ ...change, stock: days });
      expect(words).toContain('고르신 상차림은 그대로 두었어요');
      expect(words).toContain('차이가 2%를 넘지 않아요');
      expect(words).not.toContain('어느 끼니에 먹을지도');
    }
  });

  it.each([
    [{ changed: true }, '처음 짠 식단에 대한 것이에요'],
    [{ companionsChanged: true }, '중심 요리에 대한 확인은 그대로예요'],
    [{ companionsChanged: true, lightened: true }, '바뀐 요리까지 넣어 다시 한 것이에요'],
    [{ kept: true }, '나머지 끼니 안에서'],
    [{ ladderStep: 3 }, '규칙을 조금 풀고'],
    [null, '이런 확인이 없어요'],
  ])('say of %o that it limits the claim', (certificate, words) => {
    expect(wordsOf(certificate)).toContain(words);
  });

  it('speak of no difference where a lightened week is proved, and of no other check where it had been changed', () => {
    expect(wordsOf({ companionsChanged: true, lightened: true })).not.toContain('차이');
    expect(wordsOf({ changed: true, lightened: true })).not.toContain('바뀐 요리까지');
  });
});
