import { MEAL_TIMES, type MealTime, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import { scanSlot } from '../search/pricing/scan-slot.ts';
import { SlotPoints } from '../search/pricing/slot-points.ts';
import { weighWeek } from '../search/weighed-week.ts';
import { comparisons } from './comparisons.ts';
import { isCompleteDay } from './complete-day.ts';
import { dayContext } from './day-context.ts';
import { plainReasons } from './plain-reasons.ts';
import type { Reason } from './reason.ts';

/** A finished week; the seed is the one it was planned with. */
export type ExplainWeekInput = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly week: WeekPlan;
  readonly seed: number;
};

/** The reasons of one day by meal time, the strongest first; slots without a dish have none. */
export type DayReasons = {
  readonly date: string;
  readonly reasons: Readonly<Partial<Record<MealTime, readonly Reason[]>>>;
};

/** How many reasons a slot has at most. */
const REASONS = 2;

/**
 * Why each dish is where it is: what would get worse with the best other dish of the same scan, term by term of the
 * planner's own objective, then what speaks for the dish by itself. Two reasons at most, of two different matters.
 */
export function explainWeek(input: ExplainWeekInput): readonly DayReasons[] {
  const whole = weighWeek(input);
  return whole.week.map(({ date, slots }, day) => {
    const isComplete = isCompleteDay(slots);
    const reasons: Partial<Record<MealTime, readonly Reason[]>> = {};
    MEAL_TIMES.forEach((mealTime, time) => {
      const slot = slots[mealTime];
      if (!('id' in slot)) return;
      reasons[mealTime] = slotReasons(new SlotPoints(whole, { day, time }, slot.style), isComplete);
    });
    return { date, reasons };
  });
}

function slotReasons(slot: SlotPoints, isComplete: boolean): readonly Reason[] {
  const dish = slot.candidateAt(slot.around.present);
  if (dish === undefined) return [];
  const day = dayContext(slot, isComplete);
  const [best] = scanSlot(slot, dish.style, 1).found;
  const runnerUp = best === undefined ? undefined : slot.candidateAt(best.dish);
  const compared: readonly Reason[] =
    runnerUp === undefined
      ? [{ code: 'onlyDish' }]
      : comparisons(slot, { dish, runnerUp }, day).map(({ reason }) => reason);
  return differentMatters([...compared, ...plainReasons(slot, dish, day)]);
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

/** What a reason is about, so that two of one slot do not say the same. */
function mattersOf(reason: Reason): readonly string[] {
  if ('leaning' in reason) return [MATTER_OF_LEANING.get(reason.leaning) ?? 'food'];
  if (!('nutrient' in reason)) {
    return [MATTERS.find((matter) => matter.includes(reason.code))?.[0] ?? reason.code];
  }
  const nutrient = reason.nutrient === 'addedSugarG' ? 'sugarG' : reason.nutrient;
  return 'runnerUpId' in reason ? [nutrient] : [nutrient, 'day'];
}

/** Codes that say the same with and without a runner-up. */
const MATTERS: readonly (readonly Reason['code'][])[] = [
  ['betterForMealTime', 'suitsMealTime'],
  ['moreFamiliar', 'familiar'],
  ['quicker', 'quick'],
];

/** Ingredients that stand for a nutrient; all others are one matter: food. */
const MATTER_OF_LEANING: ReadonlyMap<string, string> = new Map([
  ['added-sugar', 'sugarG'],
  ['sodium-high', 'sodiumMg'],
  ['purine-high', 'purineMg'],
  ['purine-mid', 'purineMg'],
  ['saturated-fat-high', 'saturatedFatG'],
  ['cholesterol-high', 'cholesterolMg'],
  ['potassium-high', 'potassiumMg'],
]);
