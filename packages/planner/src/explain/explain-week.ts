import { MEAL_TIMES, type MealSlot, type MealTime, type Nutrient, type WeekPlan } from '@kkini/domain';
import { leadOf } from '@kkini/domain/portions';
import type { Candidate } from '../model/candidate.ts';
import type { Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { mayCarry } from '../preferences/tag-preference.ts';
import { scanSlot } from '../search/pricing/scan-slot.ts';
import { SlotPoints } from '../search/pricing/slot-points.ts';
import { weighWeek } from '../search/weighed-week.ts';
import { asServed, type Compared, withServedBound } from './as-served.ts';
import { judgeDays } from './assess-week.ts';
import { comparisons } from './comparisons.ts';
import { isCompleteDay } from './complete-day.ts';
import { dayContext } from './day-context.ts';
import { keptLimits } from './kept-limits.ts';
import { plainReasons } from './plain-reasons.ts';
import { foremostNutrients, rankReasons } from './rank-reasons.ts';
import type { Reason } from './reason.ts';
import type { DayVerdict } from './verdicts/day-verdicts.ts';
import { homeFoodOf } from './verdicts/home-uses.ts';
import { type JudgedLimit, judgeLimits } from './verdicts/judge-limits.ts';

/** A finished week; the seed is the one it was planned with. */
export type ExplainWeekInput = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly seed: number;
  /** Its limits as judged; computed if absent. */
  readonly limits?: readonly JudgedLimit[];
  /** The verdicts on its days; computed if absent. */
  readonly days?: readonly DayVerdict[];
};

/** The reasons for one day's dishes by meal time, strongest first. Slots without a dish have none. */
export type DayReasons = {
  readonly date: string;
  readonly reasons: Readonly<Partial<Record<MealTime, readonly Reason[]>>>;
};

/** Most reasons per slot. */
const REASONS = 2;

/**
 * Explains why each dish is in its slot, by the terms of the objective in which the best other dish of the same scan
 * is worse, and by the merits of the dish itself, ordered by what matters to the visitor. Gives at most two reasons,
 * about different subjects. No reason states a figure that the laid tables do not have, nor the absence of a food that
 * stands on them. Where the person by whom the plan is measured is not at the table, as with a child and grandparents,
 * no reason states a figure.
 */
export function explainWeek(input: ExplainWeekInput): readonly DayReasons[] {
  const whole = weighWeek(input);
  const { days = judgeDays(input) } = input;
  const { limits = judgeLimits(whole, days) } = input;
  const lead = input.visitor.persons.indexOf(leadOf(input.visitor));
  const foremost = foremostNutrients(input.visitor);
  return whole.week.map(({ date, slots }, day) => {
    const isComplete = isCompleteDay(slots);
    const reasons: Partial<Record<MealTime, readonly Reason[]>> = {};
    MEAL_TIMES.forEach((mealTime, time) => {
      const slot = slots[mealTime];
      if (!('id' in slot)) return;
      const points = new SlotPoints(whole, { day, time }, slot.style);
      const figures = days[day]?.persons[lead]?.figures;
      const { watched } = points.aims.limits;
      const isNamed = (nutrient: Nutrient) => watched.has(nutrient) || foremost.has(nutrient);
      const laid = [
        ...usedAtHome(slot, input),
        ...madeAlready(slot, date),
        ...keptLimits({ date, mealTime }, { limits, figures: figures ?? [], isNamed }),
      ];
      const served = (reason: Compared) => {
        if (figures === undefined && 'nutrient' in reason) return null;
        const stated = asServed(reason, { date, mealTime }, limits);
        return stated === null || mayStandBeside(stated, slot, input.tables)
          ? null
          : withServedBound(stated, figures ?? []);
      };
      reasons[mealTime] = slotReasons(points, { isComplete, laid, served });
    });
    return { date, reasons };
  });
}

