import { describe, expect, it } from 'vitest';
import { readParts } from '../../commands/data-folder.ts';
import { buildCatalogue } from '../build/build-catalogue.ts';
import { bundledContent } from '../testing/bundled-content.ts';
import { aCatalogueParts, aProductFile, TOFU_LINE } from '../testing/catalogue-parts.ts';
import { readBoughtKinds } from './bought-kinds.ts';

/** The product of a file, or the problems in it. */
function built(changes: object) {
  const result = buildCatalogue(aCatalogueParts({ productFiles: [aProductFile(changes)] }));
  return result.ok
    ? { product: result.value.products[0], problems: [] }
    : { product: undefined, problems: result.problem.map(({ field, repair }) => `${field}: ${repair}`) };
}

describe('a product', () => {
  it('has the figures of its kind, not those of its lines', () => {
    const { product } = built({});
    expect(product?.nutrition).toMatchObject({ energyKcal: 400, sodiumMg: 900, proteinG: 45 });
    expect(product?.measured?.sodiumMg).toEqual({ central: 900, low: 700, high: 1200, n: 3 });
    expect(product?.typicalPriceWon).toBe(5000);
  });

  it('of several pieces has so many times the figures and the price', () => {
    const { product } = built({ count: 2, servings: 1 });
    expect(product?.nutrition).toMatchObject({ energyKcal: 800, sodiumMg: 1800 });
    expect(product?.measured?.sodiumMg).toMatchObject({ central: 1800, high: 2400, n: 3 });
    expect(product?.typicalPriceWon).toBe(10_000);
  });

  it('with something beside it has that on top, and the price of its own alone', () => {
    const { product } = built({
      holds: { ko: '두부 도시락', en: 'tofu box', amount: '1팩', addOns: ['tofu'] },
    });
    expect(product?.nutrition).toMatchObject({ energyKcal: 480, sodiumMg: 910 });
    expect(product?.measured?.energyKcal?.high).toBe(580);
    expect(product?.ingredients).toHaveLength(2);
    expect(product?.english?.ingredients.at(-1)?.name).toBe('pan-fried tofu');
    expect(product?.typicalPriceWon).toBeNull();
    expect(product?.priceRange).toMatchObject({ won: 5000, of: { ko: '두부 도시락', en: 'tofu box' } });
  });

  it('has the typical price of similar goods where it was seen on several', () => {
    expect(built({ isEstimate: true }).product?.priceRange).toMatchObject({ won: 5000, low: 4500 });
    const seenOnce = { won: 5000, low: 5000, high: 5000, month: '2026-09', source: '가게', with: [] };
    const boughtKinds = new Map(
      [...aCatalogueParts().boughtKinds].map(([key, kind]) => [key, { ...kind, price: seenOnce }]),
    );
    const of = (changes: object) =>
      buildCatalogue(aCatalogueParts({ boughtKinds, productFiles: [aProductFile(changes)] }));
    expect(of({ isEstimate: true })).toMatchObject({ value: { products: [{ typicalPriceWon: null }] } });
    expect(of({})).toMatchObject({ value: { products: [{ typicalPriceWon: 5000 }] } });
  });

  it('has the price of its kind where that includes what is beside it', () => {
    const { product } = built({ holds: { ko: '두부', en: 'tofu', amount: '1팩', addOns: ['rice'] } });
    expect(product?.priceRange).toEqual({
      ...{ won: 5000, low: 4500, high: 5500 },
      ...{ month: '2026-09', source: '가게' },
    });
  });

  it.each([
    ['alone', { amount: '2개' }, ['2개(500g)', '2 pieces (500 g)']],
    ['alone, in a box', { amount: '1개' }, ['1개(500g)', '1 box (500 g)']],
    [
      'beside a measured good',
      { ko: '도시락', en: 'tofu box', amount: '1팩', addOns: ['tofu'] },
      ['도시락 1팩(500g), 두부 1모(200g)', '1 pack of tofu box (500 g), 1 block of tofu (200 g)'],
    ],
  ])('says what it holds, with its weight: %s', (_how, holds, labels) => {
    const { product } = built({ holds });
    expect([product?.servingLabel, product?.english?.servingLabel]).toEqual(labels);
  });

  it('nobody measured has figures of the nearest kind, and no ranges', () => {
    const { product } = built({ isEstimate: true });
    expect(product?.nutrition.sodiumMg).toBe(900);
    expect(product?.measured).toBeUndefined();
  });

  it.each([
    ['of a kind nobody knows', { kind: '유니콘' }, 'name a row of bought/kinds.csv'],
    [
      'that weighs less than it is sold with',
      { ingredients: [{ ...TOFU_LINE, grams: 600 }] },
      '500 of grams',
    ],
    [
      'with an add-on nobody knows',
      { holds: { ko: '가', en: 'a', amount: '1팩', addOns: ['moon'] } },
      'name an add-on',
    ],
    [
      'that does not name the good it adds to',
      { holds: { amount: '1팩', addOns: ['tofu'] } },
      'name the measured good',
    ],
    [
      'with an egg left soft that no line names',
      { description: '반숙 달걀을 올린 두부예요.' },
      'name the underdone egg',
    ],
    ['that cannot be drawn', { drawing: { type: 'unicorn' } }, 'type is one of'],
    ['of a class whose allergens nobody wrote down', { name: '유니콘' }, 'add a class'],
    ['that may hold a food nobody knows', { mayContain: ['unicorn'] }, "not 'unicorn'"],
  ])('%s is refused', (_what, changes, repair) => {
    const { problems } = built(changes);
    expect(problems).toContainEqual(expect.stringContaining(repair));
  });
});

