import type { CompanionWire, PortionWire } from '@kkini/contract';
import { addDays, MEAL_TIMES } from '@kkini/domain';
import { besideGrams } from '@kkini/domain/portions';
import type { PlanDay } from './get-meal-plan.ts';
import type { PlanSlot } from './meal-facts.ts';

/** A companion cooked once, on `cookedOn` (YYYY-MM-DD), and eaten in `slots`, in the order of the week. */
export type Batch = Pick<
  CompanionWire,
  'id' | 'title' | 'title_en' | 'role' | 'active_minutes' | 'waiting_minutes' | 'keep_days'
> & {
  readonly cookedOn: string;
  readonly slots: readonly PlanSlot[];
  /** Grams that all its meals eat, as they are now. */
  readonly grams: number;
};

/**
 * Batches of a week by cooking day. Within a day the one with the longest wait comes first, because others are cooked meanwhile,
 * then the one with most work.
 */
export function batchesOf(days: readonly PlanDay[]): readonly Batch[] {
  const batches = new Map<string, Batch>();
  for (const { date, meals } of days) {
    for (const time of MEAL_TIMES) {
      const { companions = [], portions = [] } = meals[time]?.details ?? {};
      for (const { cooked_on: cookedOn, ...dish } of companions) {
        if (cookedOn === null) continue;
        const key = `${cookedOn} ${dish.id}`;
        const { slots, grams } = batches.get(key) ?? { slots: [], grams: 0 };
        const eaten = { slots: [...slots, { date, time }], grams: grams + eatenGrams(dish, portions) };
        batches.set(key, { ...dish, cookedOn, ...eaten });
      }
    }
  }
  return [...batches.values()].sort(byCooking);
}

/** Grams of a companion that everybody at one meal eats; of one serving where portions are unknown. */
function eatenGrams(dish: Pick<CompanionWire, 'role' | 'grams'>, portions: readonly PortionWire[]): number {
  if (portions.length === 0) return dish.grams;
  return portions.reduce((sum, portion) => sum + portion.count * besideGrams(dish, portion), 0);
}

/** Minutes until all of these are done, if one cook makes them in this order and each waits while the next is made. */
export function minutesUntilDone(batches: readonly Batch[]): number {
  let [worked, done] = [0, 0];
  for (const { active_minutes: active, waiting_minutes: waiting } of batches) {
    worked += active ?? 0;
    done = Math.max(done, worked + (waiting ?? 0));
  }
  return done;
}

/** Last day (YYYY-MM-DD) a batch keeps in the refrigerator; null if unknown. */
export function keepsUntil({ cookedOn, keep_days: days }: Batch): string | null {
  return days === null ? null : addDays(cookedOn, days);
}

/** A dish cooked once for the meals in `slots`, in the order of the week. */
export type CookedOnce = Pick<Batch, 'id' | 'cookedOn' | 'slots'>;

/** A leading dish cooked once, and the grams eaten at each of its meals; null if unknown. */
export type Pot = NamedCooking & { readonly grams: readonly (number | null)[] };

/** A cooking and its name in both languages; the English one is null if the dish has none. */
export type NamedCooking = CookedOnce & { readonly title: string; readonly title_en: string | null };

/** Dishes cooked once for several meals, by cooking day, leading dishes before companions. */
export function cookedForSeveral(days: readonly PlanDay[]): readonly NamedCooking[] {
  const pots = potsOf(days).filter(({ slots }) => slots.length > 1);
  return [...pots, ...batchesOf(days)].sort((a, b) => a.cookedOn.localeCompare(b.cookedOn));
}

/** Leading dishes of a week. Each later meal that eats one names the day it was cooked on. */
export function potsOf(days: readonly PlanDay[]): readonly Pot[] {
  let pots: readonly Pot[] = [];
  for (const { date, meals } of days) {
    for (const time of MEAL_TIMES) {
      const details = meals[time]?.details;
      const { id = null, cooked_on: cookedOn = null } = details ?? {};
      if (details === undefined || id === null) continue;
      const { name, title_en } = details;
      const slot = { date, time };
      const grams = gramsEaten(details.portions);
      const pot = cookedOn && pots.findLast((each) => each.id === id && each.cookedOn === cookedOn);
      pots = pot
        ? pots.map((each) =>
            each === pot ? { ...pot, slots: [...pot.slots, slot], grams: [...pot.grams, grams] } : each,
          )
        : [...pots, { id, title: name, title_en, cookedOn: cookedOn ?? date, slots: [slot], grams: [grams] }];
    }
  }
  return pots;
}

function gramsEaten(portions: readonly PortionWire[]): number | null {
  if (portions.length === 0 || portions.some(({ wholeGrams }) => wholeGrams === null)) return null;
  return portions.reduce((sum, { count, wholeGrams }) => sum + count * (wholeGrams ?? 0), 0);
}

/** The batch of a dish that is eaten in a slot. */
export function batchIn<Cooked extends Pick<Batch, 'id' | 'slots'>>(
  batches: readonly Cooked[],
  { id, slot }: { readonly id: string; readonly slot: PlanSlot },
): Cooked | undefined {
  return batches.find(
    (batch) =>
      batch.id === id && batch.slots.some(({ date, time }) => date === slot.date && time === slot.time),
  );
}

function byCooking(one: Batch, other: Batch): number {
  if (one.cookedOn !== other.cookedOn) return one.cookedOn < other.cookedOn ? -1 : 1;
  return (
    (other.waiting_minutes ?? 0) - (one.waiting_minutes ?? 0) ||
    (other.active_minutes ?? 0) - (one.active_minutes ?? 0)
  );
}
