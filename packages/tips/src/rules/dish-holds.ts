import { nutritionOnPlate } from '../reading/read-plate.ts';
import type { TipContext } from './tip-context.ts';

/** True for a home-cooked dish fried in oil. */
export function fries({ reading }: TipContext): boolean {
  const pan = ['plate', 'mixed', 'stirred', 'noodles'].includes(reading.shape);
  return pan && !reading.bought && reading.has('fat_oil');
}

/** True for fish rich in oil. */
export function oilyFish({ reading }: TipContext): boolean {
  return ['mackerel', 'spanish_mackerel', 'saury', 'salmon', 'trout'].some((id) => reading.has(id));
}

/** True for a dish that is eaten cold. */
export function cold({ reading }: TipContext): boolean {
  return reading.traits.cold || ['salad', 'bread', 'roll'].includes(reading.shape);
}

/** True for cuts with little fat to trim. */
export function lean({ reading }: TipContext): boolean {
  return ['chicken_breast', 'beef_lean', 'pork_lean'].includes(reading.protein?.line.id ?? '');
}

/** True for iodine-rich seaweed; laver contains little. */
export function iodineRich({ reading }: TipContext): boolean {
  return ['kelp', 'wakame', 'hijiki', 'seaweed_mix'].some((id) => reading.has(id));
}

/** True from a tenth of 100 g of sugar, which is 20 % of 2,000 kcal (dietary reference intakes, 2020). */
export function sweetish({ facts }: TipContext): boolean {
  return facts.people.persons.some((person) => (nutritionOnPlate(person, facts).sugarG ?? 0) >= 10);
}

/** True for pieces that are hard to chew or swallow. */
export function hasPieces({ reading }: TipContext): boolean {
  return reading.has('rice_cake') || reading.has('nut');
}

/** True for as much protein as a meal needs. */
export function enoughProtein({ facts }: TipContext): boolean {
  return facts.people.persons.every((person) => (nutritionOnPlate(person, facts).proteinG ?? 0) >= 20);
}
