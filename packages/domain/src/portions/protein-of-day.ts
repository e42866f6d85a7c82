import { kidneyStage, pregnancyAddition } from '../body/body-facts.ts';
import { reckonedWeight } from '../body/day-energy.ts';
import { intakeReference } from '../body/intake-references.ts';
import { ageOf, conditionsOf, type LifeStage, lifeStage, type Person } from '../body/person.ts';
import { CONDITION_FACTS } from '../limits/condition-facts.ts';
import type { EatingStyle } from '../vocabulary/eating-styles.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';

/** Facts about a person's day that decide its protein. */
type Eating = {
  readonly year: number;
  readonly dayKcal: number;
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** Assumed weights when the weight is unknown, kg (nutrition-rules section 2, K20 ○M). */
export const REFERENCE_WEIGHT_KG: Readonly<Record<LifeStage, number>> = { adult: 60, older: 56, child: 30 };

/** Protein per kg and day with kidneys of stage 3 (safety-rules section 4, KDIGO24 ✓M). */
const WEAK_KIDNEYS = { adult: { min: 0.75, max: 0.85 }, older: { min: 0.8, max: 1 } } as const;

/** Most protein per kg and day where kidneys are or may be weak, and with gout (safety-rules section 4, KDIGO24; ACR20). */
const CAREFUL_G_PER_KG = 1.3;

/** Largest share of energy from protein (nutrition-rules section 3, K25 ✓H), and the choices that require more. */
const MOST_SHARE = 0.2;
const KCAL_PER_G = 4;
const MORE_FOR_CONDITIONS: readonly HealthCondition[] = ['obesity', 'liverDisease'];
const MORE_FOR_STYLES: readonly EatingStyle[] = ['diet', 'muscleGain', 'lowCarbohydrate'];

/**
 * Daily protein need and maximum of a person, g. The need is the recommended intake with additions for pregnancy
 * (safety-rules section 2, K25 ✓M). The maximum is a fifth of the energy, more when a condition or style requires it,
 * but no more than kidneys that are or may be weak allow. Kidneys of stage 3 have their own amounts.
 */
export function proteinOfDay(
  person: Person,
  { year, eatingStyles, dayKcal, ...table }: Eating,
): { readonly minG: number; readonly maxG: number } {
  const stage = lifeStage(person, year);
  const conditions = conditionsOf(person, table);
  if (kidneyStage(person) === 'third') {
    const { min, max } = WEAK_KIDNEYS[stage === 'older' ? 'older' : 'adult'];
    const weight = weightOf(person, stage);
    return { minG: min * weight, maxG: max * weight };
  }
  const own = intakeReference('proteinG', { stage, age: ageOf(person, year), sex: person.sex });
  const added = addition(person);
  const minG = own + added;
  const isAskedForMore =
    conditions.some((condition) => MORE_FOR_CONDITIONS.includes(condition)) ||
    eatingStyles.some((style) => MORE_FOR_STYLES.includes(style));
  const ofEnergy = isAskedForMore ? Infinity : (dayKcal * MOST_SHARE) / KCAL_PER_G;
  const ofWeight = isCareful(person, stage, conditions)
    ? CAREFUL_G_PER_KG * weightOf(person, stage) + added
    : Infinity;
  return { minG, maxG: Math.max(minG, Math.min(ofEnergy, ofWeight)) };
}

/** Whether the person's kidneys or gout allow little more protein than the need. A growing child is not restricted. */
function isCareful(person: Person, stage: LifeStage, conditions: readonly HealthCondition[]): boolean {
  const kidneys = kidneyStage(person);
  if (kidneys === 'early' || conditions.includes('gout')) return true;
  return kidneys === 'open' && mayHaveWeakKidneys(stage, conditions);
}

/** Whether protein is limited for a grown person with these conditions as long as their kidney function is unknown. */
function mayHaveWeakKidneys(stage: LifeStage, conditions: readonly HealthCondition[]): boolean {
  return stage !== 'child' && conditions.some((condition) => CONDITION_FACTS[condition].sparesKidneys);
}

/** Whether protein is limited only because the question about kidneys is open (safety-rules section 4). */
export function waitsForKidneys(
  person: Person,
  { year, ...table }: Pick<Eating, 'year' | 'healthConditions'>,
): boolean {
  const conditions = conditionsOf(person, table);
  if (kidneyStage(person) !== 'open' || conditions.includes('gout')) return false;
  return mayHaveWeakKidneys(lifeStage(person, year), conditions);
}

function weightOf({ weightKg, heightCm }: Person, stage: LifeStage): number {
  if (weightKg === null) return REFERENCE_WEIGHT_KG[stage];
  return reckonedWeight({ heightCm, weightKg, isChild: stage === 'child' });
}

function addition(person: Person): number {
  if (person.answers.pregnancy === 'lactating') return 25;
  const energy = pregnancyAddition(person);
  if (energy === 0) return 0;
  return energy > 400 ? 30 : 10;
}
