import { type IngredientLine, isKindOf, type Nutrient } from '@kkini/domain';
import { lineOnPlates } from './plate-amounts.ts';
import type { TipContext } from './tip-context.ts';

/** The first line of the table that is one of these kinds of food, in the order of the kinds. */
export function firstLine({ taxonomy, facts }: TipContext, groups: readonly string[]): IngredientLine | null {
  for (const group of groups) {
    const line = facts.dish.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
    if (line !== undefined) return line;
  }
  return null;
}

/** The first line of the leading dish that is one of these kinds of food, in the order of the kinds. */
export function firstOfLead(
  { taxonomy, table }: TipContext,
  groups: readonly string[],
): IngredientLine | null {
  const isA = (group: string) =>
    table.lead.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
  return groups.map(isA).find((line) => line !== undefined) ?? null;
}

/** True where the dish itself, not what stands beside it, holds a kind of food. */
export function leadHas(context: TipContext, group: string): boolean {
  return firstOfLead(context, [group]) !== null;
}

/** The line of these kinds in the leading dish that brings most of a nutrient to the plate, with the least amount of it. */
export function mostOf(
  context: TipContext,
  groups: readonly string[],
  nutrient: Nutrient,
): { readonly line: IngredientLine; readonly amount: number } | null {
  const { taxonomy, table } = context;
  const found = table.lead.lines
    .filter(({ id }) => id !== null && groups.some((group) => isKindOf(taxonomy, id, group)))
    .map((line) => ({ line, amount: lineOnPlates(context, line, nutrient)[0] }));
  return found.sort((a, b) => b.amount - a.amount)[0] ?? null;
}
