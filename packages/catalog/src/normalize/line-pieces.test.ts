import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBrackets, takeApart } from './line-pieces.ts';
import { anyText } from './testing/any-text.ts';

const pieces = (line: string) => {
  const { name, remarks, amount } = takeApart(line);
  return [name, remarks, amount];
};

describe('takeApart', () => {
  it.each([
    ['양파 30g', ['양파', [], '30g']],
    ['양파(30g)', ['양파', [], '30g']],
    ['닭고기(가슴살, 150g)', ['닭고기', ['가슴살'], '150g']],
    ['한돈(사태) 30g', ['한돈', ['사태'], '30g']],
    ['두부 75g(3/4모)', ['두부', [], '75g / 3/4모']],
    ['파프리카(빨강, 노랑 각 1개)', ['파프리카', ['빨강, 노랑'], '각 1개']],
    ['고등어(1마리=250g)', ['고등어', [], '1마리 / 250g']],
    ['단호박작은것 125g', ['단호박작은것', [], '125g']],
    ['소금적당량', ['소금', [], '적당량']],
    ['설탕 1 큰 술', ['설탕', [], '1 큰술']],
    ['+ 꿀(1Ts)', ['꿀', [], '1Ts']],
    ['버터(10g', ['버터', [], '10g']],
    ['육수(물 300g(1컵), 무)', ['육수', ['물 , 무'], '300g / 1컵']],
    ['적양배추 15g(5×3cm)', ['적양배추', [], '15g / 5×3cm']],
    ['멜론', ['멜론', [], null]],
    ['(새우)', ['새우', ['새우'], null]],
    ['30g', ['30g', [], '30g']],
  ])('takes %s apart', (line, expected) => {
    expect(pieces(line)).toEqual(expected);
  });

  it('puts the amounts outside brackets first', () => {
    expect(takeApart('오징어(1마리) 220g').amounts.map(({ text }) => text)).toEqual(['220g', '1마리']);
  });

  it('never throws', () => {
    fc.assert(fc.property(anyText(), (line) => typeof takeApart(line).name === 'string'));
  });

  it.each(['(', '()', '(가', '([{', '(1g)', '가)', '.', ' '])(
    'takes linear time when a line repeats %j',
    (piece) => {
      const line = piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length));
      expect(takeApart(line)).toHaveProperty('name');
    },
  );
});

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
