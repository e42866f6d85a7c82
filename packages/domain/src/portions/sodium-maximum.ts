import { kidneyStage, maySay } from '../body/body-facts.ts';
import type { EnergyChoices } from '../body/day-energy.ts';
import { intakeReference } from '../body/intake-references.ts';
import { lifeStage } from '../body/life-stage.ts';
import { ageOf, type Person } from '../body/person.ts';
import { mostSodiumMg } from '../limits/condition-facts.ts';

/** Most of a day with less sodium as a style, weak kidneys or cirrhosis, mg (nutrition-rules section 3 WHO ✓H, safety-rules section 4). */
const LESS_SODIUM_MG = 2000;

/** The most sodium of a person's day, mg: the intake that lowers the risk of chronic disease, or less where asked for. */
export function sodiumMaximum(person: Person, table: EnergyChoices & { readonly year: number }): number {
  const { healthConditions, eatingStyles, year } = table;
  const stage = lifeStage(person, year);
  const own = intakeReference('sodiumCdrrMg', { stage, age: ageOf(person, year), sex: person.sex });
  const asksForLess =
    eatingStyles.includes('lowSodium') ||
    ['early', 'third', 'late'].includes(kidneyStage(person)) ||
    maySay(person, 'cirrhosis');
  return Math.min(own, mostSodiumMg(healthConditions), asksForLess ? LESS_SODIUM_MG : Infinity);
}
