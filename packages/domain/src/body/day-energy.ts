import { ACTIVITIES, type Activity, type Sex } from '../vocabulary/body-questions.ts';
import type { EatingStyle } from '../vocabulary/eating-styles.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import type { Target } from '../vocabulary/targets.ts';
import { isLactating, isPregnant, kidneyStage, maySay, pregnancyAddition } from './body-facts.ts';
import { intakeReference } from './intake-references.ts';
import {
  ageOf,
  bodyMassIndex,
  conditionsOf,
  type LifeStage,
  lifeStage,
  type Person,
  withoutDoubtful,
} from './person.ts';

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

type Weighed = { readonly heightCm: number | null; readonly weightKg: number; readonly isChild: boolean };

/** Choices that, together with the body, decide the energy of a person's day. */
export type EnergyChoices = {
  readonly targets: readonly Target[];
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** Why the plan leaves out a deficit the visitor chose. */
export const NO_DEFICIT_REASONS = ['growing', 'pregnancy', 'cirrhosis', 'weightInRange'] as const;
export type NoDeficitReason = (typeof NO_DEFICIT_REASONS)[number];

/** Energy of a person's day in kcal. */
export type DayEnergy = {
  /** The estimated need, or the reference when too little is known; includes additions. */
  readonly needKcal: number;
  /** The need minus a deficit, or plus a surplus for muscle gain. */
  readonly targetKcal: number;
  /** The least planned energy that counts as enough. */
  readonly floorKcal: number;
  /** Set when a deficit was chosen and is left out. */
  readonly noDeficit: NoDeficitReason | null;
};

/** Energy needs of the reference persons, used when the body is unknown, kcal (nutrition-rules section 2). */
const UNKNOWN_NEED = { adult: 2000, older: 1800, child: 1700 } as const satisfies Record<LifeStage, number>;

/**
 * Least planned energy that is enough, and the lowest energy after a deficit, kcal (safety-rules section 2; KSO22 ✓M,
 * from 65 ◇▲).
 */
const LEAST = {
  adult: { female: [1200, 1350], male: [1500, 1700], unknown: [1200, 1500] },
  older: { female: [1200, 1350], male: [1400, 1550], unknown: [1350, 1500] },
} as const;
/** The same with liver disease (nutrition-rules section 3). */
const LEAST_LIVER = [1350, 1500] as const;
const CIRRHOSIS_KCAL_PER_KG = 35;
/** Share of the need that is enough for a child, and in pregnancy and lactation (○H, ◇M). */
const FLOOR_SHARE = 0.8;

/** Largest deficits. KSO22 ✓H names 500-1,000 kcal; the product uses the lower end (◇). */
const DEFICIT = { kcal: 500, share: 0.25, olderKcal: 300, insulinKcal: 300 } as const;
/**
 * Share of the need that the diet style subtracts when the need is not estimated, and that muscle gain adds
 * (nutrition-rules section 4).
 */
const STYLE_SHARE = { diet: 0.2, muscleGain: 0.1 } as const;
/** Body mass index below which no deficit applies. */
const LEAN_INDEX = 23;

/** Energy of a person's day (safety-rules section 2); doubtful measures count as skipped. `year` is the current year. */
export function dayEnergy(said: Person, choices: EnergyChoices, year: number): DayEnergy {
  const person = withoutDoubtful(said, year);
  const own = { ...choices, healthConditions: conditionsOf(person, choices) };
  const about: About = { person, stage: lifeStage(person, year), choices: own, year };
  const estimate = estimatedEnergy(person, year);
  const usualKcal = (estimate ?? referenceNeed(about)) + pregnancyAddition(person);
  const needKcal = Math.max(usualKcal, cirrhosisNeed(about));
  const [floorKcal, lowestKcal] = leastEnergies(about, needKcal);
  const wished = wishedChange(about, { needKcal, isEstimated: estimate !== null });
  const noDeficit = wished < 0 ? reasonAgainst(about) : null;
  if (noDeficit !== null) return { needKcal, targetKcal: needKcal, floorKcal, noDeficit };
  const targetKcal = Math.max(needKcal + wished, Math.min(lowestKcal, needKcal));
  return { needKcal, targetKcal, floorKcal, noDeficit };
}

type About = {
  readonly person: Person;
  readonly stage: LifeStage;
  readonly choices: EnergyChoices;
  readonly year: number;
};

/** A child of unknown age has the need, and with it the floor, of the reference child, whichever sex is known. */
function referenceNeed({ person, stage, year }: About): number {
  const age = ageOf(person, year);
  const { sex } = person;
  return age === null && (sex === null || stage === 'child')
    ? UNKNOWN_NEED[stage]
    : intakeReference('energyKcal', { stage, age, sex });
}

/**
 * Need with cirrhosis: 35 kcal per kg of a known weight (safety-rules section 4, LIV ✓H); heavy adults count with their
 * reference weight.
 */
function cirrhosisNeed({ person, stage }: About): number {
  const { heightCm, weightKg } = person;
  if (!maySay(person, 'cirrhosis') || weightKg === null) return 0;
  return toStep(CIRRHOSIS_KCAL_PER_KG * reckonedWeight({ heightCm, weightKg, isChild: stage === 'child' }));
}

/** The floor of a day, and the lowest energy a deficit may reach. */
function leastEnergies({ person, stage, choices }: About, needKcal: number): readonly [number, number] {
  if (stage === 'child' || isPregnant(person) || isLactating(person))
    return [needKcal * FLOOR_SHARE, needKcal];
  const [floor, lowest] = LEAST[stage][person.sex ?? 'unknown'];
  if (!choices.healthConditions.includes('liverDisease')) return [floor, lowest];
  return [Math.max(floor, LEAST_LIVER[0]), Math.max(lowest, LEAST_LIVER[1])];
}

type Need = { readonly needKcal: number; readonly isEstimated: boolean };

/**
 * The change to the need that the choices ask for, kcal. A condition takes precedence over a style (nutrition-rules
 * section 6.3).
 */
function wishedChange({ person, stage, choices }: About, { needKcal, isEstimated }: Need): number {
  const { healthConditions, eatingStyles, targets } = choices;
  const keepsEnergy = healthConditions.includes('liverDisease');
  const diets = eatingStyles.includes('diet') && !keepsEnergy && !targets.includes('child');
  if (healthConditions.includes('obesity')) return -deficit(person, stage, needKcal);
  if (diets && !isEstimated && stage === 'adult') return -needKcal * STYLE_SHARE.diet;
  if (diets) return -deficit(person, stage, needKcal);
  const grows = eatingStyles.includes('muscleGain') && !keepsEnergy && mayGrowMuscle(person);
  return grows ? needKcal * STYLE_SHARE.muscleGain : 0;
}

function deficit(person: Person, stage: LifeStage, needKcal: number): number {
  const most = stage === 'older' ? DEFICIT.olderKcal : DEFICIT.kcal;
  const withInsulin = maySay(person, 'insulin') ? Math.min(most, DEFICIT.insulinKcal) : most;
  return Math.min(withInsulin, needKcal * DEFICIT.share);
}

/** False when the kidneys are weak: then neither protein nor energy may rise for muscle gain (safety-rules section 4). */
function mayGrowMuscle(person: Person): boolean {
  return ['open', 'healthy'].includes(kidneyStage(person));
}

function reasonAgainst({ person, stage }: About): NoDeficitReason | null {
  if (stage === 'child') return 'growing';
  if (isPregnant(person) || isLactating(person)) return 'pregnancy';
  if (maySay(person, 'cirrhosis')) return 'cirrhosis';
  const index = bodyMassIndex(person);
  return index !== null && index < LEAN_INDEX ? 'weightInRange' : null;
}

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

/** Weight for computing energy and protein, kg: for a heavy adult, the weight at a body mass index of 25 (section 2, ◇). */
export function reckonedWeight({ heightCm, weightKg, isChild }: Weighed): number {
  if (isChild || heightCm === null) return weightKg;
  return Math.min(weightKg, HEAVIEST_INDEX * (heightCm / 100) ** 2);
}

/** Rounds energy to 50 kcal. */
function toStep(kcal: number): number {
  return Math.round(kcal / STEP_KCAL) * STEP_KCAL;
}
