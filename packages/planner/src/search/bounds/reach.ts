import { AREA_NEIGHBOURS, type MealStyle, type MealTime, STYLES_BY_EFFORT } from '@kkini/domain';
import type { Candidate } from '../../model/candidate.ts';
import type { Visitor } from '../../model/visitor.ts';

/** How far from the chosen areas a restaurant may be. */
export const AREA_REACHES = ['chosen', 'near', 'all'] as const;
export type AreaReach = (typeof AREA_REACHES)[number];

/**
 * How far a plan looks beyond what was asked: areas, per meal time how many further meal styles, and the meal times that
 * are given up.
 */
export type Reach = {
  readonly areas: AreaReach;
  readonly styles: Readonly<Partial<Record<MealTime, number>>>;
  readonly empty: readonly MealTime[];
};

/** Exactly what was asked. */
export const ASKED: Reach = { areas: 'chosen', styles: {}, empty: [] };

/**
 * Points of a dish for each style it lies behind the one asked for: more than the return of a dish, so that a style is
 * left only on as many days as it has too few dishes for.
 */
export const STYLE_POINTS = 400;

/** The style asked for and those a slot may fall back to, least effort last (planner.md section 5, step 9). */
export function stylesWithin(style: MealStyle, further: number): readonly MealStyle[] {
  const order: readonly MealStyle[] = STYLES_BY_EFFORT;
  const from = order.indexOf(style);
  return from < 0 ? [style] : order.slice(from, from + 1 + further);
}

/** Whether a dish served in these areas is within reach; a visitor who named no area, and a dish without areas, are anywhere. */
export function withinReach(visitor: Visitor, reach: AreaReach): (areas: Candidate['areas']) => boolean {
  if (visitor.areas.length === 0 || reach === 'all') return () => true;
  const within = areasWithin(visitor, reach);
  return (areas) => areas === undefined || areas.some((area) => within.has(area));
}

/** Where a dish is served: one of the chosen areas in turn, else a neighbour of one, else wherever it is. */
export function areaOf(candidate: Candidate, visitor: Visitor, turn: number): string | null {
  const { areas } = candidate;
  const inTurn = (from: readonly string[]) => from[turn % from.length] ?? null;
  if (areas === undefined) return inTurn(visitor.areas);
  const nearest = (['chosen', 'near'] as const)
    .map((reach) => areas.filter((area) => areasWithin(visitor, reach).has(area)))
    .find((found) => found.length > 0);
  return inTurn(nearest ?? areas);
}

function areasWithin({ areas }: Visitor, reach: Exclude<AreaReach, 'all'>): ReadonlySet<string> {
  const near = reach === 'near' ? areas.flatMap((area) => AREA_NEIGHBOURS.get(area) ?? []) : [];
  return new Set([...areas, ...near]);
}
