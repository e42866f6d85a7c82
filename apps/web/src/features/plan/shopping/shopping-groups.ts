import type { ShoppingItemWire } from '@kkini/contract';
import { AISLES, type Aisle, addDays, neededGrams, type PurchaseUnit, piecesToBuy } from '@kkini/domain';
import { BOWL_UNIT } from '@kkini/domain/portions';
import { earlyStarts } from '../model/early-starts.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { Ticks } from '../model/ticks.ts';

/** Days a list covers: two from today on, the whole plan, or chosen ones. */
export const SHOPPING_RANGES = ['twoDays', 'week', 'days'] as const;
export type ShoppingRange = (typeof SHOPPING_RANGES)[number];

/** The amount of a food that the cookings of some days need. */
export type NeededItem = ShoppingItemWire & {
  /** Null if no recipe gives an amount. */
  readonly grams: number | null;
  /** Part of the grams that may be left from pieces bought for earlier days of the plan. */
  readonly carried: number;
  /** Pieces to buy for the remainder, or parts of one as shops cut them, 0 if enough is left; null for a food sold by weight. */
  readonly pieces: { readonly count: number; readonly unit: PurchaseUnit } | null;
  /** Days it is needed on, YYYY-MM-DD; empty for a list of one day, and for pantry foods. */
  readonly days: readonly string[];
};

/** Two days of a plan from a day on; its last two if that day is past. */
export function twoDays(dates: readonly string[], from: string): readonly string[] {
  const found = dates.filter((date) => date >= from && date < addDays(from, DAYS_AT_ONCE));
  return found.length > 0 ? found : dates.slice(-DAYS_AT_ONCE);
}

type Shopped = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Dates to shop for. */
  readonly chosen: readonly string[];
  readonly neededOn: NeededOn;
  /** Foods in the basket. */
  readonly ticks: Ticks;
};

/**
 * Items needed on the chosen days, with their amounts for these cookings. A food that is in the basket for some of them, after
 * shopping for other days, is not listed for them again.
 */
export function neededItems(
  items: readonly ShoppingItemWire[],
  { dates, chosen, neededOn, ticks }: Shopped,
): readonly NeededItem[] {
  const [before = ''] = [...chosen].sort();
  return items.flatMap((item) => {
    const all = item.uses.filter((use) => chosen.includes(neededOn(use)));
    if (all.length === 0) return [];
    const open = all.filter((use) => !ticks.has(tickKey(item, use)));
    const uses = open.length === 0 ? all : open;
    const isBought = (use: Use) => all.includes(use) && !uses.includes(use);
    const { piece } = item;
    const grams = neededGrams(uses);
    const carried = carriedGrams(item, { dates, before, neededOn, isBought });
    const pieces =
      grams === null || piece === null
        ? null
        : { unit: piece.unit, count: piecesToBuy(grams, piece, carried) };
    const days = item.pantry || chosen.length < 2 ? [] : [...new Set(uses.map(neededOn))].sort();
    return [{ ...item, uses, grams, carried, pieces, days }];
  });
}

export type ShoppingGroup = { readonly aisle: Aisle; readonly items: readonly NeededItem[] };

/** What to buy by section of the shop, without empty ones; what earlier days have left; and what most kitchens have. */
export function shoppingGroups(items: readonly NeededItem[]): {
  readonly groups: readonly ShoppingGroup[];
  readonly carried: readonly NeededItem[];
  readonly pantry: readonly NeededItem[];
} {
  const fresh = items.filter(({ pantry }) => !pantry);
  const isCarried = ({ pieces }: NeededItem) => pieces?.count === 0;
  const groups = AISLES.map((aisle) => ({
    aisle,
    items: fresh.filter((item) => item.aisle === aisle && !isCarried(item)),
  }));
  return {
    groups: groups.filter((group) => group.items.length > 0),
    carried: fresh.filter(isCarried),
    pantry: items.filter(({ pantry }) => pantry),
  };
}

/** Whether a food is in the basket for all cookings it is shown for. */
export function isTicked(item: ShoppingItemWire, ticks: Ticks): boolean {
  return tickKeys(item).every((key) => ticks.has(key));
}

/** The ticks after toggling a food for all cookings it is shown for. */
export function toggledItem(item: ShoppingItemWire, ticks: Ticks): Ticks {
  const keys = tickKeys(item);
  const next = new Set(ticks);
  const isOn = isTicked(item, ticks);
  for (const key of keys) {
    if (isOn) next.delete(key);
    else next.add(key);
  }
  return next;
}

function tickKeys(item: ShoppingItemWire): readonly string[] {
  return item.uses.map((use) => tickKey(item, use));
}

/** Key of the tick of one cooking, so that a food bought for two days is still listed for later days. */
function tickKey({ key }: ShoppingItemWire, { id, cooked_on: cookedOn }: Use): string {
  return `${key} ${cookedOn} ${id}`;
}

type Use = ShoppingItemWire['uses'][number];

/** Days after purchase on which the rest of a perishable food is still used: half a block of tofu, an opened bag of sprouts. */
const OPENED_DAYS = 3;
/** Days bought for at a time, the default of the list. */
const DAYS_AT_ONCE = 2;

type Week = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** First day that is bought for now. */
  readonly before: string;
  readonly neededOn: NeededOn;
  /** Whether the food for a cooking on that day or later is already bought. */
  readonly isBought: (use: ShoppingItemWire['uses'][number]) => boolean;
};

/**
 * Grams left of the whole pieces bought for the days of a plan before a day, two days at a time; 0 for foods sold by weight. Each
 * purchase covers only what is not left from earlier ones.
 */
function carriedGrams(
  { uses, piece, spoils }: ShoppingItemWire,
  { dates, before, neededOn, isBought }: Week,
): number {
  if (piece === null || piece.unit === BOWL_UNIT) return 0;
  let [left, bought] = [0, ''];
  const keptOn = (day: string) => (spoils && addDays(bought || day, OPENED_DAYS) < day ? 0 : left);
  for (let at = 0; at < dates.length; at += DAYS_AT_ONCE) {
    const days = dates.slice(at, at + DAYS_AT_ONCE);
    const needed = uses.filter(
      (use) => days.includes(neededOn(use)) && (neededOn(use) < before || isBought(use)),
    );
    const [first] = days;
    if (first === undefined || needed.length === 0) continue;
    const grams = neededGrams(needed);
    if (grams === null) return 0;
    const kept = keptOn(first);
    const count = piecesToBuy(grams, piece, kept);
    if (count > 0) bought = first;
    left = Math.max(0, kept + count * piece.grams - grams);
  }
  return keptOn(before);
}

/** The day, YYYY-MM-DD, on which the foods of a cooking are needed. */
export type NeededOn = (use: Use) => string;

/** The cooking day itself. */
export const onCookingDay: NeededOn = ({ cooked_on: day }) => day;

/**
 * The cooking day, or the day before for a dish begun on that evening. If that evening is past or not in the plan, the cooking day
 * counts; `from` is the first day to shop for.
 */
export function neededOn(days: readonly PlanDay[], from: string): NeededOn {
  const begun = new Set(
    days.flatMap(({ date, meals }) => earlyStarts(meals, date).map(({ id }) => `${date} ${id}`)),
  );
  return ({ id, cooked_on: day }) => {
    const evening = addDays(day, -1);
    return evening >= from && begun.has(`${day} ${id}`) ? evening : day;
  };
}
