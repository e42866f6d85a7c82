import type { BesideWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { FoundWeek } from './lighten-week.ts';

/** A companion replaced by another; null if none was there before, or none is now. */
export type CompanionSwap = { readonly from: BesideWire | null; readonly to: BesideWire | null };

/** A meal whose companions change. */
export type ChangedTable = {
  readonly date: string;
  readonly mealTime: MealTime;
  readonly swaps: readonly CompanionSwap[];
};

/** Meals whose rice or sides change, in eating order, including those with a new leading dish. */
export function changedTables({ exchanged, besides }: FoundWeek): readonly ChangedTable[] {
  const withExchanged = exchanged.map(({ before, after, ...place }) => ({
    ...place,
    before: before.details.companions,
    after: after.details.companions,
  }));
  return [...withExchanged, ...besides]
    .map(({ date, mealTime, before, after }) => ({ date, mealTime, swaps: companionSwaps(before, after) }))
    .filter(({ swaps }) => swaps.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date) || timeOf(a) - timeOf(b));
}

function timeOf({ mealTime }: ChangedTable): number {
  return MEAL_TIMES.indexOf(mealTime);
}

/** Changes of the companions of a meal: a dish replaces one of its role, else any except rice. */
function companionSwaps(
  before: readonly BesideWire[],
  after: readonly BesideWire[],
): readonly CompanionSwap[] {
  const [gone, come] = [notIn(after, before), notIn(before, after)];
  const swaps = [haveOneRole, areNoRice].flatMap((fit) => pairedBy(fit, gone, come));
  return [...swaps, ...gone.map((from) => ({ from, to: null })), ...come.map((to) => ({ from: null, to }))];
}

function notIn(others: readonly BesideWire[], dishes: readonly BesideWire[]): BesideWire[] {
  return dishes.filter((dish) => others.every(({ id }) => id !== dish.id));
}

type Fit = (from: BesideWire, to: BesideWire) => boolean;

const haveOneRole: Fit = (from, to) => from.role === to.role;
const areNoRice: Fit = (from, to) => from.role !== 'rice' && to.role !== 'rice';

/** Removes matching pairs from both lists and returns them. */
function pairedBy(fit: Fit, gone: BesideWire[], come: BesideWire[]): readonly CompanionSwap[] {
  return [...gone].flatMap((from) => {
    const at = come.findIndex((to) => fit(from, to));
    const [to] = at < 0 ? [] : come.splice(at, 1);
    if (to === undefined) return [];
    gone.splice(gone.indexOf(from), 1);
    return [{ from, to }];
  });
}
