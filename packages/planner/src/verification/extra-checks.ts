import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { checkedKitchen } from './checked-kitchen.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { MEDICINE_WEIGHT } from './people/day-targets.ts';
import { type Check, checkOf, type ToldExtras } from './plan-to-verify.ts';
import { prohibitions } from './prohibitions.ts';
import type { ServedDishes } from './served-dish.ts';

/**
 * What people eat besides their meals: an add-on of their kitchen beside a meal, none of them twice on a day, which no exclusion and
 * no HARD rule is against; nothing where medicines or kidneys bound a day.
 */
export function extraCheck({ plan, visitor, contexts }: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const told = plan.days.flatMap(({ date, slots, extras = [] }, day) =>
    extras.map((each) => ({ date, day, slots, extras: each })),
  );
  if (told.length === 0) return [];
  const addOns = dishes.addOnsOf(checkedKitchen(visitor));
  const found = told.flatMap(({ date, day, slots, extras }) => {
    const eaten = eatenIn(extras);
    const isBound = contexts[day]?.targets.day.some(({ weight }) => weight === MEDICINE_WEIGHT) === true;
    const isTwice = new Set(eaten.map(({ id }) => id)).size < eaten.length;
    return [
      ...(eaten.length > 0 && isBound ? [`${date}: beside what medicines or kidneys bound`] : []),
      ...(isTwice ? [`${date}: a food twice`] : []),
      ...eaten.flatMap(({ time, id }) => {
        const dish = addOns.find((each) => each.id === id);
        if (dish === undefined) return [`${date} ${time}: no add-on ${id}`];
        const against = prohibitions(dish, visitor, { ...dishes.closure, time });
        return [
          ...('id' in slots[time] ? [] : [`${date} ${time} ${id}: beside no meal`]),
          ...against.map(({ reason }) => `${date} ${time} ${id}: ${reason}`),
        ];
      }),
    ];
  });
  const count = told.reduce((sum, { extras }) => sum + eatenIn(extras).length, 0);
  return [checkOf('eaten besides', found, `${count} foods nothing is against`)];
}

function eatenIn(extras: ToldExtras): readonly { readonly time: MealTime; readonly id: string }[] {
  return MEAL_TIMES.flatMap((time) => {
    const extra = extras[time];
    return extra === undefined ? [] : [{ time, id: extra.id }];
  });
}
