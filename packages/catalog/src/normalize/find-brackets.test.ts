import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBrackets } from './find-brackets.ts';

const contents = (text: string) => findBrackets(text).map(({ start, end }) => text.slice(start, end));

describe('findBrackets', () => {
  it.each([
    ['none', '두부 1모', []],
    ['one after the other', '두부(1모), 파[1대]', ['(1모)', '[1대]']],
    ['only the outermost of nested ones', '국물(물 300g(1컵)) 파(1대)', ['(물 300g(1컵))', '(1대)']],
    ['none where one never closes', '버터(10g', []],
    ['what closes inside one that does not', '(버터(10g), 파', ['(10g)']],
    ['none where one never opened', '버터10g), 파(1대)', ['(1대)']],
  ])('finds %s', (_what, text, found) => {
    expect(contents(text)).toEqual(found);
  });

  it('gives places that do not overlap, each opening and closing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('(', ')', '[', ']', '가') }), (text) => {
        let end = 0;
        for (const bracket of findBrackets(text)) {
          expect(bracket.start).toBeGreaterThanOrEqual(end);
          expect('([{').toContain(text.charAt(bracket.start));
          expect(')]}').toContain(text.charAt(bracket.end - 1));
          end = bracket.end;
        }
      }),
    );
  });
});
