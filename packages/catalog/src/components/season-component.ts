import type { Nutrition, Seasoning } from '@kkini/domain';
import { entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import type { ComponentEntry } from './component-entry.ts';
import { isLightAsMild, lightAmounts, type Weighed } from './light-amounts.ts';
import { withStock } from './stock.ts';

/** A line at one seasoning: grams in the pot, and how many of them are eaten. */
export type SeasonedLine = {
  readonly id: string;
  readonly name: string | undefined;
  readonly grams: number;
  readonly eatenGrams: number;
  readonly drained: boolean;
  readonly rendered: boolean;
  readonly amount: string;
};

/**
 * What each line of a dish takes at a seasoning, null for nothing: the amounts of `lightAmounts` in a light version; else its mild
 * amount, where it has one, in the mild version, and in a light one that is cooked alike.
 */
export function amountsAt(
  entry: Pick<ComponentEntry, 'ingredients'>,
  seasoning: Seasoning,
  { facts }: Pick<KnownFoods, 'facts'>,
): readonly (Weighed | null)[] {
  const isMild = seasoning === 'mild' || (seasoning === 'light' && isLightAsMild(entry, facts));
  const light = seasoning === 'light' ? lightAmounts(entry, facts) : null;
  return entry.ingredients.map((line) => {
    const { grams, amount, mild } = line;
    const lightly = light?.get(line);
    if (lightly !== undefined) return lightly;
    if (isMild && mild !== undefined) return mild;
    return grams === undefined || amount === undefined ? null : { grams, amount };
  });
}

/** The lines of a dish at a seasoning, in their order. */
export function seasonedLines(
  entry: Pick<ComponentEntry, 'ingredients'>,
  seasoning: Seasoning,
  foods: Pick<KnownFoods, 'facts'>,
): readonly SeasonedLine[] {
  const amounts = amountsAt(entry, seasoning, foods);
  return entry.ingredients.flatMap(({ id, name, eaten = 1, drained = false, rendered = false }, index) => {
    const used = amounts[index];
    return used == null ? [] : [{ id, name, ...used, eatenGrams: used.grams * eaten, drained, rendered }];
  });
}

/** Whether a dish has a mild version of its own. */
export function hasMildVersion({ ingredients }: Pick<ComponentEntry, 'ingredients'>): boolean {
  return ingredients.some(({ mild }) => mild !== undefined);
}

/** Nutrition of one serving at a seasoning, from the grams eaten and what the broth keeps of its stock. */
export function componentNutrition(
  entry: Pick<ComponentEntry, 'ingredients' | 'servings'>,
  seasoning: Seasoning,
  foods: KnownFoods,
): Nutrition {
  const lines = seasonedLines(entry, seasoning, foods);
  const ingredients = lines.map(({ id, eatenGrams, amount, drained, rendered }) => ({
    id,
    name: id,
    grams: eatenGrams,
    amount,
    role: 'main' as const,
    drained,
    rendered,
  }));
  const { servings } = entry;
  return withStock(entryNutrition({ ingredients, servings }, foods), { lines, servings }, foods);
}

/** Minutes of work and of waiting: the sums of the steps. */
export function componentMinutes({ steps }: Pick<ComponentEntry, 'steps'>): {
  readonly active: number;
  readonly waiting: number;
} {
  return {
    active: steps.reduce((sum, { active }) => sum + active, 0),
    waiting: steps.reduce((sum, { waiting = 0 }) => sum + waiting, 0),
  };
}
