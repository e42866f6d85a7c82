import type { Nutrition } from '@kkini/domain';

const MOST_SERVINGS = 100;
/** Figures of the whole that must agree with so many servings of the stated ones, within this share. */
const TOLERANCE = 0.35;
const CLOSE = 0.25;

/**
 * Servings of a recipe that does not say: how many stated servings its ingredients make. Accepted only when energy
 * agrees within a quarter and two of carbohydrate, protein and fat within 35 %; else null.
 */
export function estimateServings(whole: Nutrition, stated: Nutrition): number | null {
  const energy = ratio(whole.energyKcal, stated.energyKcal);
  if (energy === null) return null;
  const macros = (['carbohydrateG', 'proteinG', 'fatG'] as const)
    .map((nutrient) => ratio(whole[nutrient], stated[nutrient]))
    .filter((value): value is number => value !== null);
  const guesses = [...new Set([Math.floor(energy), Math.ceil(energy)])].filter(
    (servings) => servings >= 1 && servings <= MOST_SERVINGS,
  );
  const fitting = guesses
    .filter((servings) => agrees(energy, servings, CLOSE))
    .filter((servings) => macros.filter((macro) => agrees(macro, servings, TOLERANCE)).length >= 2);
  return fitting.sort((a, b) => Math.abs(energy / a - 1) - Math.abs(energy / b - 1))[0] ?? null;
}

function ratio(whole: number | null, stated: number | null): number | null {
  return whole === null || stated === null || stated <= 0 ? null : whole / stated;
}

function agrees(ratioOfWhole: number, servings: number, tolerance: number): boolean {
  return Math.abs(ratioOfWhole / servings - 1) <= tolerance;
}
