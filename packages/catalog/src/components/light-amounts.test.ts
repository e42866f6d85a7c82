import type { Seasoning } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { bundledParts } from '../testing/bundled-content.ts';
import { type ComponentEntry, componentEntrySchema } from './component-entry.ts';
import { lightAmounts } from './light-amounts.ts';
import { componentNutrition, seasonedLines } from './season-component.ts';

const foods = { taxonomy: bundledTaxonomy(), facts: bundledParts().facts };
const dishes = bundledParts().componentFiles.map(({ text }) => componentEntrySchema.parse(JSON.parse(text)));
/** Sodium of a serving, mg, of rounding and of what more garlic and vegetables in the mild version hold. */
const ROUNDING_MG = 3;

type Line = ComponentEntry['ingredients'][number];

const soySauce: Line = { id: 'soy_sauce', grams: 32, amount: '2큰술', mild: { grams: 16, amount: '1큰술' } };
const salt: Line = { id: 'salt', grams: 3, amount: '1/2작은술', mild: null };
const spoonOfSalt: Line = { id: 'salt', grams: 6, amount: '1작은술', mild: null };
const pinches: Line = { id: 'salt', grams: 0.8, amount: '2꼬집', mild: null };
const sugar: Line = { id: 'sugar', grams: 12.6, amount: '1큰술', mild: null };
const powder: Line = { id: 'baking_powder', grams: 4, amount: '1작은술', mild: null };
const crumbs: Line = { id: 'bread_crumb', grams: 12, amount: '2큰술', mild: null };
const kelp: Line = { id: 'kelp', eaten: 0, mild: { grams: 10, amount: '10g' } };
const kimchi: Line = { id: 'kimchi', grams: 300, amount: '300g', mild: { grams: 150, amount: '150g' } };

/** The amounts of a light dish of these lines, in their order. */
function lightly(...ingredients: readonly Line[]): readonly string[] {
  return seasonedLines({ ingredients: [...ingredients] }, 'light', foods).map(({ amount }) => amount);
}

