import { addDays, MEAL_TIMES, type MealSlot, type MealTime } from '@kkini/domain';
import { askedChoice } from './asked-choice.ts';
import { checkedKitchen, isFromKitchen } from './checked-kitchen.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { exceedsMedicine } from './people/day-targets.ts';
import { checkedTable, eatenDish } from './people/eaten-dish.ts';
import { wallsBroken } from './people/portion-walls.ts';
import { type Check, checkOf } from './plan-to-verify.ts';
import { type Prohibition, prohibitions } from './prohibitions.ts';
import { dishesOfDay } from './proof/week-points.ts';
import type { ServedDish, ServedDishes } from './served-dish.ts';
import { LAST_STEP } from './spacing.ts';

/** The last step that fills every slot: further areas, then other styles. */
const LAST_WIDER_STEP = 9;

type Place = {
  readonly at: string;
  readonly time: MealTime;
  readonly slot: MealSlot;
  /** Whether a meal of the day was changed or kept, so that the styles asked for do not bind this one. */
  readonly isFree: boolean;
  /** Whether the day was past when the plan was made, so that no rule applies to it any more. */
  readonly isPast: boolean;
};

/** Checks of single slots: dates, dishes and styles, kitchen, exclusions, HARD rules, empty slots. */
export function slotChecks(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const places = placesOf(checked);
  const meals = places.filter(({ slot }) => 'id' in slot).length;
  const { visitor } = checked;
  const against = (kind: Prohibition['kind']) =>
    places.flatMap(({ at, time, slot, isPast }) => {
      const dish = isPast ? undefined : dishes.dishOf(slot);
      const found = dish === undefined ? [] : prohibitions(dish, visitor, { ...dishes.closure, time });
      return found.filter((each) => each.kind === kind).map(({ reason }) => `${at} ${dish?.id}: ${reason}`);
    });
  const { exclusions, owners } = visitor;
  return [
    checkOf('dates', datesAgainst(checked), '7 days in a row from the start date'),
    checkOf(
      'dishes',
      places.flatMap((place) => dishAgainst(place, checked, dishes)),
      `${meals} meals: every dish exists and is of the style its meal time asks for`,
    ),
    ...kitchenCheck(places, checked, dishes),
    checkOf('exclusions', against('exclusion'), `${exclusions.length} exclusions, met by no dish`),
    checkOf('HARD rules', against('hardRule'), `rules of ${owners.join(', ')}, broken by no dish`),
    checkOf('weekly walls', weekAgainst(checked), 'no food counted too often'),
    emptySlots(places, checked),
    ...leftOutCheck(checked, dishes),
  ];
}

/**
 * Checks that each dish the certificate leaves out has a usual companion that the visitor excluded, or exceeds a daily maximum of
 * medicines or kidneys beside the least that the other meals may hold.
 */
function leftOutCheck(checked: CheckedPlan, dishes: ServedDishes): readonly Check[] {
  const { plan, visitor, context } = checked;
  const without = plan.certificate?.reach?.without ?? [];
  if (without.length === 0 || !plan.answersAreThose) return [];
  const table = checkedTable(visitor);
  const found = without.flatMap(({ id, mealTime: time }) => {
    const dish = dishes.byId.get(id);
    if (dish === undefined) return [];
    const isUsualExcluded = prohibitions(dish, visitor, { ...dishes.closure, time }).length > 0;
    const amounts = leastDay(eatenDish(dish, time, table), time, checked);
    if (isUsualExcluded || exceedsMedicine({ amounts }, context.targets)) return [];
    return [`${time} ${id}: left out, and some day may hold it`];
  });
  return [checkOf('left out', found, `${without.length}, for an excluded companion or a maximum`)];
}

/** The amounts of a day with a dish at a meal time and the least of each that the other meals may hold. */
function leastDay(
  dish: ServedDish,
  time: MealTime,
  { choices, context }: CheckedPlan,
): ServedDish['amounts'] {
  const amounts = { ...dish.amounts };
  for (const other of MEAL_TIMES) {
    const dishes = other === time ? [] : (choices[other] ?? []);
    if (dishes.length === 0) continue;
    for (const of of new Set(context.targets.day.map(({ nutrient }) => nutrient)))
      amounts[of] += Math.min(...dishes.map((each) => each.amounts[of]));
  }
  return amounts;
}

/**
 * Foods of which the week holds too much. Those that past days alone exceed do not count, unless a later day adds to
 * them.
 */
