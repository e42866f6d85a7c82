import { planningFigure } from '../../limits/planning-rows.ts';
import type { PersonDay } from '../verdicts/day-verdicts.ts';

/** What a day has too little of: how much is missing, and the least of a food that helps, in the unit of the nutrient. */
export type Lack = {
  readonly nutrient: 'energyKcal' | 'fiberG';
  readonly missing: number;
  readonly least: number;
};

/** Fewer kcal or g fibre in a serving do not help a day. */
const LEAST = { energyKcal: 1, fiberG: 1 } as const;

/**
 * What a day has too little of, energy before fibre; null if it has enough or the amount is unknown. The central estimate of bought
 * food counts, whose verdict only says that it may hold more.
 */
export function lackOf(day: Pick<PersonDay, 'figures'>): Lack | null {
  return lackIn(day, 'energyKcal') ?? lackIn(day, 'fiberG');
}

function lackIn({ figures }: Pick<PersonDay, 'figures'>, nutrient: Lack['nutrient']): Lack | null {
  const figure = figures.find((each) => each.nutrient === nutrient && each.per === 'day');
  const { value = null, range: { min } = {}, verdict } = figure ?? {};
  if (value === null || min === undefined) return null;
  const isLow = verdict === 'belowFloor' || value < min * (1 - planningFigure('tableTolerance'));
  return isLow ? { nutrient, missing: min - value, least: LEAST[nutrient] } : null;
}
