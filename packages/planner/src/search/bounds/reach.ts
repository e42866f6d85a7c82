import { AREA_NEIGHBOURS, type MealStyle, type MealTime, STYLES_BY_EFFORT } from '@kkini/domain';
import type { Candidate } from '../../model/candidate.ts';
import type { Visitor } from '../../model/visitor.ts';

/** How far a restaurant may be from the chosen areas. */
export const AREA_REACHES = ['chosen', 'near', 'all'] as const;
export type AreaReach = (typeof AREA_REACHES)[number];

/**
 * How far a plan goes beyond the answers: areas, the number of further meal styles per meal time, the meal times left empty, and
 * whether bought dishes come only at the meal times their entries list. Absent in old certificates, whose weeks had them at any.
 */
export type Reach = {
  readonly areas: AreaReach;
  readonly styles: Readonly<Partial<Record<MealTime, number>>>;
  readonly empty: readonly MealTime[];
  readonly usualTimes?: boolean;
  /**
   * Dishes that are not served at a meal time, because they take a day past a wall beside whatever else it may hold, or because the
   * companions the visitor may have beside them did. Each of the latter has a usual companion that is excluded, so that its proved
   * amounts are not those that would be eaten. Absent where there are none.
   */
  readonly without?: readonly LeftOut[];
};

/** A dish left out at a meal time. */
export type LeftOut = { readonly mealTime: MealTime; readonly id: string };

/** The answers without any extension. */
export const ASKED: Reach = { areas: 'chosen', styles: {}, empty: [], usualTimes: true };

/**
 * Points of a dish of another style than the one asked for, and of each style between the two. They are so many that a slot leaves
 * its style only on days for which the style has too few dishes, and so few between the others that the better meal counts more
 * than how near its style is.
 */
const STYLE_POINTS = { other: 200, further: 20 } as const;

/** Points of a dish whose style lies so many places behind the one asked for. */
export function stylePoints(behind: number): number {
  return behind <= 0 ? 0 : STYLE_POINTS.other + STYLE_POINTS.further * (behind - 1);
}

/**
 * The style asked for and as many further styles as a slot may fall back to: first those of less effort, then those
 * of more.
 */
export function stylesWithin(style: MealStyle, further: number): readonly MealStyle[] {
  const order: readonly MealStyle[] = STYLES_BY_EFFORT;
  const from = order.indexOf(style);
  if (from < 0) return [style];
  return [...order.slice(from), ...order.slice(0, from).reverse()].slice(0, 1 + further);
}

/**
 * Whether a dish served in these areas is within reach. True for every dish if the visitor chose no area, and for dishes
 * without areas.
 */
export function withinReach(visitor: Visitor, reach: AreaReach): (areas: Candidate['areas']) => boolean {
  if (visitor.areas.length === 0 || reach === 'all') return () => true;
  const within = areasWithin(visitor, reach);
  return (areas) => areas === undefined || areas.some((area) => within.has(area));
}

/**
 * Whether a dish may come at a meal time within reach: a recipe at any, because one may cook it whenever one likes, unless it is left
 * out there.
 */
export function isTimely(
  { id, kind, mealTimes }: Pick<Candidate, 'id' | 'kind' | 'mealTimes'>,
  mealTime: MealTime,
  { usualTimes = false, without = [] }: Reach,
): boolean {
  if (without.some((each) => each.id === id && each.mealTime === mealTime)) return false;
  return kind === 'recipe' || !usualTimes || mealTimes.includes(mealTime);
}

/**
 * The area a dish is placed in: one of the chosen areas in turn, otherwise a neighbouring one, otherwise any that
 * serves it.
 */
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
