import type { EatingStyle, HealthCondition, Nutrient } from '@kkini/domain';
import { TITLE_WORDS } from '../messages/title-words.ts';
import type { TipPerson } from '../model/tip-person.ts';
import { onPlates } from './plate-amounts.ts';
import { leadHas } from './table-foods.ts';
import { mostOfDay, type TipContext } from './tip-context.ts';

/** Whether a figure is known and within bounds on every plate. */
export function isBetween(
  context: TipContext,
  nutrient: Nutrient,
  [least, most]: readonly [number, number],
): boolean {
  const range = onPlates(context, nutrient);
  return range !== null && range[0] >= least && range[1] <= most;
}

/** Whether the people have any of these conditions. */
export function has({ facts: { people } }: TipContext, ...conditions: readonly HealthCondition[]): boolean {
  return conditions.some((each) => people.healthConditions.includes(each));
}

/** Whether the people chose any of these styles. */
export function eats({ facts: { people } }: TipContext, ...styles: readonly EatingStyle[]): boolean {
  return styles.some((each) => people.eatingStyles.includes(each));
}

/** Whether the predicate holds for anybody the tip is about. */
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

/** Whether the main food was cooked at the cannery or is dried, so that it needs no cooking. */
export const isPreserved = ({ reading }: TipContext): boolean =>
  ['canned_tuna', 'dried_pollock'].includes(reading.protein?.line.id ?? '') ||
  TITLE_WORDS.canned.test(reading.protein?.line.name ?? '');

/** Whether no plate has over half of a day's maximum of sodium or saturated fat: such a meal may be called a good choice. */
export function isWithin(context: TipContext): boolean {
  return (['sodiumMg', 'saturatedFatG'] as const).every((nutrient) => {
    const most = mostOfDay(context, nutrient);
    const plates = onPlates(context, nutrient);
    return most === undefined || plates === null || plates[1] <= most * MOST_OF_DAY;
  });
}

const MOST_OF_DAY = 0.5;

/** Whether the main protein is meat, poultry, fish or shellfish. */
export function isFlesh({ reading }: TipContext): boolean {
  return ['fish', 'shellfish', 'poultry', 'meat'].includes(reading.protein?.kind ?? '');
}

/** Whether it is a kit whose sauce comes in a separate bag. A pouch or a frozen meal is already seasoned. */
export function hasOwnSauce({ facts: { dish } }: TipContext): boolean {
  return TITLE_WORDS.kit.test(dish.title) && !TITLE_WORDS.seasonedKit.test(dish.title);
}

/** Whether a home dish is a version with less salt than usual. */
export function hasLessSalt({ facts: { dish } }: TipContext): boolean {
  return dish.seasoning === 'light' || dish.seasoning === 'mild';
}

/** Whether a home dish is a version with less sugar than usual. */
export function hasLessSugar({ facts: { dish } }: TipContext): boolean {
  return dish.seasoning === 'mild';
}

/** Whether the main protein is tofu. Beans do not count: boiled down or spread over a dish, they cannot be picked out. */
export function isTofu({ reading }: TipContext): boolean {
  return reading.protein?.kind === 'tofu';
}

/** Whether the dish has fish rich in omega-3. */
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

/** Whether the plan has at most one whole bowl of rice. With more, advice to keep to a small bowl would be wrong. */
export function isModestBowl({ table }: TipContext): boolean {
  return (table.riceGrams ?? 0) <= WHOLE_BOWL_GRAMS;
}

const WHOLE_BOWL_GRAMS = 210;

/** Whether a dish is mixed with its sauce at the table. */
export function isStirred({ facts }: TipContext): boolean {
  return TITLE_WORDS.stirred.test(facts.dish.title);
}

/** Whether a bowl of rice as sold is larger than everybody's portion in the plan. */
export function isServedMore(context: TipContext): boolean {
  return (
    !isHome(context) &&
    context.facts.people.persons.every(
      ({ portion: { riceGrams, servedRiceGrams } }) =>
        riceGrams !== null && servedRiceGrams !== null && servedRiceGrams - riceGrams >= LEAST_LEFT_GRAMS,
    )
  );
}

const LEAST_LEFT_GRAMS = 30;
