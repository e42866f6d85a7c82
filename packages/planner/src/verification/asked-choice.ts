import { AREA_NEIGHBOURS, type MealStyle, type MealTime, STYLES_BY_EFFORT } from '@kkini/domain';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import type { ServedDish } from './served-dish.ts';

/** Points of a dish of another style than the one asked for, and of each style between the two. */
const POINTS = { other: 200, between: 20 } as const;

/** The styles, the one asked for first, and the areas a plan may use at a meal time, by its certificate. */
export type AskedChoice = {
  readonly styles: readonly MealStyle[];
  /** Null where every area is allowed. */
  readonly areas: ReadonlySet<string> | null;
};

/** Reads the answers and the reach of the plan. */
export function askedChoice(plan: PlanToVerify, visitor: CheckedVisitor, time: MealTime): AskedChoice {
  const { reach } = plan.certificate ?? {};
  const asked = visitor.mealStyles[time] ?? 'fasting';
  const order: readonly MealStyle[] = STYLES_BY_EFFORT;
  const start = order.indexOf(asked);
  const others = [...order.slice(start + 1), ...order.slice(0, start).reverse()];
  const behind = others.slice(0, reach?.styles[time] ?? 0);
  const isSkipped = start < 0 || reach?.empty.includes(time);
  const styles = isSkipped ? [] : [asked, ...behind];
  const isAnywhere = visitor.areas.length === 0 || reach?.areas === 'all';
  const neighbours = visitor.areas.flatMap((area) =>
    reach?.areas === 'near' ? (AREA_NEIGHBOURS.get(area) ?? []) : [],
  );
  return { styles, areas: isAnywhere ? null : new Set([...visitor.areas, ...neighbours]) };
}

/** Whether a dish has an allowed style and area. */
export function isAsked({ style, areas: own }: ServedDish, { styles, areas }: AskedChoice): boolean {
  return styles.includes(style) && (areas === null || own === null || own.some((area) => areas.has(area)));
}

/**
 * Whether a dish may be chosen for a meal time: not where the certificate leaves it out, and a bought one at those it lists alone,
 * unless the certificate allows any.
 */
export function isTimely(
  { id, kind, mealTimes }: ServedDish,
  time: MealTime,
  { certificate }: PlanToVerify,
): boolean {
  if (certificate?.reach?.without?.some((left) => left.id === id && left.mealTime === time)) return false;
  return kind === 'recipe' || !certificate?.reach?.usualTimes || mealTimes.includes(time);
}

/** Points for a style other than the one asked for. */
export function stylePoints({ style }: ServedDish, { styles }: AskedChoice): number {
  const at = styles.indexOf(style);
  return at < 1 ? 0 : POINTS.other + POINTS.between * (at - 1);
}