describe('the class of a product', () => {
  it('says what some makers put in, beside the lines', () => {
    expect(built({}).product?.mayContain).toEqual(['rice']);
    expect(built({ mayContain: ['tofu', 'grain'] }).product?.mayContain).toEqual(['grain', 'rice']);
  });

  it('refuses one whose lines lack what all such goods hold', () => {
    const boughtClasses = [{ class: '도시락', named: /도시락/u, holds: ['rice'], mayContain: ['tofu'] }];
    const result = buildCatalogue(aCatalogueParts({ productFiles: [aProductFile()], boughtClasses }));
    expect(result.ok ? [] : result.problem).toEqual([
      expect.objectContaining({ repair: 'add the line that brings rice (도시락)' }),
    ]);
  });
});

describe('an estimate', () => {
  it('is every good whose packs do not say how many they serve', () => {
    const parts = aCatalogueParts({ productFiles: [aProductFile()] });
    const boughtKinds = new Map(
      [...parts.boughtKinds].map(([key, kind]) => [key, { ...kind, isDivided: true }]),
    );
    const result = buildCatalogue({ ...parts, boughtKinds });
    expect(result.ok ? [] : result.problem).toEqual([expect.objectContaining({ field: 'isEstimate' })]);
  });

  it('has the cholesterol of its lines where its kind is another dish', () => {
    const cholesterolOf = (key: string) => {
      const changes = { isEstimate: true, kind: key };
      const parts = aCatalogueParts({ productFiles: [aProductFile(changes)] });
      const [kind] = parts.boughtKinds.values();
      if (kind === undefined) throw new Error('the parts have a kind');
      const stated = { ...kind.stated, cholesterolMg: 77 };
      const result = buildCatalogue({ ...parts, boughtKinds: new Map([[key, { ...kind, key, stated }]]) });
      return result.ok ? result.value.products[0]?.nutrition.cholesterolMg : result.problem;
    };
    expect(cholesterolOf('알탕')).toBe(300);
    expect(cholesterolOf('두부')).toBe(77);
    expect(cholesterolOf('탕(식당 전체)')).toBe(77);
  });

  it('that feeds less than three quarters of the kind it borrows from is refused', () => {
    const changes = { isEstimate: true };
    const parts = aCatalogueParts({ productFiles: [aProductFile(changes)] });
    const kinds = [...parts.boughtKinds.values()].map((kind) => ({
      ...kind,
      energyKcal: { central: 540, low: 540, high: 540, n: 1 },
      stated: { ...kind.stated, fatG: 35.5 },
    }));
    const boughtKinds = new Map(kinds.map((kind) => [kind.key, kind]));
    const result = buildCatalogue({ ...parts, boughtKinds });
    expect(result.ok ? [] : result.problem).toEqual([
      expect.objectContaining({ repair: 'the kind has 540 of energyKcal, these lines 400' }),
    ]);
  });
});

