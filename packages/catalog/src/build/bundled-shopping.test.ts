import { type CookedDish, pieceOf, shoppingList } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';

const { cookbook, unitWeights } = bundledContent();

/** Every line of the cookbook bought by the piece: as written for all servings, and the piece. */
const lines = cookbook.flatMap(({ id, title, servings, versions }) =>
  [versions.ordinary, versions.mild].flatMap(({ ingredients }) =>
    ingredients.flatMap((line) => {
      const bought = { ...line, englishName: null, servings };
      const dish: CookedDish = {
        ...{ id, title, englishTitle: title, cookedOn: '2026-11-21', meals: [], storedGrams: null },
        lines: [bought],
      };
      const [item] = shoppingList([dish], () => false);
      if (item === undefined || item.food === null) return [];
      const piece = pieceOf({ food: item.food, good: item.good }, unitWeights);
      const grams = item.uses[0]?.grams ?? null;
      return piece === null || grams === null
        ? []
        : [{ where: `${id} ${line.amount}`, line, servings, grams, piece }];
    }),
  ),
);

/** Words for the same pack in a shop, and units that recipes count in. */
const PACKS = ['봉지', '봉', '팩'];
const COUNTED = [...PACKS, '캔', '모'];
const COUNT = /^(?:(\d+)\/)?(\d+)(\p{L}+)/u;

describe('what the cookbook needs of a shop', () => {
  it('is sold in the packs that its recipes count, and in pieces of the same weight', () => {
    const odd = lines.filter(({ line, grams, piece }) => {
      const [, numerator, number, unit = ''] = COUNT.exec(line.amount) ?? [];
      if (number === undefined) return false;
      const count = numerator === undefined ? +number : +numerator / +number;
      const isSame = unit === piece.unit || [unit, piece.unit].every((each) => PACKS.includes(each));
      return isSame ? Math.abs(grams / count / piece.grams - 1) > 0.2 : COUNTED.includes(unit);
    });
    expect(odd.map(({ where, piece }) => `${where}: ${piece.unit} ${piece.grams}`)).toEqual([]);
  });

  it('is never more than two packs of a food for one serving', () => {
    const many = lines.filter(
      ({ grams, servings, piece }) => COUNTED.includes(piece.unit) && grams / servings > 2 * piece.grams,
    );
    expect(many.map(({ where, piece }) => `${where}: ${piece.unit} ${piece.grams}`)).toEqual([]);
  });
});
