import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';

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
