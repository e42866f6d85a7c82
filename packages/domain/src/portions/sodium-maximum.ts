import { kidneyStage, maySay } from '../body/body-facts.ts';
import type { EnergyChoices } from '../body/day-energy.ts';
import { intakeReference } from '../body/intake-references.ts';
import { ageOf, conditionsOf, lifeStage, type Person } from '../body/person.ts';
import { mostSodiumMg } from '../limits/condition-facts.ts';

/**
 * Daily sodium maximum with the low-sodium style, weak kidneys or cirrhosis, mg (nutrition-rules section 3 WHO ✓H,
 * safety-rules section 4).
 */
const LESS_SODIUM_MG = 2000;

/**
 * A person's daily sodium maximum, mg: the chronic disease risk reduction intake, or less where a condition or style
 * requires it.
 */
export function sodiumMaximum(person: Person, table: EnergyChoices & { readonly year: number }): number {
  const { eatingStyles, year } = table;
  const stage = lifeStage(person, year);
  const own = intakeReference('sodiumCdrrMg', { stage, age: ageOf(person, year), sex: person.sex });
  const asksForLess =
    eatingStyles.includes('lowSodium') ||
    ['early', 'third', 'late'].includes(kidneyStage(person)) ||
    maySay(person, 'cirrhosis');
  return Math.min(own, mostSodiumMg(conditionsOf(person, table)), asksForLess ? LESS_SODIUM_MG : Infinity);
}