function weekAgainst({ eaten, kept, visitor }: CheckedPlan): readonly string[] {
  const found = (isCounted: (day: number) => boolean) =>
    wallsBroken(
      eaten.flatMap((day, index) => (isCounted(index) ? dishesOfDay(day) : [])),
      visitor,
    );
  const eatenBefore = found((day) => kept.isPast(day));
  return found(() => true).filter((each) => !eatenBefore.includes(each));
}

function placesOf({ plan, kept }: CheckedPlan): readonly Place[] {
  return plan.days.flatMap(({ date, slots, changes }, day) =>
    MEAL_TIMES.map((time) => ({
      at: `${date} ${time}`,
      time,
      slot: slots[time],
      isFree: changes > 0 || kept.isKept(day, time),
      isPast: kept.isPast(day),
    })),
  );
}

function datesAgainst({ plan }: CheckedPlan): readonly string[] {
  const { days, answers, answersAreThose } = plan;
  const start = answersAreThose ? answers.startDate : days[0]?.date;
  const dates = days.map((day) => day.date);
  if (start === undefined || start === null || dates.length !== 7) return [`${dates.length} days`];
  return dates.filter((date, index) => date !== addDays(start, index));
}

function dishAgainst(
  { at, time, slot, isFree, isPast }: Place,
  checked: CheckedPlan,
  dishes: ServedDishes,
): string[] {
  // A dish eaten in the past may have left the catalogue since.
  if (isPast) return [];
  const { answersAreThose } = checked.plan;
  const asked = checked.visitor.mealStyles[time] ?? 'fasting';
  const isBound = answersAreThose && !isFree;
  if (slot.kind === 'fasting')
    return isBound && asked !== 'fasting' ? [`${at}: fasting, asked ${asked}`] : [];
  if (slot.kind === 'empty') return isBound && asked === 'fasting' ? [`${at}: empty, asked fasting`] : [];
  const dish = dishes.byId.get(slot.id);
  if (dish === undefined) return [`${at}: no dish ${slot.id}`];
  const found: string[] = [];
  if (dish.kind !== slot.kind || dish.style !== slot.style)
    found.push(`${at} ${dish.id}: ${dish.kind} of style ${dish.style}, stored ${slot.kind} of ${slot.style}`);
  const choice = askedChoice(checked.plan, checked.visitor, time);
  const isOther = dish.style !== asked;
  if (isBound && (!choice.styles.includes(dish.style) || isOther !== (slot.insteadOf === asked)))
    found.push(`${at} ${dish.id}: style ${dish.style} instead of ${slot.insteadOf}, asked ${asked}`);
  const area = slot.kind === 'product' ? slot.area : null;
  if (isBound && area !== null && choice.areas !== null && !choice.areas.has(area))
    found.push(`${at} ${dish.id}: an area nobody asked for`);
  return found;
}

/** Checks that the meals planned from the answers come from their kitchen; skipped if the answers changed since. */
function kitchenCheck(
  places: readonly Place[],
  { plan, visitor }: CheckedPlan,
  dishes: ServedDishes,
): readonly Check[] {
  if (!plan.answersAreThose) return [];
  const cooked = places.flatMap(({ at, slot, isFree, isPast }) => {
    const dish = slot.kind === 'recipe' && !isFree && !isPast ? dishes.byId.get(slot.id) : undefined;
    return dish === undefined || dish.kitchen === null ? [] : [{ at, dish }];
  });
  const found = cooked.filter(({ dish }) => !isFromKitchen(dish, visitor));
  const asked = checkedKitchen(visitor);
  return [
    checkOf(
      'kitchen',
      found.map(({ at, dish }) => `${at} ${dish.id}: kitchen ${dish.kitchen}, asked ${asked}`),
      `${cooked.length} home meals of the kitchen ${asked}`,
    ),
  ];
}

/**
 * Checks that a slot is empty only if no dish may be served there. The last step is exempt, because it empties slots
 * so that a week exists.
 */
function emptySlots(places: readonly Place[], { plan, choices }: CheckedPlan): Check {
  const empty = places.filter(({ slot, isPast }) => slot.kind === 'empty' && !isPast);
  const name = 'empty slots';
  if (plan.ladderStep > (plan.certificate?.reach === undefined ? LAST_STEP : LAST_WIDER_STEP))
    return {
      name,
      outcome: 'note',
      text: `${empty.length}, left empty by the last step; not proved to be needed`,
    };
  const needless = empty.filter(({ time, isFree }) => !isFree && (choices[time]?.length ?? 0) > 0);
  const found = needless.map(({ at, time }) => `${at}: empty, ${choices[time]?.length} dishes may be served`);
  const state = plan.answersAreThose ? found : [];
  return checkOf(name, state, empty.length === 0 ? 'none' : `${empty.length}, where no dish may be served`);
}
