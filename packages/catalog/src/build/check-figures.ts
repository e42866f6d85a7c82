import type { Nutrition } from '@kkini/domain';
import type { EntryProblem } from '../entries/entry-problem.ts';

/** Plausible energy of one serving of a meal. */
const ENERGY_KCAL = { least: 200, most: 900 } as const;
const SODIUM_MOST_MG = 2000;

/** Largest share by which energy may differ from the energy of the macronutrients. */
const ATWATER_TOLERANCE = 0.15;

type Macronutrients = Pick<Nutrition, 'fiberG'> &
  Readonly<Record<'carbohydrateG' | 'proteinG' | 'fatG', number>>;

/** Energy of macronutrients in grams, kcal: 4 per gram, fibre 2, fat 9 (Atwater; FAO 2003). Unknown fibre counts as none. */
export function atwaterKcal({ carbohydrateG, fiberG, proteinG, fatG }: Macronutrients): number {
  return 4 * (carbohydrateG - (fiberG ?? 0)) + 2 * (fiberG ?? 0) + 4 * proteinG + 9 * fatG;
}

/** What is implausible in the computed figures of one serving. */
export function checkFigures(file: string, nutrition: Nutrition): readonly EntryProblem[] {
  const { energyKcal, carbohydrateG, proteinG, fatG, fiberG, sodiumMg } = nutrition;
  const problem = (field: string, repair: string) => [{ file, field: `nutrition.${field}`, repair }];
  if (
    energyKcal === null ||
    carbohydrateG === null ||
    proteinG === null ||
    fatG === null ||
    sodiumMg === null
  )
    return problem('energyKcal', 'use foods whose energy, macronutrients and sodium are in facts.csv');
  const atwater = atwaterKcal({ carbohydrateG, fiberG, proteinG, fatG });
  return [
    ...(energyKcal < ENERGY_KCAL.least || energyKcal > ENERGY_KCAL.most
      ? problem('energyKcal', `keep a serving in 200-900 kcal; it has ${Math.round(energyKcal)}`)
      : []),
    ...(sodiumMg > SODIUM_MOST_MG
      ? problem('sodiumMg', `keep a serving below 2000 mg; it has ${Math.round(sodiumMg)}`)
      : []),
    ...(Math.abs(atwater - energyKcal) / energyKcal > ATWATER_TOLERANCE
      ? problem('energyKcal', `check grams and facts: macronutrients give ${Math.round(atwater)} kcal`)
      : []),
  ];
}
