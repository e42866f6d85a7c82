import type { Nutrition } from '@kkini/domain';
import type { KnownFoods } from '../build/entry-nutrition.ts';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';

/** Foods that flavour a broth and are then taken out. */
const STOCK_FOODS = ['anchovy', 'kelp', 'bonito_flakes', 'dried_shrimp'];
/** Most of such a food that is eaten, as a share, if it counts as taken out: what is left floating in the broth. */
const TAKEN_OUT = 0.2;

/**
 * Share of the salts and purines of such a food that its broth keeps, as in the broths of the facts table: 9 of the 11 mg of purine
 * in a broth with 1 % anchovy. Kelp water (NIFS 2025) has about the sodium and potassium of its kelp.
 */
const DISSOLVED = 0.8;
const SOLUBLE = ['sodiumMg', 'potassiumMg', 'purineMg', 'purineTotalMg'] as const;

type StockLine = { readonly id: string; readonly grams: number; readonly eatenGrams: number };

function isTakenOut({ id, grams, eatenGrams }: StockLine): boolean {
  return STOCK_FOODS.includes(id) && eatenGrams <= grams * TAKEN_OUT;
}

/** The share of a line's salt that is eaten, given the share of the line: with a food that is taken out, what its broth keeps. */
export function saltShare({ id, eaten }: { readonly id: string; readonly eaten: number }): number {
  return isTakenOut({ id, grams: 1, eatenGrams: eaten }) ? DISSOLVED : eaten;
}

/** Adds to the nutrition of a serving what dissolves in the broth from foods that are taken out. */
export function withStock(
  nutrition: Nutrition,
  { lines, servings }: { readonly lines: readonly StockLine[]; readonly servings: number },
  { taxonomy, facts }: KnownFoods,
): Nutrition {
  const taken = lines.filter(isTakenOut);
  const dissolved = (nutrient: (typeof SOLUBLE)[number]) =>
    taken.reduce((sum, { id, grams, eatenGrams }) => {
      const per100g = facts.get(id)?.nutrition;
      const figure = per100g === undefined ? null : countedPurine(taxonomy, id, per100g)[nutrient];
      return sum + ((figure ?? 0) * (grams * DISSOLVED - eatenGrams)) / 100;
    }, 0);
  return {
    ...nutrition,
    ...Object.fromEntries(
      SOLUBLE.map((nutrient) => [nutrient, plus(nutrition[nutrient], dissolved(nutrient) / servings)]),
    ),
  };
}

function plus(figure: number | null, more: number): number | null {
  return figure === null ? null : Math.round((figure + more) * 10) / 10;
}
