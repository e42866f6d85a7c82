import type { Sex } from '../vocabulary/body-questions.ts';
import type { LifeStage } from './person.ts';

/** Nutrients and energy with a daily reference, named after the columns of the 2025 tables. */
const REFERENCE_KEYS = [
  'energyKcal',
  'proteinG',
  'sodiumAiMg',
  'sodiumCdrrMg',
  'fiberG',
  'potassiumMg',
  'calciumMg',
  'ironMg',
] as const;
export type ReferenceKey = (typeof REFERENCE_KEYS)[number];

/** First year of life of each column of the table. */
const AGES = [3, 6, 9, 12, 15, 19, 30, 50, 65, 75] as const;

/** One figure for everybody of an age, or one each for men and women. */
type Figure = number | readonly [man: number, woman: number];

/**
 * 2025 한국인 영양소 섭취기준 (K25), as safety-rules section 2 lists it: energy ✓H, the other rows ✓M. Energy in kcal, masses in
 * the unit of the name; sodium as adequate intake and as chronic disease risk reduction intake.
 */
const TABLE = {
  energyKcal: [
    1400,
    [1700, 1500],
    [2000, 1800],
    [2500, 2000],
    [2700, 2000],
    [2600, 2000],
    [2500, 1900],
    [2200, 1700],
    [2000, 1600],
    [1900, 1500],
  ],
  proteinG: [25, 35, [50, 45], [60, 55], [65, 55], [65, 55], [65, 50], [60, 50], [60, 50], [60, 50]],
  sodiumAiMg: [1000, 1100, 1300, 1500, 1500, 1500, 1500, 1500, 1300, 1200],
  sodiumCdrrMg: [1500, 1700, 2000, 2300, 2300, 2300, 2300, 2300, 1900, 1800],
  fiberG: [15, [20, 15], 20, [25, 20], [25, 20], [30, 20], [30, 20], [30, 25], [30, 25], [30, 25]],
  potassiumMg: [2300, 2600, 3100, 3500, 3500, 3500, 3500, 3500, 3500, 3500],
  calciumMg: [
    550,
    700,
    800,
    [950, 850],
    [800, 700],
    [800, 650],
    [800, 650],
    [800, 750],
    [800, 750],
    [800, 750],
  ],
  ironMg: [6, 7, 8, [11, 13], [11, 12], [8, 12], [8, 12], [8, 7], [8, 6], [7, 6]],
} as const satisfies Record<ReferenceKey, readonly Figure[]>;

/** Age to look up when only the stage of life is known; chosen so that no figure is too high for the stage. */
const USUAL_AGE = { child: 6, adult: 50, older: 65 } as const satisfies Record<LifeStage, number>;

/** The person a figure is looked up for. */
export type Referred = { readonly stage: LifeStage; readonly age: number | null; readonly sex: Sex | null };

/** The reference for an age and sex; the mean of both sexes when the sex is unknown, a usual age when the age is. */
export function intakeReference(key: ReferenceKey, { stage, age, sex }: Referred): number {
  const years = age ?? USUAL_AGE[stage];
  const column = AGES.reduce((found, from, index) => (years >= from ? index : found), 0);
  const figure: Figure = TABLE[key][column] ?? 0;
  if (typeof figure === 'number') return figure;
  const [man, woman] = figure;
  if (sex === null) return (man + woman) / 2;
  return sex === 'male' ? man : woman;
}
