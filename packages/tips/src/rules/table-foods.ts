import { type IngredientLine, isKindOf, type Nutrient } from '@kkini/domain';
import { TITLE_WORDS } from '../messages/title-words.ts';
import { lineName } from './food-name.ts';
import { gramsOnPlates, lineOnPlates, onPlates } from './plate-amounts.ts';
import type { TipContext } from './tip-context.ts';

/** The first line of the table whose food is of one of these kinds; earlier kinds first. */
export function firstLine({ taxonomy, facts }: TipContext, groups: readonly string[]): IngredientLine | null {
  for (const group of groups) {
    const line = facts.dish.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
    if (line !== undefined) return line;
  }
  return null;
}

/** The first line of the leading dish whose food is of one of these kinds; earlier kinds first. */
export function firstOfLead(
  { taxonomy, table }: TipContext,
  groups: readonly string[],
): IngredientLine | null {
  const isA = (group: string) =>
    table.lead.lines.find(({ id }) => id !== null && isKindOf(taxonomy, id, group));
  return groups.map(isA).find((line) => line !== undefined) ?? null;
}

/** Whether the leading dish itself, not a companion, contains a kind of food. */
export function leadHas(context: TipContext, group: string): boolean {
  return firstOfLead(context, [group]) !== null;
}

/**
 * The line of these kinds in the leading dish that adds most of a nutrient to the plate, with the lowest amount over all plates.
 */
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

/** Share of a nutrient that a line of the leading dish contributes, on the plate with the least; 0 if unknown. */
export function lineShare(context: TipContext, line: IngredientLine, nutrient: Nutrient): number {
  const [of] = onPlates(context, nutrient) ?? [0];
  return of === 0 ? 0 : lineOnPlates(context, line, nutrient)[0] / of;
}

/** The heaviest vegetable of the dish that can be eaten separately; null if everything is cut up together. */
export function pickedVegetable(context: TipContext): IngredientLine | null {
  const [first] = context.reading.vegetables;
  if (first === undefined || !isPicked(context) || isBlended(context, first)) return null;
  return gramsOnPlates(context, first)[0] >= LEAST_PICKED_GRAMS ? first : null;
}

/** The protein food of the dish that can be eaten separately; null if it is minced or cut up with the rest. */
export function pickedProtein(context: TipContext): IngredientLine | null {
  const line = context.reading.protein?.line;
  if (line === undefined || !isPicked(context) || TITLE_WORDS.minced.test(line.name)) return null;
  if (isBeatenEgg(context) || isBlended(context, line)) return null;
  return gramsOnPlates(context, line)[0] >= LEAST_PICKED_GRAMS ? line : null;
}

/** Whether the steps blend or mash a food, like tofu in a soy broth. */
export function isBlended({ facts, taxonomy }: TipContext, line: IngredientLine): boolean {
  const names = [line.name, lineName(taxonomy, line)];
  return facts.dish.steps.some(
    (step) => TITLE_WORDS.blended.test(step) && names.some((name) => step.includes(name)),
  );
}

/** Whether egg is stirred into a dish, so that there is no piece of it. */
function isBeatenEgg({ reading: { protein, dish } }: TipContext): boolean {
  return protein?.kind === 'egg' && !TITLE_WORDS.wholeEggs.test(`${protein.line.name} ${dish.title}`);
}

const LEAST_PICKED_GRAMS = 20;
/** Shapes of dishes whose foods stay in separate pieces. */
const PICKED_SHAPES: readonly string[] = ['soup', 'noodles', 'mixed', 'salad', 'plate'];

function isPicked({ reading }: TipContext): boolean {
  return PICKED_SHAPES.includes(reading.shape) && !TITLE_WORDS.cutUp.test(reading.dish.title);
}
