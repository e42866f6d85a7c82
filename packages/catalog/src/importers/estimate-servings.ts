import type { Nutrition } from '@kkini/domain';

const MOST_SERVINGS = 100;
/** Largest relative difference between the energy of the whole and that many stated servings. */
const ENERGY_TOLERANCE = 0.25;
/** A macronutrient agrees if it differs by at most this share of its own amount, or */
const OWN_TOLERANCE = 0.35;
/** if the energy of the difference is below this share of the stated energy: one gram of fat instead of two matters little. */
const ENERGY_SHARE = 0.1;
const LEAST_AGREEING = 2;

/** Energy of one gram in kcal (Atwater). */
const MACROS = [
  ['carbohydrateG', 4],
  ['proteinG', 4],
  ['fatG', 9],
] as const;

/** The data of an estimate. `weightRatio`: weight of the whole in stated serving weights, where one is stated. */
export type ServingsEvidence = {
  readonly whole: Nutrition;
  readonly stated: Nutrition;
  readonly weightRatio: number | null;
};

/** Number of servings, and whether the stated weight of a serving agrees. */
export type ServingsEstimate = { readonly servings: number; readonly weightAgrees: boolean };

/**
 * Servings of a recipe that does not state them: how many stated servings its ingredients make. Accepted only if energy agrees
 * within a quarter and two of carbohydrate, protein, fat and serving weight agree too; else null.
 */
export function estimateServings({ whole, stated, weightRatio }: ServingsEvidence): ServingsEstimate | null {
  const { energyKcal } = stated;
  if (whole.energyKcal === null || energyKcal === null || energyKcal <= 0) return null;
  const ratio = whole.energyKcal / energyKcal;
  const weightAgrees = (servings: number) =>
    weightRatio !== null && Math.abs(weightRatio / servings - 1) <= OWN_TOLERANCE;
  const guesses = [...new Set([Math.floor(ratio), Math.ceil(ratio)])]
    .filter((servings) => servings >= 1 && servings <= MOST_SERVINGS)
    .filter((servings) => Math.abs(ratio / servings - 1) <= ENERGY_TOLERANCE)
    .filter(
      (servings) =>
        agreeingMacros(whole, stated, servings) + (weightAgrees(servings) ? 1 : 0) >= LEAST_AGREEING,
    )
    .sort((a, b) => Math.abs(ratio / a - 1) - Math.abs(ratio / b - 1));
  const [servings] = guesses;
  return servings === undefined ? null : { servings, weightAgrees: weightAgrees(servings) };
}

function agreeingMacros(whole: Nutrition, stated: Nutrition, servings: number): number {
  return MACROS.filter(([nutrient, kcal]) => {
    const [mine, theirs] = [whole[nutrient], stated[nutrient]];
    if (mine === null || theirs === null) return false;
    const difference = Math.abs(mine / servings - theirs);
    const isSlight = difference * kcal <= (stated.energyKcal ?? 0) * ENERGY_SHARE;
    return isSlight || difference <= theirs * OWN_TOLERANCE;
  }).length;
}
