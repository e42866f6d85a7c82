import { ageOf, type Person } from './person.ts';

/** Stages of life that references distinguish. */
export const LIFE_STAGES = ['adult', 'older', 'child'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

const ADULT_FROM = 19;
const OLDER_FROM = 65;
/** Youngest age, in years, that a plan is made for. */
export const YOUNGEST_AGE = 3;

/** The stage of life: a known age takes precedence over the chosen target (safety-rules section 2). */
export function lifeStage(person: Person, year: number): LifeStage {
  const age = ageOf(person, year);
  if (age !== null) return age < ADULT_FROM ? 'child' : age < OLDER_FROM ? 'adult' : 'older';
  if (person.target === 'parents') return 'older';
  return person.target === 'child' ? 'child' : 'adult';
}
