import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { tidyText } from '../tidy-text.ts';
import { findAmounts } from './find-amounts.ts';

/** Quantity and unit of each amount, short: "1.5 컵", "30 g", "2 -" for a bare count, "약간" for a rough word, "size". */
const read = (text: string) =>
  findAmounts(tidyText(text)).map(({ quantity, unit, rough, text: written }) => {
    if (rough) return written;
    if (quantity === null) return 'size';
    const name = unit === null ? '-' : { mass: 'g', volume: 'ml', household: '' }[unit.kind];
    const factor = unit?.kind === 'mass' ? unit.grams : unit?.kind === 'volume' ? unit.millilitres : 1;
    return `${Math.round(quantity * factor * 1000) / 1000} ${unit?.kind === 'household' ? unit.name : name}`;
  });

describe('findAmounts', () => {
  it.each([
    ['양파 30g', ['30 g']],
    ['밀가루 1.5kg', ['1500 g']],
    ['멸치 1,000g', ['1000 g']],
    ['물 200㎖', ['200 ml']],
    ['육수 1.5L', ['1500 ml']],
    ['½개', ['0.5 개']],
    ['⅔컵', ['0.667 컵']],
    ['1½컵', ['1.5 컵']],
    ['1과 1/2큰술', ['1.5 큰술']],
    ['1+1/2T', ['1.5 큰술']],
    ['1Ts', ['1 큰술']],
    ['0.5ts', ['0.5 작은술']],
    ['2~3큰술', ['2.5 큰술']],
    ['3∼5장', ['4 장']],
    ['100g~150g', ['125 g']],
    ['1컵 반', ['1.5 컵']],
    ['5g마늘', ['5 g']],
    ['100g×2', ['200 g']],
    ['2×100g', ['200 g']],
    ['약 200g', ['200 g']],
    ['20g 정도', ['20 g']],
    ['2개분', ['2 개']],
    ['홍고추 1/2씩', ['0.5 -']],
  ])('reads %s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });

  it.each([
    ['두부 반 모', ['0.5 모']],
    ['마늘 한 쪽', ['1 쪽']],
    ['깻잎 서너장', ['3.5 장']],
    ['두부반모', ['0.5 모']],
    ['소금 한꼬집', ['1 꼬집']],
    ['한줌', ['1 줌']],
  ])('reads native numerals: %s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });

  it.each([
    ['소금 약간', ['약간']],
    ['소금적당량', ['적당량']],
    ['소금 조금씩', ['조금씩']],
    ['후추 톡톡', ['톡톡']],
    ['설탕 취향껏', ['취향껏']],
    ['기호에 따라', ['기호에 따라']],
    ['레시피 참조', ['레시피 참조']],
  ])('hears rough words: %s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });

  it.each([
    ['적양배추 15g(5×3cm)', ['15 g', 'size']],
    ['당근 5g(3×1×1cm)', ['5 g', 'size']],
    ['0.5cm 두께로 썬 감자 100g', ['size', '100 g']],
    ['길이 5cm 대파', ['size']],
  ])('takes a size for no amount: %s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });

  it.each([
    ['고등어(1마리=250g)', ['1 마리', '250 g']],
    ['물(3컵=600g)', ['3 컵', '600 g']],
    ['두부 75g(3/4모)', ['75 g', '0.75 모']],
    ['배 10g(2cm)', ['10 g', '2 cm']],
    ['달걀 1, 파 2', ['1 -', '2 -']],
    ['양파 3.5(1장)', ['3.5 -', '1 장']],
  ])('finds every amount of a line: %s', (text, amounts) => {
    expect(read(text)).toEqual(amounts);
  });

  it.each([
    ['실곤약'],
    ['7분도미'],
    ['2가지색 파프리카'],
    ['살짝 데친 시금치'],
    ['1등급'],
    ['팔각'],
    ['12345678g'],
  ])('finds none in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('tells what is said of each food', () => {
    const isEach = (text: string) => findAmounts(text).map(({ each }) => each);
    expect(['각 10g', '각각 1개', '약간씩', '2개씩'].map(isEach)).toEqual([[true], [true], [true], [true]]);
    expect(['10g', '약간', '약 10g'].map(isEach)).toEqual([[false], [false], [false]]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    '1',
    '½',
    '/',
    ' ',
    '가',
    'g',
    '큰술',
    '개',
    '약',
    '간',
    '각',
    '×',
    'cm',
    '~',
    '(',
    ')',
    '반',
    '.',
    ',',
  );

  it('has amounts inside it, in order, with no negative quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 60 }), (text) => {
        let end = 0;
        for (const amount of findAmounts(text)) {
          expect(amount.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(amount.start, amount.end)).toBe(amount.text);
          expect(amount.quantity ?? 0).toBeGreaterThanOrEqual(0);
          end = amount.end;
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is searched without throwing', () => {
    fc.assert(fc.property(anyText(), (text) => Array.isArray(findAmounts(text))));
  });

  it.each(['1', '(', '1/', '1,', '1 1/', '약', '1x', '한', '1~', ' ', '가1', '1g', '123,', '1cm'])(
    'is searched in linear time when it repeats %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(runs(1_000_000, 250_000) / piece.length));
      expect(findAmounts(text)).toBeInstanceOf(Array);
    },
  );
});
