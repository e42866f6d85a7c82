import type { IngredientLine, Nutrient } from '@kkini/domain';
import type { TipTablePart } from '../model/tip-facts.ts';
import { nutritionOnPlate } from '../reading/read-plate.ts';
import { partOnPlate } from '../reading/read-table.ts';
import { servingGrams } from '../reading/serving-grams.ts';
import type { TipContext } from './tip-context.ts';

/** The least and the most of everybody's plates. */
export type PlateRange = readonly [least: number, most: number];

/** What a plate holds of a nutrient; null where it is unknown for anybody. */
export function onPlates(context: TipContext, nutrient: Nutrient): PlateRange | null {
  const { people, dish } = context.facts;
  return rangeOf(people.persons.map((person) => nutritionOnPlate(person, { dish })[nutrient]));
}

/** What a part of the table brings to a plate. */
export function partOnPlates(
  { facts: { people, dish } }: TipContext,
  part: TipTablePart,
  nutrient: Nutrient,
): PlateRange {
  const amounts = people.persons.map(({ portion }) => partOnPlate(dish.parts, part, { nutrient, portion }));
  return rangeOf(amounts) ?? [0, 0];
}

/** The grams of a line of the leading dish on a plate, as the recipe weighs it. */
export function gramsOnPlates({ facts: { people, dish } }: TipContext, line: IngredientLine): PlateRange {
  const grams = people.persons.map(({ portion }) => servingGrams(line, dish) * portion.servingShare);
  return rangeOf(grams) ?? [0, 0];
}

/** What a line of the leading dish brings to a plate, by the figures of its food; zero where they are unknown. */
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
