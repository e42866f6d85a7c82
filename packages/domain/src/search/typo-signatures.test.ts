import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJamo } from '../hangul/hangul-syllable.ts';
import { slipsOf, typoSignatures } from './typo-signatures.ts';

const LETTERS = [...'ㄱㄴㄷㅂㅈㅏㅓㅗㅚㅣ'];
const texts = fc.array(fc.constantFrom(...LETTERS), { minLength: 5, maxLength: 40 });
const short = fc.array(fc.constantFrom('ㄱ', 'ㅏ', 'ㅣ'), { minLength: 4, maxLength: 11 });
const slips = fc.tuple(
  fc.constantFrom('left out', 'added', 'changed', 'swapped'),
  fc.nat(),
  fc.constantFrom(...LETTERS),
);

/** The text with one typo. */
function slipped(text: readonly string[], [kind, at, letter]: readonly [string, number, string]): string[] {
  const place = at % text.length;
  if (kind === 'left out') return text.toSpliced(place, 1);
  if (kind === 'added') return text.toSpliced(place, 0, letter);
  if (kind === 'changed') return text.with(place, letter);
  return text.toSpliced(place, 2, ...text.slice(place, place + 2).reverse());
}

function isFound(typed: string, words: readonly string[]): boolean {
  const marks = new Set(typoSignatures(words));
  const { starts, ends, wholes } = slipsOf(typed) ?? { starts: [], ends: [], wholes: [] };
  return [...starts, ...ends, ...wholes].some((mark) => marks.has(mark));
}

/** Patterns of the texts from which one typo makes this one; `_` is any jamo. */
function patternsOf(typed: string): string[] {
  const jamo = [...toJamo(typed)];
  return [...jamo, ''].flatMap((_, at) => [
    jamo.with(Math.min(at, jamo.length - 1), '_').join(''),
    jamo.toSpliced(at, 1).join(''),
    jamo.toSpliced(at, 0, '_').join(''),
    jamo.toSpliced(at, 2, ...jamo.slice(at, at + 2).reverse()).join(''),
  ]);
}

/** Whether a text matches a pattern as in the database; `*` is anything. */
function fits(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('_', '.').replaceAll('*', '.*')}$`, 'u').test(text);
}

describe('a slip of the finger', () => {
  it('leaves a mark in common with the title, with its beginning and with its end', () => {
    fc.assert(
      fc.property(texts, texts, slips, (text, other, slip) => {
        const typed = slipped(text, slip).join('');
        expect(isFound(typed, [text.join('')])).toBe(true);
        expect(isFound(typed, [[...text, ...other].join('')])).toBe(true);
        expect(isFound(typed, [[...other, ...text].join('')])).toBe(true);
        expect(isFound(typed, [other.join(''), text.join('')])).toBe(true);
      }),
    );
  });

  it('is proved by every mark of a short text', () => {
    fc.assert(
      fc.property(short, short, (typed, text) => {
        const { starts, ends } = slipsOf(typed.join('')) ?? { starts: [], ends: [] };
        const patterns = patternsOf(typed.join(''));
        const marks = new Set(typoSignatures([text.join('')]));
        const title = text.join('');
        const isStart = patterns.some((pattern) => fits(title, `${pattern}*`));
        const isEnd = patterns.some((pattern) => fits(title, `*${pattern}`));
        expect([starts, ends].map((each) => each.some((mark) => marks.has(mark)))).toEqual([isStart, isEnd]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['됸장', '된장'],
    ['겸치', '김치'],
    ['두부찌게', '두부찌개'],
    ['굳', '굴'],
    ['볶으밥', '볶음밥'],
  ])('%s is near %s', (typed, title) => {
    expect(isFound(typed, [title])).toBe(true);
    expect(slipsOf(typed)?.jamo).toBe(toJamo(typed));
  });

  it('is not looked for in texts of two jamo or of hundreds', () => {
    expect(slipsOf('두')).toBeNull();
    expect(slipsOf('두'.repeat(61))).toBeNull();
  });
});
