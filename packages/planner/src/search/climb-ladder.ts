import { isBought, MEAL_TIMES, type MealStyle, type MealTime, PLAN_DAYS } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { WeekGrid } from '../model/week-grid.ts';
import { dishesWithReach } from './admissible-dishes.ts';
import { type Certificate, certify } from './bounds/certificate.ts';
import { AREA_REACHES, type Reach, stylesWithin } from './bounds/reach.ts';
import { makeWeekModel, type NumberedWeek } from './master/make-week-model.ts';
import { classOfDay } from './master/week-model.ts';
import { type PlanningProblem, withReach } from './planning-problem.ts';
import { LADDER_STEPS, relaxationLadder, type SpacingRules } from './relaxation-ladder.ts';
import { solveWeek, type WeekSolution } from './solve-week.ts';
import { scarceSlots, weekExists } from './week-exists.ts';

/** What the best week of a step has to be like for the climb to end there. */
type IsSuch = (week: LadderWeek) => boolean;
const ANY_WEEK: IsSuch = () => true;

/** The first steps of the ladder, at which no dish returns and no day has a main group twice. */
const UNREPEATED_STEPS = 4;

/** The best week found, as options by day and meal time, with its certificate. */
export type LadderWeek = { readonly grid: WeekGrid; readonly certificate: Certificate };

/**
 * Searches at the first step of the ladder that allows a week (planner.md section 5). Steps 0 to 6 relax spacing. A
 * meal time with too few dishes extends to neighbouring and then to all areas (8), then to styles of less and then of
 * more effort (9), and last to bought dishes at unusual meal times; spacing then starts again at its strictest. A bought style with too few for steps 0 to 3 extends at once to
 * simple recipes. Where no extension helps, a dish may return every day (7), and finally a meal time stays empty (10).
 * Ends at the first step whose best week `isSuch`, and gives the week of the first step with any where none is.
 */
export function climbLadder(asked: PlanningProblem, isSuch: IsSuch = ANY_WEEK): LadderWeek {
  let first: LadderWeek | null = null;
  const { week, widest, ladder } = climbedWhere(asked, (found) => {
    first ??= found;
    return isSuch(found);
  });
  return week ?? first ?? withEmptySlots(widest, ladder);
}

function climbedWhere(asked: PlanningProblem, isSuch: IsSuch) {
  const ladder = relaxationLadder(asked.visitor.eatingStyles.includes('vegetarian'));
  let problem = asked;
  for (;;) {
    const { week, wider } = climbedWithinReach(problem, ladder.slice(0, -1), isSuch);
    if (week !== null) return { week, widest: problem, ladder };
    if (wider === null)
      return { week: climbed(asked, modelsOf(asked, ladder), { isSuch }).week, widest: problem, ladder };
    problem = wider;
  }
}

/**
 * The best week within the reach of a problem; without any, the problem with the next reach, null at the widest. A bought style with
 * too few dishes for the first steps shares its meal times with simple recipes, and with cooked ones where these are not enough,
 * before a dish returns: better than eggs and sweet potatoes three times a week.
 */
function climbedWithinReach(
  problem: PlanningProblem,
  ladder: readonly SpacingRules[],
  isSuch: IsSuch,
): NextWeek {
  const steps = modelsOf(problem, ladder);
  const unrepeated = climbed(problem, steps.slice(0, UNREPEATED_STEPS), { isSuch });
  if (unrepeated.week !== null) return { week: unrepeated.week, wider: null };
  const beside = besideHome(problem, lackingOf(unrepeated));
  if (beside !== null) return { week: null, wider: beside };
  const repeated = climbed(problem, steps, { isSuch, from: UNREPEATED_STEPS });
  return { week: repeated.week, wider: repeated.week ? null : widerProblem(problem, lackingOf(repeated)) };
}

type NextWeek = { readonly week: LadderWeek | null; readonly wider: PlanningProblem | null };

/** Meal times that may lack dishes: any where counting found enough but the search no week. */
function lackingOf({ scarce }: { readonly scarce: readonly MealTime[] }): readonly MealTime[] {
  return scarce.length > 0 ? scarce : MEAL_TIMES;
}