describe('a lightly seasoned dish', () => {
  it.each([
    ['the spoons nearest to three fifths of its soy sauce', [soySauce], ['1큰술']],
    [
      'a tablespoon of one and a half',
      [{ ...soySauce, grams: 24, amount: '1과 1/2큰술', mild: { grams: 8, amount: '1/2큰술' } }],
      ['1큰술'],
    ],
    [
      'less salt to make up for a sauce that keeps more',
      [{ ...soySauce, mild: { grams: 24, amount: '1과 1/2큰술' } }, salt],
      ['1과 1/2큰술', '1/4작은술'],
    ],
    [
      'kimchi, sugar and salt as the mild version where kimchi holds the salt',
      [kimchi, sugar, pinches],
      ['150g'],
    ],
    [
      'the mild kimchi and more than the mild soy sauce where both together would be bland',
      [
        { ...kimchi, grams: 400, amount: '400g', mild: { grams: 230, amount: '230g' } },
        { ...soySauce, grams: 16, amount: '1큰술', mild: { grams: 5.3, amount: '1작은술' } },
      ],
      ['230g', '2작은술'],
    ],
    [
      'the usual kimchi and sugar where a sauce holds the salt',
      [soySauce, sugar, kimchi],
      ['1큰술', '1큰술', '300g'],
    ],
    [
      'the usual soy sauce where its mild version has as much',
      [{ id: 'soy_sauce', grams: 32, amount: '2큰술' }],
      ['2큰술'],
    ],
    [
      'no line of the mild version alone',
      [soySauce, { id: 'vinegar', mild: { grams: 15, amount: '1큰술' } }],
      ['1큰술'],
    ],
    [
      'no pinch of a sauce',
      [
        { ...salt, mild: { grams: 2, amount: '1/3작은술' } },
        { id: 'soy_sauce', grams: 1.3, amount: '1/4작은술', mild: null },
      ],
      ['1/3작은술', '1/4작은술'],
    ],
    [
      'more soy sauce than the mild version where that has salty kelp besides',
      [soySauce, kelp],
      ['1과 1/2큰술'],
    ],
    [
      'two thirds of a teaspoon as half of one and a half, which would need two spoons',
      [
        { ...soySauce, grams: 8, amount: '1과 1/2작은술', mild: { grams: 1.8, amount: '1/3작은술' } },
        { id: 'kimchi', grams: 20, amount: '20g' },
      ],
      ['2/3작은술', '20g'],
    ],
    [
      'the only pinch a cook can take where the mild version has salty kelp',
      [{ ...pinches, grams: 0.4, amount: '1꼬집' }, kelp],
      ['1꼬집'],
    ],
    [
      'less salt to make up for a saltier sauce that stands after it',
      [spoonOfSalt, { ...soySauce, grams: 48, amount: '3큰술', mild: null }],
      ['1/2작은술', '2큰술'],
    ],
    [
      'the usual soybean paste where its mild version has more',
      [soySauce, { id: 'doenjang', grams: 9, amount: '1/2큰술', mild: { grams: 18, amount: '1큰술' } }],
      ['1과 1/2큰술', '1/2큰술'],
    ],
    ['the baking powder a dish needs', [spoonOfSalt, powder], ['1/2작은술', '1작은술']],
    [
      'the bread crumbs a dish needs',
      [{ ...soySauce, grams: 48, amount: '3큰술', mild: null }, crumbs],
      ['2큰술', '2큰술'],
    ],
    [
      'no line of a mild version that has as much salt',
      [
        { id: 'kimchi', grams: 300, amount: '300g' },
        { id: 'vinegar', mild: { grams: 15, amount: '1큰술' } },
      ],
      ['300g'],
    ],
    [
      'the less salty of two amounts that are as near',
      [{ ...soySauce, grams: 75, amount: '75ml', mild: null }],
      ['40ml'],
    ],
    ['pinches of salt', [{ ...pinches, amount: '3꼬집', grams: 1.2 }], ['2꼬집']],
    [
      'soy sauce of a pickle by the millilitre',
      [{ ...soySauce, grams: 160, amount: '150ml', mild: { grams: 96, amount: '90ml' } }],
      ['90ml'],
    ],
  ] as const)('has %s', (_what, lines, amounts) => {
    expect(lightly(...lines)).toEqual(amounts);
  });
});

describe('every dish of the cookbook, lightly seasoned,', () => {
  it('has no more of a seasoning than usual, and no less than the mild version', () => {
    const wrong = dishes.flatMap(({ id, ingredients }) =>
      [...lightAmounts({ ingredients }, foods.facts)].flatMap(([line, { grams }]) =>
        grams > (line.grams ?? 0) || grams < (line.mild?.grams ?? 0) ? [`${id} ${line.id} ${grams}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no more sodium than usual, and no less than the mild version', () => {
    const wrong = dishes.filter((dish) => {
      const sodium = (seasoning: Seasoning) =>
        componentNutrition(dish, seasoning, foods).sodiumMg ?? Number.NaN;
      const light = sodium('light');
      return !(light <= sodium('ordinary') && light >= sodium('mild') - ROUNDING_MG);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has about two thirds of the usual sodium or as much as the mild version', () => {
    const salted = dishes.filter(({ ingredients }) => lightAmounts({ ingredients }, foods.facts).size > 0);
    const shares = salted.map(
      (dish) =>
        (componentNutrition(dish, 'light', foods).sodiumMg ?? 0) /
        (componentNutrition(dish, 'ordinary', foods).sodiumMg ?? 0),
    );
    const near = shares.filter((share) => share > 0.55 && share < 0.8);
    expect(near.length / shares.length).toBeGreaterThan(0.9);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.65, 1);
  });
});
