import type { SourcedFigure } from './derive-facts.ts';
import type { Figure } from './figures.ts';

/** Sugar and fibre may exceed the carbohydrate by this much: each is analysed and rounded on its own. */
const ROUNDING_MARGIN = 1.05;

/**
 * Scales sugar and fibre down to the carbohydrate where their sum exceeds it, marked as estimates; true when it did.
 * Carbohydrate is what the other parts leave over, sugar and fibre are measured, so the sources contradict themselves.
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
