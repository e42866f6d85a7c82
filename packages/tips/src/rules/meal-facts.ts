import type { EatingStyle, HealthCondition, Nutrient } from '@kkini/domain';
import type { TipPerson } from '../model/tip-person.ts';
import { leadHas } from './table-slots.ts';
import type { TipContext } from './tip-context.ts';

/** A figure of everybody's plate; null where unknown or plates differ. */
export function onPlate({ table }: TipContext, nutrient: Nutrient): number | null {
  return table.plate?.[nutrient] ?? null;
}

/** Whether a figure of the plate is known and within bounds. */
export function isBetween(
  context: TipContext,
  nutrient: Nutrient,
  [least, most]: readonly [number, number],
): boolean {
  const amount = onPlate(context, nutrient);
  return amount !== null && amount >= least && amount <= most;
}

/** Whether the people have a condition. */
export function has({ facts: { people } }: TipContext, ...conditions: readonly HealthCondition[]): boolean {
  return conditions.some((each) => people.healthConditions.includes(each));
}

/** Whether the people chose a style. */
export function eats({ facts: { people } }: TipContext, ...styles: readonly EatingStyle[]): boolean {
  return styles.some((each) => people.eatingStyles.includes(each));
}

/** Whether anybody at the table is so. */
export function anybody({ facts: { people } }: TipContext, is: (person: TipPerson) => boolean): boolean {
  return people.persons.some(is);
}

/** Whether food must be cooked through for somebody at the table (safety-rules section 9, P12). */
export function needsCookedFood(context: TipContext): boolean {
  return (
    has(context, 'liverDisease') ||
    anybody(context, ({ isPregnant, stage }) => isPregnant || stage !== 'adult')
  );
}

/** Whether the dish is of one of these methods. */
export function isMade({ facts: { dish } }: TipContext, ...methods: readonly string[]): boolean {
  return methods.includes(dish.method);
}

/** Whether the meal is of one of these styles. */
export function isStyle({ facts: { dish } }: TipContext, ...styles: readonly string[]): boolean {
  return styles.includes(dish.style);
}

/** Whether somebody cooks the dish from a recipe. */
export function isHome({ reading }: TipContext): boolean {
  return !reading.bought;
}

/** Meat, poultry, fish or shellfish as the main protein. */
export function isFlesh({ reading }: TipContext): boolean {
  return ['fish', 'shellfish', 'poultry', 'meat'].includes(reading.protein?.kind ?? '');
}

/** Soy or other legumes as the main protein. */
export function isSoy({ reading }: TipContext): boolean {
  return ['tofu', 'legume'].includes(reading.protein?.kind ?? '');
}

/** Fish with much omega-3. */
export function isOilyFish(context: TipContext): boolean {
  return OILY.some((id) => leadHas(context, id));
}

const OILY = [
  'mackerel',
  'salmon',
  'saury',
  'spanish_mackerel',
  'sardine',
  'herring',
  'trout',
  'horse_mackerel',
];

/** Lean cuts, by id. */
export function isLean({ reading }: TipContext): boolean {
  return LEAN.includes(reading.protein?.line.id ?? '');
}

const LEAN: readonly string[] = ['chicken_breast', 'beef_lean', 'pork_lean', 'chicken_tender'];

/** Cuts with visible fat, by id. */
export function isFatty({ reading }: TipContext): boolean {
  return FATTY.includes(reading.protein?.line.id ?? '');
}

const FATTY: readonly string[] = [
  'pork_belly',
  'beef_marbled',
  'beef_rib',
  'pork_rib',
  'pork_neck',
  'lamb',
  'duck',
];