describe('the table of kinds', () => {
  const header =
    'key,sold,servingGrams,energyKcal,energyLow,energyHigh,sodiumMg,sodiumLow,sodiumHigh,n,carbohydrateG,sugarG,fiberG,proteinG,fatG,saturatedFatG,cholesterolMg,potassiumMg,phosphorusMg,calciumMg,ironMg,method,priceWon,priceLow,priceHigh,priceMonth,priceSource,priceWith,source,serving';
  const row = '죽,식당,800,456,336,656,1000,900,1300,11,,,,,,,,,,,,analysed,,,,,,,table,';

  it('leaves unknown what a cell does not say', () => {
    const read = readBoughtKinds(`${header}\n${row}`);
    expect(read.ok && read.value.get('죽')).toMatchObject({ stated: {}, price: null, servingGrams: 800 });
  });

  it.each([
    ['no source', row.replace(/table,$/, ',')],
    ['key used twice', `${row}\n${row}`],
    ['n is not an amount', row.replace(',11,', ',many,')],
    ['a price without its month or source', row.replace('analysed,,', 'analysed,5000,')],
    ['2026-13 is no month', row.replace('analysed,,,,,', 'analysed,5000,,,2026-13,shop')],
    ['a price outside its range', row.replace('analysed,,,,,', 'analysed,5000,5100,6000,2026-09,shop')],
    ['more fibre than carbohydrate', row.replace(',11,,,', ',11,2,,3')],
    ['sodium runs from high to low', row.replace('900,1300', '1300,900')],
    ['sodium lies outside its range', row.replace('1000,900', '1400,900')],
    ['guessed is not one of', row.replace('analysed', 'guessed')],
    ['half is no kind of serving', `${row}half`],
  ])('is refused with %s', (reason, rows) => {
    const read = readBoughtKinds(`${header}\n${rows}`);
    expect(read.ok ? [] : read.problem.map((problem) => problem.reason)).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it('that is bundled can be read', () => {
    const parts = readParts();
    expect(parts.ok && parts.value.boughtKinds.get('비빔밥')?.sodiumMg?.central).toBe(1268);
  });
});

const { products } = bundledContent();
const restaurants = products.filter(({ style }) => style === 'restaurant');

/** Goods of a label with the weight of one: `군고구마 2개(200g)` is 100 g. */
function weighedPieces(label: string): readonly (readonly [good: string, grams: number])[] {
  return [...label.matchAll(/([^,]+?) (\d+)(?:개|팩|컵|줄|봉지|장)\((\d+)g\)/g)].map(
    ([, good = '', count, grams]) => [good.trim(), Number(grams) / Number(count)],
  );
}

describe('the goods of a label', () => {
  it('weigh the same in every shop', () => {
    const weights = new Map<string, Set<number>>();
    for (const { style, servingLabel } of products)
      for (const [good, grams] of weighedPieces(servingLabel)) {
        const sold = style === 'restaurant' ? `식당 ${good}` : good;
        weights.set(sold, (weights.get(sold) ?? new Set()).add(grams));
      }
    expect(weights.get('군고구마')).toEqual(new Set([140]));
    expect([...weights].filter(([, each]) => each.size > 1)).toEqual([]);
  });
});

/** Places that open before eight: soup and porridge houses, snack bars, bakeries and diners with set meals. */
const OPEN_EARLY = /죽|탕|국|육개장|밥$|백반|정식|찌개|토스트|샌드위치|수프|크로크무슈|김밥|유부초밥|주먹밥/;
const OPEN_FROM_NOON = /곤드레|산채|초당|어죽|백합죽|곰치|조개탕|지리|황태구이|더덕/;

describe('a restaurant', () => {
  it('serves breakfast only where such places open in the morning', () => {
    const early = restaurants.filter(({ mealTimes }) => mealTimes.includes('breakfast'));
    const isDoubtful = (name: string) => {
      const dish = name.replace(/[와과] .*$/, '');
      return !OPEN_EARLY.test(dish) || OPEN_FROM_NOON.test(name);
    };
    expect(early.length).toBeGreaterThan(50);
    expect(early.map(({ name }) => name).filter(isDoubtful)).toEqual([]);
  });

  it('takes the order of a hot pot, a grill, a pizza or a chicken from two people on', () => {
    const isShared = ({ name }: { readonly name: string }) =>
      /전골|샤브|닭갈비|[소지왕]갈비(?!탕)|갈비구이|갈비찜|해물찜|아귀찜|매운탕$|곱창|피자$|(후라이드|순살|양념|간장)치킨|난자완스|라조기/.test(
        name.replace(/[와과] .*$/, ''),
      );
    const found = restaurants.filter(isShared);
    expect(found.length).toBeGreaterThan(25);
    expect(
      found
        .filter(({ name, soldFor }) => soldFor === undefined && !name.startsWith('대구매운탕'))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

it('says of every meal kit that it is sold for two', () => {
  const kits = products.filter(({ style, name }) => style === 'mealKit' && name.includes('밀키트'));
  expect(kits.length).toBeGreaterThan(20);
  expect(kits.filter(({ soldFor }) => soldFor === undefined).map(({ name }) => name)).toEqual([]);
});
