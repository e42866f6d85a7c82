import { type IngredientLine, isKindOf, type Nutrient } from '@kkini/domain';
import { TITLE_WORDS } from '../messages/title-words.ts';
import { lineName } from './line-name.ts';
import { gramsOnPlates, lineOnPlates, onPlates } from './plate-amounts.ts';
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

/** The part of a nutrient of the least plate that a line of the leading dish brings; 0 where it is unknown. */
export function lineShare(context: TipContext, line: IngredientLine, nutrient: Nutrient): number {
  const [of] = onPlates(context, nutrient) ?? [0];
  return of === 0 ? 0 : lineOnPlates(context, line, nutrient)[0] / of;
}

/** The heaviest vegetable of the dish that can be eaten by itself; null where all is cut up together. */
export function pickedVegetable(context: TipContext): IngredientLine | null {
  const [first] = context.reading.vegetables;
  if (first === undefined || !isPicked(context) || isBlended(context, first)) return null;
  return gramsOnPlates(context, first)[0] >= LEAST_PICKED_GRAMS ? first : null;
}

/** The protein food of the dish that can be eaten by itself; null where it is minced or cut up with the rest. */
export function pickedProtein(context: TipContext): IngredientLine | null {
  const line = context.reading.protein?.line;
  if (line === undefined || !isPicked(context) || TITLE_WORDS.minced.test(line.name)) return null;
  if (isBeatenEgg(context) || isBlended(context, line)) return null;
  return gramsOnPlates(context, line)[0] >= LEAST_PICKED_GRAMS ? line : null;
}

/** Blended or mashed, by the steps: tofu in a soy broth. */
export function isBlended({ facts, taxonomy }: TipContext, line: IngredientLine): boolean {
  const names = [line.name, lineName(taxonomy, line)];
  return facts.dish.steps.some(
    (step) => TITLE_WORDS.blended.test(step) && names.some((name) => step.includes(name)),
  );
}

/** Egg stirred into a dish, of which nobody takes a piece. */
function isBeatenEgg({ reading: { protein, dish } }: TipContext): boolean {
  return protein?.kind === 'egg' && !TITLE_WORDS.wholeEggs.test(`${protein.line.name} ${dish.title}`);
}

const LEAST_PICKED_GRAMS = 20;
/** Dishes whose foods lie in pieces of their own. */
const PICKED_SHAPES: readonly string[] = ['soup', 'noodles', 'mixed', 'salad', 'plate'];

function isPicked({ reading }: TipContext): boolean {
  return PICKED_SHAPES.includes(reading.shape) && !TITLE_WORDS.cutUp.test(reading.dish.title);
}