/**
 * The same problem with simple recipes at the bought meal times among those that lack dishes, or with cooked ones as well; null where
 * all have them, or other areas have dishes.
 */
function besideHome(problem: PlanningProblem, lacking: readonly MealTime[]): PlanningProblem | null {
  return widerAreas(problem, lacking) === null ? sharedWithHome(problem, lacking) : null;
}

/** The same problem with simple recipes at the bought ones of these meal times, or with cooked ones as well; null where all have them. */
export function sharedWithHome(
  problem: PlanningProblem,
  times: readonly MealTime[] = MEAL_TIMES,
): PlanningProblem | null {
  const { visitor, reach } = problem;
  const further = times.flatMap((time) => {
    const next = stylesToHome(visitor.mealStyles[time]).find((each) => each > (reach.styles[time] ?? 0));
    return next === undefined ? [] : [[time, next] as const];
  });
  if (further.length === 0) return null;
  return withReach(problem, { ...reach, styles: { ...reach.styles, ...Object.fromEntries(further) } });
}

type Climb = { readonly from?: number; readonly isSuch?: IsSuch };

/** The best week at the first of these steps, from one on, that allows one, null without any; and the meal times that lack dishes. */
function climbed(problem: PlanningProblem, steps: Steps, climb: Climb = {}) {
  const scarce = scarceMeals(problem, steps);
  return { week: scarce.length === 0 ? climbSpacing(problem, steps, climb) : null, scarce };
}

/** The best week at the strictest step of the ladder; null where its rules allow none. */
export function strictestWeek(problem: PlanningProblem): LadderWeek | null {
  const ladder = relaxationLadder(problem.visitor.eatingStyles.includes('vegetarian'));
  return climbed(problem, modelsOf(problem, ladder.slice(0, 1))).week;
}

type SpacedWeek = {
  readonly grid: WeekGrid;
  readonly solution: WeekSolution;
  readonly spacingStep: number;
};

type Steps = readonly (() => NumberedWeek)[];

/** The model of every step, built on first use. */
function modelsOf(problem: PlanningProblem, ladder: readonly SpacingRules[]): Steps {
  const model = memoizeByObject((rules: SpacingRules) => makeWeekModel(problem, rules));
  return ladder.map((rules) => () => model(rules));
}

/** The best week at the first step, from one on, whose spacing rules allow one. */
function climbSpacing(
  problem: PlanningProblem,
  steps: Steps,
  { from = 0, isSuch = ANY_WEEK }: Climb,
): LadderWeek | null {
  for (let spacingStep = from; spacingStep < steps.length; spacingStep += 1) {
    const numbered = steps[spacingStep]?.();
    if (numbered === undefined) continue;
    const solution = weekExists(numbered.model) ? solveWeek(numbered.model) : null;
    const grid = solution && gridOf(problem, numbered, solution);
    if (solution === null || grid === null) continue;
    const week = certified({ grid, solution, spacingStep }, problem);
    if (isSuch(week)) return week;
  }
  return null;
}

function stepOf(reach: Reach, spacingStep: number): number {
  if (reach.empty.length > 0) return LADDER_STEPS.empty;
  if (Object.values(reach.styles).some((further) => further > 0)) return LADDER_STEPS.styles;
  return reach.areas === 'chosen' ? spacingStep : LADDER_STEPS.areas;
}

/** Empties meal times that lack dishes, the last of them first, until a week exists. A week without any meal always does. */
function withEmptySlots(full: PlanningProblem, ladder: readonly SpacingRules[]): LadderWeek {
  let problem = full;
  for (;;) {
    const { week, scarce } = climbed(problem, modelsOf(problem, ladder));
    if (week !== null) return week;
    const { reach, slots } = problem;
    const left = slots.map(({ mealTime }) => mealTime).filter((time) => !reach.empty.includes(time));
    const emptied = left.filter((time) => scarce.includes(time)).at(-1) ?? left.at(-1);
    if (emptied === undefined) throw new RangeError('A week without any slot exists under every rule');
    problem = withReach(problem, { ...reach, empty: [...reach.empty, emptied] });
  }
}

