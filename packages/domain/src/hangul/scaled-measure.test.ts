import { describe, expect, it } from 'vitest';
import { cooksSpoons } from './cooks-spoons.ts';
import { isCooksAmount, scaledMeasure } from './scaled-measure.ts';

type Scaled = {
  readonly name: string;
  readonly amount: string;
  readonly factor: number;
  readonly words: string;
  /** The amount in English, and what it becomes. */
  readonly english: readonly string[];
};

function expectScaled({ name, amount, factor, words, english }: Scaled): void {
  const scaling = { factor, grams: null, korean: { name, amount } };
  const [text = '', scaled] = english;
  expect(scaledMeasure(amount, { ...scaling, locale: 'ko' })).toBe(words);
  expect(scaledMeasure(text, { ...scaling, locale: 'en' })).toBe(scaled);
}

describe('a scaled amount', () => {
  it.each([
    ['1과 1/2큰술, 다진 것', 2, '3큰술, 다진 것'],
    ['1큰술', 1.5, '1과 1/2큰술'],
    ['2큰술', 1.16, '2와 1/2큰술'],
    ['2작은술', 2, '1큰술과 1작은술'],
    ['2작은술', 2.5, '1과 1/2큰술'],
    ['1과 1/2큰술', 1.5, '2와 1/2큰술'],
    ['1큰술', 0.5, '1/2큰술'],
    ['1꼬집', 4, '1/4작은술'],
    ['3큰술', 1.5, '5큰술'],
    ['1큰술', 1 / 3, '1작은술'],
    ['2작은술', 3, '2큰술'],
    ['1/2작은술', 0.25, '2꼬집'],
    ['500g, 나박썰기한 것', 0.333, '165g, 나박썰기한 것'],
    ['45g', 0.5, '23g'],
    ['1/2개, 채 썬 것', 2.5, '1과 1/4개, 채 썬 것'],
    ['1/2개', 0.25, '20g'],
    ['3개', 1.5, '4와 1/2개'],
    ['8개', 1.6, '13개'],
    ['10마리', 0.75, '8마리'],
    ['1마리', 0.5, '1/2마리'],
    ['약간', 2, '약간'],
    ['1과 1/3컵', 1, '1과 1/3컵'],
    ['150g, 껍데기째 800g의 살', 0.5, '75g, 껍데기째 400g의 살'],
  ])('%s times %f is %s', (text, factor, words) => {
    expect(scaledMeasure(text, { factor, grams: 80, locale: 'ko' })).toBe(words);
  });

  it.each([
    ['1 1/2 tbsp, chopped', 2, '3 tbsp, chopped'],
    ['1 clove', 3, '3 cloves'],
    ['2 leaves', 0.5, '1 leaf'],
    ['1/2, sliced', 3, '1 1/2, sliced'],
    ['1 tbsp', 1 / 3, '1 tsp'],
    ['2 tsp', 2, '1 tbsp + 1 tsp'],
    ['1 cup (200 ml)', 0.5, '1/2 cup (100 ml)'],
    ['1/2 tsp', 1 / 4, '2 pinches'],
    ['120 g, in 2 cm lengths', 0.52, '60 g, in 2 cm lengths'],
    ['700 g, weighed with bone, 420 g of it meat', 2, '1400 g, weighed with bone, 840 g of it meat'],
  ])('%s times %f is %s', (text, factor, words) => {
    expect(scaledMeasure(text, { factor, grams: 80, locale: 'en' })).toBe(words);
  });

  it('counts several animals whole in English too', () => {
    const scaling = {
      factor: 0.75,
      grams: 15,
      locale: 'en',
      korean: { name: '국물멸치', amount: '10마리' },
    } as const;
    expect(scaledMeasure('10', scaling)).toBe('8');
  });

  it.each([
    { name: '방울토마토', amount: '6알', factor: 0.625, words: '4알', english: ['6', '4'] },
    { name: '바질', amount: '8잎', factor: 0.53, words: '4잎', english: ['8 leaves', '4 leaves'] },
    { name: '로즈마리', amount: '3줄기', factor: 0.13, words: '1/2줄기', english: ['3 stems', '1/2 stem'] },
    { name: '달걀', amount: '2개', factor: 0.875, words: '2개', english: ['2', '2'] },
    { name: '달걀', amount: '3개', factor: 0.5, words: '1과 1/2개', english: ['3', '1 1/2'] },
    { name: '달걀', amount: '6개', factor: 1.25, words: '8개', english: ['6', '8'] },
    { name: '갈치', amount: '6토막', factor: 0.58, words: '3토막', english: ['6 pieces', '3 pieces'] },
    {
      name: '고등어',
      amount: '6토막',
      factor: 0.25,
      words: '1과 1/2토막',
      english: ['6 pieces', '1 1/2 pieces'],
    },
    { name: '달걀', amount: '1개', factor: 0.14, words: '1/4개', english: ['1', '1/4'] },
    { name: '식빵', amount: '3장', factor: 0.75, words: '2와 1/2장', english: ['3 slices', '2 1/2 slices'] },
    { name: '깻잎', amount: '10장', factor: 0.25, words: '3장', english: ['10 leaves', '3 leaves'] },
    { name: '양파', amount: '1개', factor: 0.33, words: '1/3개', english: ['1', '1/3'] },
  ])('counts $name as a cook does: $amount times $factor', expectScaled);

  it.each([
    { name: '간장', amount: '1/2작은술', factor: 0.25, words: '1/8작은술', english: ['1/2 tsp', '1/8 tsp'] },
    { name: '참기름', amount: '1작은술', factor: 0.2, words: '1/4작은술', english: ['1 tsp', '1/4 tsp'] },
    { name: '고추장', amount: '1작은술', factor: 0.15, words: '1/8작은술', english: ['1 tsp', '1/8 tsp'] },
    { name: '고춧가루', amount: '1작은술', factor: 0.2, words: '3꼬집', english: ['1 tsp', '3 pinches'] },
    { name: '소금', amount: '2꼬집', factor: 0.5, words: '1꼬집', english: ['2 pinches', '1 pinch'] },
    { name: '소금', amount: '2꼬집', factor: 0.25, words: '1/2꼬집', english: ['2 pinches', '1/2 pinch'] },
  ])('takes $name by a spoon or a pinch: $amount times $factor', expectScaled);

  it('tells less than a kilogram in grams', () => {
    expect(scaledMeasure('1.2kg, 껍데기째', { factor: 0.7, grams: 1200, locale: 'ko' })).toBe(
      '840g, 껍데기째',
    );
  });

  it('is spoons a cook measures, at most a quarter more or less, for one to eight people', () => {
    const written = [
      '1/4작은술',
      '1/2작은술',
      '1작은술',
      '2작은술',
      '1/2큰술',
      '1큰술',
      '1과 1/2큰술',
      '2큰술',
    ];
    const factors = [1, 2, 3, 5, 6, 7, 8].flatMap((people) => [people / 2, people / 4]);
    const stated = written.flatMap((text) =>
      factors.flatMap((factor) =>
        scaledMeasure(text, { factor, grams: null, locale: 'ko' }).split('과 1작은술'),
      ),
    );
    expect(stated.filter((text) => !isCooksAmount(text))).toEqual([]);
    const steps = Array.from({ length: 400 }, (_, at) => 0.25 * 1.01 ** at);
    const shares = steps.map((teaspoons) => {
      const inTeaspoons = { pinch: 1 / 16, teaspoon: 1, tablespoon: 3 };
      const sum = cooksSpoons(teaspoons, { unit: 'tablespoon', isPinched: true }).reduce(
        (total, { quantity, unit }) => total + quantity * inTeaspoons[unit],
        0,
      );
      return sum / teaspoons;
    });
    expect(Math.max(...shares)).toBeLessThan(1.25);
    expect(Math.min(...shares)).toBeGreaterThan(0.8);
  });
});

describe('an amount a cook says', () => {
  it.each(['1과 1/2큰술', '2작은술', '3꼬집', '1/3작은술', '5큰술', '200g', '1/2개'])('is %s', (text) => {
    expect(isCooksAmount(text)).toBe(true);
  });

  it.each([
    '5작은술',
    '4작은술',
    '1과 1/3작은술',
    '2와 1/2작은술',
    '3/4큰술',
    '4와 1/2큰술',
    '12큰술',
    '4꼬집',
    '5 tsp',
  ])('is not %s', (text) => {
    expect(isCooksAmount(text)).toBe(false);
  });
});
