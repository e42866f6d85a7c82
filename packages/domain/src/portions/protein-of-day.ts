import { kidneyStage, pregnancyAddition } from '../body/body-facts.ts';
import { reckonedWeight } from '../body/estimated-energy.ts';
import { intakeReference } from '../body/intake-references.ts';
import { type LifeStage, lifeStage } from '../body/life-stage.ts';
import { ageOf, type Person } from '../body/person.ts';

/** Weights of those who do not say theirs, kg (nutrition-rules section 2, K20 ○M). */
export const REFERENCE_WEIGHT_KG: Readonly<Record<LifeStage, number>> = { adult: 60, older: 56, child: 30 };

/** Protein per kg and day with kidneys of stage 3 (safety-rules section 4, KDIGO24 ✓M). */
const WEAK_KIDNEYS = { adult: { min: 0.75, max: 0.85 }, older: { min: 0.8, max: 1 } } as const;

/**
 * Protein a day of somebody needs and may have, g: the recommended intake with what pregnancy adds, without a maximum (safety-rules
 * section 2, K25 ✓M); with weak kidneys what these bear.
 */
export function proteinOfDay(person: Person, year: number): { readonly minG: number; readonly maxG: number } {
  const stage = lifeStage(person, year);
  if (kidneyStage(person) === 'third') {
    const { min, max } = WEAK_KIDNEYS[stage === 'older' ? 'older' : 'adult'];
    const { weightKg, heightCm } = person;
    const isChild = stage === 'child';
    const weight =
      weightKg === null ? REFERENCE_WEIGHT_KG[stage] : reckonedWeight({ heightCm, weightKg, isChild });
    return { minG: min * weight, maxG: max * weight };
  }
  const own = intakeReference('proteinG', { stage, age: ageOf(person, year), sex: person.sex });
  return { minG: own + addition(person), maxG: Infinity };
}

function addition(person: Person): number {
  if (person.answers.pregnancy === 'lactating') return 25;
  const energy = pregnancyAddition(person);
  if (energy === 0) return 0;
  return energy > 400 ? 30 : 10;
}
