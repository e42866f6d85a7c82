import { ACTIVITIES, type Activity, type Sex } from '../vocabulary/body-questions.ts';
import { intakeReference } from './intake-references.ts';
import { ageOf, lifeStage, type Person } from './person.ts';

type Equation = {
  readonly base: number;
  readonly perYear: number;
  readonly perKg: number;
  readonly perMetre: number;
  /** Physical activity coefficients in the order of `ACTIVITIES`. */
  readonly activity: readonly [number, number, number, number];
};

/** Energy equations of IOM 2002, which the Korean reference intakes use (safety-rules section 2, EER ✓H). */
const ADULT: Readonly<Record<Sex, Equation>> = {
  male: { base: 662, perYear: 9.53, perKg: 15.91, perMetre: 539.6, activity: [1, 1.11, 1.25, 1.48] },
  female: { base: 354, perYear: 6.91, perKg: 9.36, perMetre: 726, activity: [1, 1.12, 1.27, 1.45] },
};
const CHILD: Readonly<Record<Sex, Equation>> = {
  male: { base: 88.5, perYear: 61.9, perKg: 26.7, perMetre: 903, activity: [1, 1.13, 1.26, 1.42] },
  female: { base: 135.3, perYear: 30.8, perKg: 10, perMetre: 934, activity: [1, 1.16, 1.31, 1.56] },
};

/** Energy for growth, kcal a day, up to eight years and after. */
const GROWTH = { until8: 20, after: 25 };
/** Heavy adults count with the weight that gives this body mass index (◇). */
const HEAVIEST_INDEX = 25;
/** Bounds of the estimate, as shares of the reference for sex and age (◇M). */
const CLAMP = { min: 0.75, max: 1.35 };
const STEP_KCAL = 50;
const USUAL_ACTIVITY: Activity = 'lowActive';

/**
 * Estimated energy requirement of a day, kcal rounded to 50; null unless sex, age, height and weight are known.
 * Excludes additions for pregnancy and deficits.
 */
export function estimatedEnergy(person: Person, year: number): number | null {
  const { sex, heightCm, weightKg } = person;
  const age = ageOf(person, year);
  if (sex === null || age === null || heightCm === null || weightKg === null) return null;
  const stage = lifeStage(person, year);
  const isChild = stage === 'child';
  const metres = heightCm / 100;
  const weight = reckonedWeight({ heightCm, weightKg, isChild });
  const { base, perYear, perKg, perMetre, activity } = (isChild ? CHILD : ADULT)[sex];
  const moved = activity[ACTIVITIES.indexOf(person.activity ?? USUAL_ACTIVITY)] ?? 1;
  const growth = isChild ? (age <= 8 ? GROWTH.until8 : GROWTH.after) : 0;
  const estimate = base - perYear * age + moved * (perKg * weight + perMetre * metres) + growth;
  const usual = intakeReference('energyKcal', { stage, age, sex });
  return toStep(Math.min(Math.max(estimate, usual * CLAMP.min), usual * CLAMP.max));
}

type Weighed = { readonly heightCm: number | null; readonly weightKg: number; readonly isChild: boolean };

/** Weight for computing energy and protein, kg: for a heavy adult, the weight at a body mass index of 25 (section 2, ◇). */
export function reckonedWeight({ heightCm, weightKg, isChild }: Weighed): number {
  if (isChild || heightCm === null) return weightKg;
  return Math.min(weightKg, HEAVIEST_INDEX * (heightCm / 100) ** 2);
}

/** Rounds energy to 50 kcal. */
export function toStep(kcal: number): number {
  return Math.round(kcal / STEP_KCAL) * STEP_KCAL;
}
