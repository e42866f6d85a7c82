import {
  addDays,
  type LaidDish,
  LEADING_ROLES,
  MEAL_TIMES,
  RICE_DISH,
  WEEKDAYS,
  weekday,
} from '@kkini/domain';
import { refusesRice } from './checked-kitchen.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { type Check, checkOf, type PlanToVerify } from './plan-to-verify.ts';
import { prohibitions } from './prohibitions.ts';
import type { ServedDishes } from './served-dish.ts';

/** Most meals one cooking of a side may serve. */
const MOST_MEALS = 4;

type Laid = { readonly at: string; readonly date: string; readonly dish: LaidDish };

/**
 * Checks laid tables: a dish's companions are made in its kitchen, and no side is eaten before it is cooked or after
 * it has spoiled.
 */
export function tableChecks(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const { days } = checked.plan;
  const tables = days.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      const isLaid = slot.kind === 'recipe' && slot.companions !== undefined;
      return isLaid ? [{ at: `${date} ${time}`, date, slot, beside: slot.companions }] : [];
    }),
  );
  const unmade = tables.flatMap(({ at, slot, beside }) => {
    const leading = beside.filter(({ id }) => LEADING_ROLES.some((role) => role === dishes.sideOf(id)?.role));
    const isTwice = new Set(beside.map(({ id }) => id)).size < beside.length;
    if (dishes.dishOf(slot) === undefined)
      return [`${at} ${slot.id}: not with ${beside.map(({ id }) => id)}`];
    return isTwice || leading.length > 0 ? [`${at}: a dish that may not stand there`] : [];
  });
  const laid = tables.flatMap(({ at, date, beside }) => beside.map((dish): Laid => ({ at, date, dish })));
  return [
    riceCheck(checked, dishes),
    checkOf('tables', unmade, `${tables.length} laid, of what their kitchen makes`),
    checkOf(
      'keeping',
      [...laid.flatMap((each) => spoiledAt(each, dishes)), ...overfull(laid), ...spoiledPots(days, dishes)],
      `${new Set(laid.flatMap(batchOf)).size} cookings for several meals, eaten while they keep`,
    ),
  ];
}

/**
 * Checks that no meal which may have white rice has a rice that somebody's kidneys rule out. Reports how many meals
 * have the chosen rice.
 */
function riceCheck({ plan, visitor, kept }: CheckedPlan, dishes: ServedDishes): Check {
  const { days, answers, answersAreThose } = plan;
  const served = days.flatMap(({ date, slots }, day) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      if (slot.kind !== 'recipe' || kept.isKept(day, time)) return [];
      const beside = slot.companions ?? dishes.usualBeside(slot.id);
      const rice = beside.find(({ id }) => dishes.besideOf(id)?.role === 'rice');
      if (rice === undefined) return [];
      const dishId = dishes.besideOf(rice.id)?.id ?? '';
      const white = rice.id.replace(dishId, RICE_DISH.white);
      const companions = beside.map(({ id }) => ({ id: id === rice.id ? white : id }));
      return [{ at: `${date} ${time}`, time, dishId, withWhite: { ...slot, companions } }];
    }),
  );
  const refused = served.filter(({ dishId, time, withWhite }) => {
    const meal = answersAreThose && refusesRice(answers, dishId) ? dishes.dishOf(withWhite) : undefined;
    return meal !== undefined && prohibitions(meal, visitor, { ...dishes.closure, time }).length === 0;
  });
  const { rice } = answers;
  const chosen = rice === null ? served : served.filter(({ dishId }) => dishId === RICE_DISH[rice]);
  return checkOf(
    'rice',
    refused.map(({ at, dishId }) => `${at} ${dishId}: too much phosphorus for these kidneys`),
    rice === null
      ? `${served.length} meals with rice`
      : `${chosen.length} of ${served.length} meals with rice have the one that was chosen`,
  );
}

function spoiledAt({ at, date, dish: { id, cookedOn } }: Laid, { sideOf }: ServedDishes): readonly string[] {
  if (cookedOn === undefined) return [];
  const keepDays = sideOf(id)?.cooking?.keepDays ?? 0;
  const isKept = cookedOn <= date && date <= addDays(cookedOn, keepDays);
  return isKept ? [] : [`${at} ${id}: cooked on ${cookedOn}, keeps ${keepDays} days`];
}

/**
 * Leading dishes eaten again on or before their cooking day, or after the days they keep, or that no meal of their
 * cooking day has.
 */
function spoiledPots(days: PlanToVerify['days'], { byId }: ServedDishes): readonly string[] {
  return days.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const slot = slots[time];
      if (slot.kind !== 'recipe' || slot.cookedOn === undefined) return [];
      const keepDays = byId.get(slot.id)?.keepDays ?? 0;
      const isKept = slot.cookedOn < date && date <= addDays(slot.cookedOn, keepDays);
      const cookDay = days.find((day) => day.date === slot.cookedOn);
      const first = MEAL_TIMES.map((each) => cookDay?.slots[each]);
      if (!first.some((meal) => meal !== undefined && 'id' in meal && meal.id === slot.id))
        return [`${date} ${time} ${slot.id}: nobody eats of it on ${slot.cookedOn}`];
      return isKept ? [] : [`${date} ${time} ${slot.id}: cooked on ${slot.cookedOn}, keeps ${keepDays} days`];
    }),
  );
}

/**
 * Checks that each cooking for several meals is eaten on its day or, if made on an evening, at the next breakfast, or
 * is made ahead; and that none is made on a past day except for kept meals.
 */
export function cookingDayCheck({ plan, kept }: CheckedPlan): Check {
  const { days, answers } = plan;
  const begun = new Map<string, { isBegun: boolean; isMade: boolean }>();
  const before = plan.certificate?.kept?.before ?? '';
  for (const [day, { date, slots }] of days.entries()) {
    for (const time of MEAL_TIMES) {
      const slot = slots[time];
      for (const { id, cookedOn } of slot.kind === 'recipe' ? (slot.companions ?? []) : []) {
        if (cookedOn === undefined) continue;
        const key = `${id} ${cookedOn}`;
        const batch = begun.get(key) ?? {
          isBegun: WEEKDAYS[weekday(cookedOn)] === answers.prepDay,
          isMade: cookedOn >= before,
        };
        const isNextBreakfast = time === 'breakfast' && date === addDays(cookedOn, 1);
        batch.isBegun ||= date === cookedOn || isNextBreakfast || kept.isKept(day, time);
        batch.isMade ||= kept.isKept(day, time);
        begun.set(key, batch);
      }
    }
  }
  const faults = [...begun].flatMap(([batch, { isBegun, isMade }]) => [
    ...(isBegun ? [] : [`${batch}: nobody eats of it that day`]),
    ...(isMade ? [] : [`${batch}: that day was gone when it was planned`]),
  ]);
  return checkOf('cooking days', faults, `${begun.size} cookings eaten from the day they are cooked on`);
}

function batchOf({ dish: { id, cookedOn } }: Laid): readonly string[] {
  return cookedOn === undefined ? [] : [`${id} of ${cookedOn}`];
}

function overfull(laid: readonly Laid[]): readonly string[] {
  const meals = new Map<string, number>();
  for (const batch of laid.flatMap(batchOf)) meals.set(batch, (meals.get(batch) ?? 0) + 1);
  return [...meals].flatMap(([batch, count]) =>
    count > MOST_MEALS ? [`${batch}: ${count} meals of one cooking`] : [],
  );
}
