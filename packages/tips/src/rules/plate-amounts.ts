import type { IngredientLine, Nutrient } from '@kkini/domain';
import type { TipTablePart } from '../model/tip-facts.ts';
import { servingGrams } from '../reading/read-starch.ts';
import { nutritionOnPlate, partOnPlate } from '../reading/read-table.ts';
import type { TipContext } from './tip-context.ts';

/** The lowest and highest amount over all plates. */
export type PlateRange = readonly [least: number, most: number];

/** Amount of a nutrient on the plates; null if unknown for anybody. */
export function onPlates(context: TipContext, nutrient: Nutrient): PlateRange | null {
  const { people, dish } = context.facts;
  return rangeOf(people.persons.map((person) => nutritionOnPlate(person, { dish })[nutrient]));
}

/** Amount of a nutrient that a part of the table adds to the plates. */
export function partOnPlates(
  { facts: { people, dish } }: TipContext,
  part: TipTablePart,
  nutrient: Nutrient,
): PlateRange {
  const amounts = people.persons.map(({ portion }) => partOnPlate(dish.parts, part, { nutrient, portion }));
  return rangeOf(amounts) ?? [0, 0];
}

/** Grams of a line of the leading dish on the plates, as weighed by the recipe. */
export function gramsOnPlates({ facts: { people, dish } }: TipContext, line: IngredientLine): PlateRange {
  const grams = people.persons.map(({ portion }) => servingGrams(line, dish) * portion.servingShare);
  return rangeOf(grams) ?? [0, 0];
}

/** Amount of a nutrient that a line of the leading dish adds to the plates, computed from its food; 0 if unknown. */
export function lineOnPlates(context: TipContext, line: IngredientLine, nutrient: Nutrient): PlateRange {
  const per100 = context.facts.nutritionOf.get(line.id ?? '')?.[nutrient] ?? 0;
  const [least, most] = gramsOnPlates(context, line);
  return [(least * per100) / 100, (most * per100) / 100];
}

function rangeOf(amounts: readonly (number | null)[]): PlateRange | null {
  const known = amounts.flatMap((amount) => amount ?? []);
  if (known.length === 0 || known.length < amounts.length) return null;
  return [Math.min(...known), Math.max(...known)];
}
