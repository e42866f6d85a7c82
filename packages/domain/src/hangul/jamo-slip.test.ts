import { describe, expect, it } from 'vitest';
import { toJamo } from './hangul-syllable.ts';
import { isJamoNoise, jamoSlip } from './jamo-slip.ts';

const slip = (typed: string, meant: string) => jamoSlip(toJamo(typed), toJamo(meant));

describe('a slip between two words', () => {
  it.each<readonly [string, string, number | null]>([
    ['새우', '새우', 0],
    ['ㅅㅐㅇㅜ', '새우', 0],
    ['세우', '새우', 1],
    ['게란', '계란', 1],
    ['왜국', '외국', 1],
    ['웨국', '외국', 1],
    ['땅꽁', '땅콩', 1],
    ['볶숭아', '복숭아', 1],
    ['닥고기', '닭고기', 1],
    ['두뿌', '두부', 1],
    ['푸부', '부부', 1],
    ['토마도', '토마토', 1],
    ['짬치', '참치', 1],
    ['고등오', '고등어', 1],
    ['무즈', '무주', 1],
    ['뱌', '바', 1],
    ['견', '건', 1],
    ['감치', '강치', 1],
    ['하이', '아이', 1],
    ['오미', '오이', 1],
    ['새', '새우', null],
    ['새ㅇ', '생', 0],
    ['시우', '새우', 2],
    ['새우ㄹ', '새우', 2],
    ['새욱', '새우', 2],
    ['두보', '두부', 2],
    ['ㅐㅅ우', '새우', 2],
    ['새ㅜㅇ', '새우', 2],
    ['abcd', 'abdc', 2],
    ['abcd', 'bacd', 2],
    ['abcd', 'abcc', 2],
    ['abcd', 'abdd', 2],
    ['abcd', 'bbdc', null],
    ['abcd', 'cbad', null],
    ['abxcd', 'abcdx', null],
    ['aab', 'ab', 2],
    ['ab', 'aab', 2],
    ['aa', 'aaa', 2],
    ['두부', '새우', null],
    ['', 'a', 2],
  ])('from "%s" to "%s" counts %s', (typed, meant, count) => {
    expect(slip(typed, meant)).toBe(count);
    expect(slip(meant, typed)).toBe(count);
  });

  it('is no meaning of lone jamo typed for a laugh', () => {
    for (const noise of ['ㅋㅋ', 'ㅎ', 'ㅠㅠ', 'ㅜㅡㅜ', 'ㄴㄴ', 'ㅇㅇ', 'ㄷㄷ', 'ㅗ', 'ㅅㅅ'])
      expect(isJamoNoise(noise)).toBe(true);
    for (const other of ['ㅋ굴', '굴ㅋ', 'ㅂ', '', 'k']) expect(isJamoNoise(other)).toBe(false);
  });
});
