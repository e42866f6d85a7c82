import type { Nutrition } from '@kkini/domain';
import type { KnownFoods } from '../build/entry-nutrition.ts';
import { countedPurine } from '../normalize/amounts/counted-purine.ts';

/** Foods that flavour a broth and are taken out of it. */
const STOCK_FOODS = ['anchovy', 'kelp', 'bonito_flakes', 'dried_shrimp'];
/** Most of them that is eaten where they are taken out: what floats in the broth. */
const TAKEN_OUT = 0.2;

/**
 * Share of their salts and purines that a broth keeps, as the broths of the facts table do: 9 mg of purine of the 11 in 1 %
 * anchovy; water of kelp (NIFS 2025) has its sodium and potassium about as kelp has them.
 */
const DISSOLVED = 0.8;
const SOLUBLE = ['sodiumMg', 'potassiumMg', 'purineMg', 'purineTotalMg'] as const;

type StockLine = { readonly id: string; readonly grams: number; readonly eatenGrams: number };

/** Nutrition of a serving with what dissolves in its broth of the foods that are taken out. */
export function withStock(
  nutrition: Nutrition,
  { lines, servings }: { readonly lines: readonly StockLine[]; readonly servings: number },
  { taxonomy, facts }: KnownFoods,
): Nutrition {
  const taken = lines.filter(
    ({ id, grams, eatenGrams }) => STOCK_FOODS.includes(id) && eatenGrams <= grams * TAKEN_OUT,
  );
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
