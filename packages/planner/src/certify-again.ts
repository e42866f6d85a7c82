import { MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { Candidate } from './model/candidate.ts';
import { noAmounts } from './model/day-amounts.ts';
import { isKept, isSamePlace, type KeptMeals, type MealPlace } from './model/day-locks.ts';
import type { Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import { laidPenalty } from './preferences/laid-penalty.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import { isServableWay } from './tables/lay-tables.ts';
import { certifyStock, type StockCertificate, stockCertificate } from './tables/stock/certify-stock.ts';
import { laidAs, placeIn } from './tables/stock/read-tables.ts';
import { addTo, type TableProblem, tableProblem } from './tables/table-problem.ts';

/** A week whose tables the visitor has changed. The seed is the one it was planned with. */
export type CertifyAgainInput = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly seed: number;
  /** Meals that stayed when the rest of the week was planned anew. */
  readonly kept: KeptMeals | null;
  /** The meals whose dish or companions the visitor chose; their tables stay as they are. */
  readonly chosen: readonly MealPlace[];
};

/**
 * Certificate for the days of a changed week: with the same dishes cooked on the same days, and with the chosen
 * tables as they are, no other way to eat them has points lower by more than the gap. Null where nothing can be
 * proved.
 */
export function certifyAgain(input: CertifyAgainInput): StockCertificate | null {
  const { week, chosen } = input;
  const stay = [...(input.kept?.meals ?? []), ...homeMeals(week, false)];
  const first = openTables(input, stay);
  // Tables that the problem cannot express stay as they are.
  const { problem, laid, unread } =
    first.unread.length === 0 ? first : openTables(input, [...stay, ...first.unread]);
  if (unread.length > 0) return null;
  const placeOf = (table: number) => placeIn(week, problem.tables[table]);
  const isChosen = (table: number) => chosen.some((place) => isSamePlace(place, placeOf(table)));
  const certified = certifyStock(problem, {
    ...laid,
    isLaid: () => true,
    isServable: (way) => isServableWay(problem, way, input),
    stays: isChosen,
  });
  if (certified === null || certified.certificate === null || certified.present === Infinity) return null;
  const laidMeals = [...problem.tables.keys()].map(placeOf);
  const outside = homeMeals(week, true).filter(
    (place) =>
      !(input.kept && isKept(input.kept, place)) && !laidMeals.some((each) => isSamePlace(each, place)),
  );
  const { certificate, present } = certified;
  return {
    ...stockCertificate(present, Math.min(present, certificate.lowerBound)),
    ...(outside.length > 0 && { outside }),
    chosen: laidMeals.filter((_, table) => isChosen(table)),
  };
}

/** The table problem of a week without the meals that stay, how its tables are laid, and the tables it cannot express. */
function openTables(input: CertifyAgainInput, meals: readonly MealPlace[]) {
  const { week } = input;
  const kept = { before: input.kept?.before ?? '', meals };
  const startDate = week[0]?.date ?? '';
  const problem = tableProblem({ ...input, grid: gridOfWeek(input), startDate, kept });
  const { unread, ...laid } = laidAs(problem, week);
  const usualPoints = mostPoints(problem, input);
  return { problem: { ...problem, usualPoints }, laid, unread };
}

/** Points of each day as laid or with the usual companions, whichever are more: no day may lie further outside its limits. */
function mostPoints({ usualPoints, terms }: TableProblem, { week, ...input }: CertifyAgainInput) {
  const usual = week.map(({ date, slots }) => ({
    date,
    slots: {
      breakfast: withUsual(slots.breakfast),
      lunch: withUsual(slots.lunch),
      dinner: withUsual(slots.dinner),
    },
  }));
  return Float64Array.from(gridOfWeek({ ...input, week: usual }), (day, at) => {
    const totals = noAmounts();
    for (const meal of day) if (meal !== null) addTo(totals, meal.amounts, 1);
    return Math.max(usualPoints[at] ?? 0, laidPenalty(totals, terms));
  });
}

function withUsual(slot: MealSlot): MealSlot {
  if (slot.kind !== 'recipe') return slot;
  const { companions: _, ...usual } = slot;
  return usual;
}

/** Home meals with companions of their own (`isNamed`), or with the usual ones. */
function homeMeals(week: WeekPlan, isNamed: boolean): readonly MealPlace[] {
  return week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = slots[mealTime];
      const isHome = slot.kind === 'recipe' && (slot.companions !== undefined) === isNamed;
      return isHome ? [{ date, mealTime }] : [];
    }),
  );
}