function certified(
  { grid, solution, spacingStep }: SpacedWeek,
  { seed, seedPoints, reach, kept, basket }: PlanningProblem,
): LadderWeek {
  const { objective, lowerBound } = solution;
  const found = { objective, lowerBound, ladderStep: stepOf(reach, spacingStep), spacingStep };
  const known = { ...found, seed, seedPoints, reach, kept, basket: [...basket].sort() };
  return { grid, certificate: certify(known) };
}

function gridOf(
  { eaten }: PlanningProblem,
  { model, dishes, times }: NumberedWeek,
  { days }: WeekSolution,
): WeekGrid {
  const classOf = classOfDay(model);
  return days.map((rows, day) =>
    MEAL_TIMES.map((mealTime, time) => {
      const slot = times.indexOf(time);
      const held = model.classes[classOf[day] ?? 0]?.slots[slot];
      const row = rows[slot] ?? -1;
      const dish = dishes[held?.dish[row] ?? -1] ?? -1;
      const candidate = eaten.candidateAt(mealTime, dish);
      if (candidate === undefined) return null;
      return { candidate, cost: held?.cost[row] ?? 0, amounts: eaten.amountsAt(mealTime, dish) };
    }),
  );
}

/**
 * The same problem with the next reach that adds dishes to one of the meal times that lack them: further areas first, then one
 * more style for each of them, and last bought dishes at any meal time. Null at the widest reach.
 */
function widerProblem(problem: PlanningProblem, lacking: readonly MealTime[]): PlanningProblem | null {
  const { reach } = problem;
  const wider = widerAreas(problem, lacking);
  if (wider !== null) return wider;
  const styles = { ...reach.styles };
  let isWider = false;
  for (const time of lacking) {
    const asked = problem.visitor.mealStyles[time];
    const further = (styles[time] ?? 0) + 1;
    if (asked === 'fasting' || stylesWithin(asked, further).length <= further) continue;
    styles[time] = further;
    isWider = true;
  }
  if (isWider) return withReach(problem, { ...reach, styles });
  return reach.usualTimes ? withReach(problem, { ...reach, usualTimes: false }) : null;
}

/** The same problem with the next reach of areas that adds dishes to one of these meal times; null where none does. */
function widerAreas(problem: PlanningProblem, lacking: readonly MealTime[]): PlanningProblem | null {
  const { reach, visitor } = problem;
  // Without a chosen area every dish is within reach.
  const further = visitor.areas.length > 0 ? AREA_REACHES.slice(AREA_REACHES.indexOf(reach.areas) + 1) : [];
  const own = dishesWithReach(problem, reach, lacking);
  const wider = further.find((areas) => dishesWithReach(problem, { ...reach, areas }, lacking) > own);
  return wider === undefined ? null : withReach(problem, { ...reach, areas: wider });
}

/** Numbers of further styles after which a bought style is beside simple and beside all recipes; none for other styles. */
function stylesToHome(style: MealStyle): readonly number[] {
  const order = stylesWithin(style, Infinity);
  return isBought(style) ? [order.indexOf('simpleRecipe'), order.indexOf('cookedRecipe')] : [];
}

/**
 * The meal times with too few dishes at every step, found by counting alone: those with none, otherwise the first
 * that lack some at the last step of the ladder. Empty where nothing is planned. `steps` are the models of the
 * ladder, built on call: enough dishes at the first step are enough at the last.
 */
function scarceMeals(problem: PlanningProblem, steps: Steps): readonly MealTime[] {
  const { locks, reach, slots } = problem;
  const isPlanned = (time: MealTime) =>
    !reach.empty.includes(time) &&
    (locks.length < PLAN_DAYS || locks.some((ofDay) => ofDay[time] === undefined));
  const bare = slots.filter(({ mealTime, dishes }) => dishes.length === 0 && isPlanned(mealTime));
  if (bare.length > 0) return bare.map(({ mealTime }) => mealTime);
  const [first, last] = [steps[0]?.(), steps.at(-1)];
  if (first === undefined || last === undefined || scarceSlots(first.model) === null) return [];
  const { model, times } = last();
  return (scarceSlots(model) ?? []).flatMap((slot) => MEAL_TIMES[times[slot] ?? -1] ?? []);
}
