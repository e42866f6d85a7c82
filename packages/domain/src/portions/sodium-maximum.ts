import { kidneyStage, maySay } from '../body/body-facts.ts';
import type { EnergyChoices } from '../body/day-energy.ts';
import { intakeReference } from '../body/intake-references.ts';
import { lifeStage } from '../body/life-stage.ts';
import { ageOf, type Person } from '../body/person.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';

/** Conditions and kidneys with which a day has at most 2,000 mg (nutrition-rules section 3 WHO ✓H, safety-rules section 4). */
const LESS_SODIUM: readonly HealthCondition[] = ['hypertension', 'heartDisease', 'liverDisease'];
const LESS_SODIUM_MG = 2000;

/** The most sodium of a person's day, mg: the intake that lowers the risk of chronic disease, or less where asked for. */
export function sodiumMaximum(person: Person, table: EnergyChoices & { readonly year: number }): number {
  const { healthConditions, eatingStyles, year } = table;
  const stage = lifeStage(person, year);
  const own = intakeReference('sodiumCdrrMg', { stage, age: ageOf(person, year), sex: person.sex });
  const asksForLess =
    LESS_SODIUM.some((condition) => healthConditions.includes(condition)) ||
    eatingStyles.includes('lowSodium') ||
    ['early', 'third', 'late'].includes(kidneyStage(person)) ||
    maySay(person, 'cirrhosis');
  return asksForLess ? Math.min(own, LESS_SODIUM_MG) : own;
}
