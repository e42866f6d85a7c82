import type { Activity, BodyAnswers, Sex } from '../vocabulary/body-questions.ts';
import type { HealthCondition } from '../vocabulary/health-conditions.ts';
import type { Target } from '../vocabulary/targets.ts';

/**
 * A person the plan is for and the known facts about their body; everything but the target may be unknown
 * (safety-rules section 2). People of one target may differ; `count` is the number of people at the table exactly
 * like this one. `freeOf` are conditions of the table that this person does not have.
 */
export type Person = {
  readonly target: Target;
  readonly count: number;
  readonly sex: Sex | null;
  readonly birthYear: number | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly activity: Activity | null;
  readonly answers: BodyAnswers;
  readonly freeOf: readonly HealthCondition[];
};

/** Most people of a survey with answers of their own. */
export const MOST_PERSONS = 12;

/** A person with no known body facts. */
export function aStranger(target: Target): Person {
  return {
    target,
    count: 1,
    sex: null,
    birthYear: null,
    heightCm: null,
    weightKg: null,
    activity: null,
    answers: {},
    freeOf: [],
  };
}

/**
 * The people of each target in turn, in the order of the answers, or a stranger where there are none. Without
 * targets, one adult. A condition that everybody is said to be free of counts for everybody, because somebody named
 * it.
 */
export function personsOf({
  targets,
  persons,
}: {
  readonly targets: readonly Target[];
  readonly persons: readonly Person[];
}): readonly Person[] {
  const named: readonly Target[] = targets.length > 0 ? targets : ['self'];
  const people = named.flatMap((target) => {
    const described = persons.filter((person) => person.target === target);
    return described.length > 0 ? described : [aStranger(target)];
  });
  const isNobodys = (condition: HealthCondition) => people.every(({ freeOf }) => freeOf.includes(condition));
  return people.map((person) =>
    person.freeOf.some(isNobodys)
      ? { ...person, freeOf: person.freeOf.filter((condition) => !isNobodys(condition)) }
      : person,
  );
}

/** The conditions of the table that limit a person: all but those the person is free of (safety-rules section 4). */
export function conditionsOf(
  { freeOf }: Pick<Person, 'freeOf'>,
  { healthConditions }: { readonly healthConditions: readonly HealthCondition[] },
): readonly HealthCondition[] {
  if (freeOf.length === 0) return healthConditions;
  return healthConditions.filter((condition) => !freeOf.includes(condition));
}

/** Measures that are checked for plausibility. */
export const MEASURES = ['birthYear', 'heightCm', 'weightKg'] as const;
export type Measure = (typeof MEASURES)[number];

const HEIGHT_CM = { min: 80, max: 220 };
const WEIGHT_KG = { min: 10, max: 250 };
const BODY_MASS_INDEX = { min: 10, max: 60 };
const OLDEST_AGE = 120;

/**
 * Implausible measures of a person (safety-rules section 2: height 80-220 cm, weight 10-250 kg, body mass index 10-60,
 * a birth year of a living person); `year` is the current year.
 */
export function doubtfulMeasures(person: Person, year: number): readonly Measure[] {
  const { birthYear, heightCm, weightKg } = person;
  const doubtful = new Set<Measure>();
  if (birthYear !== null && !isIn(year - birthYear, { min: 0, max: OLDEST_AGE })) doubtful.add('birthYear');
  if (heightCm !== null && !isIn(heightCm, HEIGHT_CM)) doubtful.add('heightCm');
  if (weightKg !== null && !isIn(weightKg, WEIGHT_KG)) doubtful.add('weightKg');
  const index = bodyMassIndex(person);
  if (doubtful.size === 0 && index !== null && !isIn(index, BODY_MASS_INDEX)) {
    doubtful.add('heightCm').add('weightKg');
  }
  return MEASURES.filter((measure) => doubtful.has(measure));
}

/** The person without implausible measures, which count as skipped. */
export function withoutDoubtful(person: Person, year: number): Person {
  const skipped = doubtfulMeasures(person, year).map((measure) => [measure, null] as const);
  return skipped.length === 0 ? person : { ...person, ...Object.fromEntries(skipped) };
}

/** Body mass index, kg per square metre; null when height or weight is unknown. */
export function bodyMassIndex({ heightCm, weightKg }: Person): number | null {
  return heightCm === null || weightKg === null || heightCm <= 0 ? null : weightKg / (heightCm / 100) ** 2;
}

/** Age reached in `year`; null when the birth year is unknown. */
export function ageOf({ birthYear }: Person, year: number): number | null {
  return birthYear === null ? null : year - birthYear;
}

function isIn(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}

/** Life stages that references distinguish. */
export const LIFE_STAGES = ['adult', 'older', 'child'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

const ADULT_FROM = 19;
const OLDER_FROM = 65;
/** Youngest age, in years, that a plan is made for. */
export const YOUNGEST_AGE = 3;

/** The life stage: a known age takes precedence over the chosen target (safety-rules section 2). */
export function lifeStage(person: Person, year: number): LifeStage {
  const age = ageOf(person, year);
  if (age !== null) return age < ADULT_FROM ? 'child' : age < OLDER_FROM ? 'adult' : 'older';
  if (person.target === 'parents') return 'older';
  return person.target === 'child' ? 'child' : 'adult';
}
