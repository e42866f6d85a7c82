import { type IngredientLine, isKindOf, type Nutrient } from '@kkini/domain';
import type { TipContext } from './tip-context.ts';

/** The first line of the table that is one of these kinds of food, in the order of the kinds. */
export function firstLine({ taxonomy, facts }: TipContext, groups: readonly string[]): IngredientLine | null {
  for (const group of groups) {
    const line = facts.dish.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
    if (line !== undefined) return line;
  }
  return null;
}

/** The food of the table with most of a nutrient; null where none holds a quarter of it. */
export function richestLine(
  { facts: { dish, nutritionOf } }: TipContext,
  nutrient: Nutrient,
): IngredientLine | null {
  const amounts = dish.lines.map((line) => ({
    line,
    amount: ((line.grams ?? 0) * (nutritionOf.get(line.id ?? '')?.[nutrient] ?? 0)) / 100,
  }));
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const [most] = [...amounts].sort((a, b) => b.amount - a.amount);
  return most !== undefined && most.line.role === 'main' && most.amount >= whole * LEAST_SHARE
    ? most.line
    : null;
}

const LEAST_SHARE = 0.25;
