import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, type ClaimedCertificate, checkOf, type PlanToVerify } from '../plan-to-verify.ts';
import type { ServedDishes } from '../served-dish.ts';
import { betterDays } from './better-days.ts';
import { LaidPoints } from './laid-points.ts';
import { type LaidPlan, laidPlan } from './laid-week.ts';

/** Largest difference in points between two sums of the same amounts, and the relative gap that counts as none. */
const TOLERANCE = { points: 1e-5, gap: 1e-7 } as const;

type ClaimedStock = NonNullable<ClaimedCertificate['stock']>;

/** The certificate of the days, if it still describes them. */
function claimedStock({ certificate }: PlanToVerify): ClaimedStock | null {
  const { stock = null, changed, companionsChanged } = certificate ?? {};
  return (changed || companionsChanged) && stock?.chosen === undefined ? null : stock;
}

/** Consistency of the numbers that a certificate states about the days with their cooked dishes. */
export function stockArithmetic(plan: PlanToVerify): readonly Check[] {
  const stock = claimedStock(plan);
  if (stock === null) return [];
  const { objective, lowerBound, gapDays, provedDays } = stock;
  const expected = (objective - lowerBound) / Math.max(Math.abs(objective), TOLERANCE.gap);
  const wrong = [
    ...(lowerBound > objective + TOLERANCE.gap ? [`a bound of ${lowerBound} above ${objective} points`] : []),
    ...(Math.abs(gapDays - Math.max(0, expected)) > 1e-9 ? [`a gap of ${gapDays}, not ${expected}`] : []),
    ...(provedDays === expected <= TOLERANCE.gap ? [] : [`proved: ${provedDays} with a gap of ${expected}`]),
  ];
  return [
    checkOf('best days', wrong, `at most ${(100 * gapDays).toFixed(2)} % above the best for what is cooked`),
  ];
}

/**
 * Computes the points of the laid tables again, only a note where an amount of a dish is unknown; and checks that every side that
 * nobody chose is laid at a meal time of its entry.
 */
export function stockPointsCheck(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const stock = claimedStock(checked.plan);
  if (stock === null) return [];
  const laid = laidPlan(checked, dishes);
  const counted = new LaidPoints(checked, dishes);
  const points = laid === null ? null : counted.of(laid);
  const name = 'best days objective';
  if (laid === null || points === null)
    return [{ name, outcome: 'note', text: 'not compared: an amount is unknown' }];
  const isSame = Math.abs(points - stock.objective) <= TOLERANCE.points + counted.rounding(laid);
  return [
    checkOf(name, isSame ? [] : [`${points} points, not ${stock.objective}`], `${points} points`),
    checkOf('side times', mistimedSides(laid), 'every side at a meal time of its entry'),
  ];
}

function mistimedSides({ meals, makings }: LaidPlan): readonly string[] {
  return meals.flatMap(({ day, time, sides, isChosen }) =>
    sides.flatMap((at) => {
      const { id, dish } = makings[at] ?? {};
      return isChosen || dish?.mealTimes.includes(time) === true ? [] : [`${id}: ${time} of day ${day + 1}`];
    }),
  );
}

/** Looks for a way to eat the cooked dishes that has fewer points than the bound allows. */
export function stockProof(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const stock = claimedStock(checked.plan);
  if (stock === null) return [];
  const laid = laidPlan(checked, dishes);
  if (laid === null) return [];
  const counted = new LaidPoints(checked, dishes);
  const { points, tried } = betterDays(laid, counted);
  const isBelow = points < stock.lowerBound - TOLERANCE.points - counted.rounding(laid);
  const found = isBelow ? [`a way of ${points} points, below the bound of ${stock.lowerBound}`] : [];
  return [checkOf('best days bound', found, `no better way among ${tried} exchanges`)];
}
