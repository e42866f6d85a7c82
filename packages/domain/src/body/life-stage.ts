import { ageOf, type Person } from './person.ts';

/** Whom a day is reckoned for. */
export const LIFE_STAGES = ['adult', 'older', 'child'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

const ADULT_FROM = 19;
const OLDER_FROM = 65;
/** No plan is made for anybody younger. */
export const YOUNGEST_AGE = 3;

/** The stage of life: a known age speaks before the word that was chosen (safety-rules section 2). */
export function lifeStage(person: Person, year: number): LifeStage {
  const age = ageOf(person, year);
  if (age !== null) return age < ADULT_FROM ? 'child' : age < OLDER_FROM ? 'adult' : 'older';
  if (person.target === 'parents') return 'older';
  return person.target === 'child' ? 'child' : 'adult';
}