/** The first food at home that a meal uses. */
function usedAtHome(slot: MealSlot, input: ExplainWeekInput): readonly Reason[] {
  const food = homeFoodOf(slot, input);
  return food === null ? [] : [{ code: 'usesAtHome', food }];
}

/** The reason that companions come from a batch of an earlier day. */
function madeAlready(slot: MealSlot, date: string): readonly Reason[] {
  const companions = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
  const dishes = companions.filter(({ cookedOn = date }) => cookedOn < date).length;
  return dishes === 0 ? [] : [{ code: 'usesBatch', dishes }];
}

/** Whether a companion of a meal may hold the food that a reason calls absent: companions are chosen after the dish. */
function mayStandBeside(reason: Compared, slot: MealSlot, tables: Tables | undefined): boolean {
  if (!('leaning' in reason) || slot.kind !== 'recipe') return false;
  return (slot.companions ?? []).some(({ id }) => {
    const companion = tables?.sideCandidate(id);
    return companion !== undefined && mayCarry(companion, reason.leaning);
  });
}

type OfSlot = {
  readonly isComplete: boolean;
  /** What holds for the laid table itself. */
  readonly laid: readonly Reason[];
  /** The reason with the figures of the tables; null where those contradict it. */
  readonly served: (reason: Compared) => Compared | null;
};

function slotReasons(slot: SlotPoints, { isComplete, laid, served }: OfSlot): readonly Reason[] {
  const dish = slot.candidateAt(slot.around.present);
  if (dish === undefined) return [];
  const day = dayContext(slot, isComplete);
  const [best] = scanSlot(slot, dish.style, 1).found;
  const runnerUp = best === undefined ? undefined : slot.candidateAt(best.dish);
  const compared: readonly Compared[] =
    runnerUp === undefined
      ? [{ code: 'onlyDish' }]
      : comparisons(slot, { dish, runnerUp }, day).map(({ reason }) => reason);
  const asLaid = (reasons: readonly Compared[]) => reasons.flatMap((reason) => served(reason) ?? []);
  const all = [...asLaid(compared), ...laid, ...asLaid(plainReasons(slot, dish, day))];
  return differentMatters(rankReasons(all, slot));
}

function differentMatters(reasons: readonly Reason[]): readonly Reason[] {
  const chosen: Reason[] = [];
  const taken = new Set<string>();
  for (const reason of reasons) {
    const matters = mattersOf(reason);
    if (chosen.length === REASONS) break;
    if (matters.some((matter) => taken.has(matter))) continue;
    chosen.push(reason);
    for (const matter of matters) taken.add(matter);
  }
  return chosen;
}

/** The subjects of a reason, so that two reasons of one slot do not repeat each other. */
function mattersOf(reason: Reason): readonly string[] {
  if ('leaning' in reason) return [MATTER_OF_LEANING.get(reason.leaning) ?? 'food'];
  if (!('nutrient' in reason)) {
    return [MATTERS.find((matter) => matter.includes(reason.code))?.[0] ?? reason.code];
  }
  const nutrient = reason.nutrient === 'addedSugarG' ? 'sugarG' : reason.nutrient;
  return 'runnerUpId' in reason ? [nutrient] : [nutrient, 'day'];
}

/** Codes that mean the same with and without a runner-up. */
const MATTERS: readonly (readonly Reason['code'][])[] = [
  ['betterForMealTime', 'suitsMealTime'],
  ['moreFamiliar', 'familiar'],
  ['shorterDay', 'quicker', 'quick'],
];

/** Ingredients that represent a nutrient. All others share one subject: food. */
const MATTER_OF_LEANING: ReadonlyMap<string, string> = new Map([
  ['added-sugar', 'sugarG'],
  ['sodium-high', 'sodiumMg'],
  ['purine-high', 'purineMg'],
  ['purine-mid', 'purineMg'],
  ['saturated-fat-high', 'saturatedFatG'],
  ['cholesterol-high', 'cholesterolMg'],
  ['potassium-high', 'potassiumMg'],
]);
