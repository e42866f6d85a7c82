import type { SourcedFigure } from './derive-facts.ts';
import type { Figure } from './figures.ts';

/** Factor by which sugar and fibre may exceed the carbohydrate, because each is analysed and rounded separately. */
const ROUNDING_MARGIN = 1.05;

/**
 * Scales sugar and fibre down to the carbohydrate where their sum exceeds it, and marks them as estimates; true if it did.
 * Sources compute carbohydrate as the remainder but measure sugar and fibre, so the sum may exceed it.
 */
export function fitCarbohydrate(figures: Partial<Record<Figure, SourcedFigure>>): boolean {
  const { carbohydrateG, sugarG, fiberG, addedSugarG } = figures;
  if (carbohydrateG === undefined || sugarG === undefined || fiberG === undefined) return false;
  const sum = sugarG.value + fiberG.value;
  if (sum <= carbohydrateG.value * ROUNDING_MARGIN) return false;
  const scale = carbohydrateG.value / sum;
  figures.sugarG = { ...sugarG, value: sugarG.value * scale, estimated: true };
  figures.fiberG = { ...fiberG, value: fiberG.value * scale, estimated: true };
  if (addedSugarG !== undefined) {
    figures.addedSugarG = { ...addedSugarG, value: Math.min(addedSugarG.value, figures.sugarG.value) };
  }
  return true;
}
