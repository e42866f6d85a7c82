import {
  isEatenAgain,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  monthOf,
  readFoodsAtHome,
  WEEKDAYS,
  weekday,
} from '@kkini/domain';
import { askedChoice, isAsked, isTimely } from './asked-choice.ts';
import { checkedKitchen, isFromKitchen, refusesRice } from './checked-kitchen.ts';
import { type CheckedVisitor, checkedVisitor } from './people/checked-visitor.ts';
import { dayTargets, exceedsMedicine } from './people/day-targets.ts';
import { type CheckedTable, checkedTable, eatenDish, overfullPlates } from './people/eaten-dish.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { prohibitions } from './prohibitions.ts';
import type { MealContext } from './proof/meal-points.ts';
import { type DayDishes, isFish, isOilyFish, isSoup, type WantedFoods } from './proof/week-points.ts';
import type { ServedDish, ServedDishes } from './served-dish.ts';

/** A plan with its dishes, and the dishes each slot could have held instead. */
export type CheckedPlan = {
  readonly plan: PlanToVerify;
  readonly visitor: CheckedVisitor;
  /** The scoring context of a usual day, and of each day as it is eaten. */
  readonly context: MealContext;
  readonly contexts: readonly MealContext[];
  readonly kept: Kept;
  /** Whether the dish of a meal was cooked for an earlier meal. */
  readonly isAgain: (day: number, time: MealTime) => boolean;
  /** Minutes for cooking on a day; null on a weekend, on the day for cooking ahead, or without an answer. */
  readonly minutesOn: (day: number) => number | null;
  /** The leading dishes with their usual companions in the portions of the lead, to which the points refer. */
  readonly week: readonly DayDishes[];
  /** The dishes with the companions on their tables, as served and in the portions of the lead. */
  readonly servings: readonly DayDishes[];
  readonly eaten: readonly DayDishes[];
  /** By eaten meal time, every dish that may be served within the plan's reach, in the portions of the lead. */
  readonly choices: Readonly<Partial<Record<MealTime, readonly ServedDish[]>>>;
  readonly wants: WantedFoods;
};

/** Looks up all data of a plan. The seed is that of the certificate, if there is one. */
export function checkedPlan(dishes: ServedDishes, plan: PlanToVerify): CheckedPlan {
  const visitor = checkedVisitor(dishes.taxonomy, plan.answers);
  const choices: Partial<Record<MealTime, readonly ServedDish[]>> = {};
  const targets = dayTargets(visitor);
  const table = checkedTable(visitor);
  const mayLead = leadJudge(dishes, visitor);
  for (const time of MEAL_TIMES) {
    const asked = askedChoice(plan, visitor, time);
    if (asked.styles.length > 0)
      choices[time] = [...dishes.byId.values()]
        .filter((dish) => isAsked(dish, asked) && isTimely(dish, time, plan))
        .filter((dish) => mayLead(dish, time) && overfullPlates(dish, time, visitor).length === 0)
        .map((dish) => eatenDish(dish, time, table))
        .filter((dish) => !exceedsMedicine(dish, targets));
  }
  const kept = keptMeals(plan);
  const usual = plan.days.map(({ slots }) => dayDishes(slots, (slot) => dishes.byId.get(slot.id)));
  const servings = plan.days.map(({ slots }) => dayDishes(slots, dishes.dishOf));
  const { seed = 0, seedPoints = SEED_POINTS, basket = [] } = plan.certificate ?? {};
  const contextOf = (who: CheckedVisitor): MealContext => ({
    visitor: who,
    targets: dayTargets(who),
    month: monthOf(plan.days[0]?.date ?? ''),
    seed,
    seedPoints,
    basket,
    atHome: namedAtHome(dishes, plan),
  });
  return {
    plan,
    visitor,
    context: contextOf(visitor),
    contexts: plan.days.map((_, day) => contextOf({ ...visitor, mealStyles: stylesOn(day, plan, visitor) })),
    kept,
    minutesOn: (day) => minutesOn(plan.days[day]?.date ?? '', plan),
    isAgain: (day, time) => {
      const slot = plan.days[day]?.slots[time];
      return slot !== undefined && isEatenAgain(slot);
    },
    week: usual.map((day) => eatenDay(day, table)),
    servings,
    eaten: servings.map((day) => eatenDay(day, table)),
    choices,
    wants: wantedFoods(visitor, choices),
  };
}

/**
 * The minimum counts that apply as far as dishes are on offer: no soup after a stomach operation, and none among
 * bought meals.
 */
function wantedFoods(visitor: CheckedVisitor, choices: CheckedPlan['choices']): WantedFoods {
  const isOffered = (isSuch: (dish: ServedDish) => boolean) =>
    Object.values(choices).some((each) => each.some(isSuch));
  // Oily fish with high blood lipids and heart disease (nutrition-rules section 5).
  const isForLipids = visitor.healthConditions.some((each) => /^(?:dyslipidemia|heartDisease)$/u.test(each));
  const maySip = !visitor.owners.includes('answer.stomach');
  return {
    fish: isForLipids && isOffered(isOilyFish) ? 'oily' : isOffered(isFish) ? 'any' : null,
    soup: maySip && isOffered((dish) => dish.kind === 'recipe' && isSoup(dish)),
  };
}

/**
 * Whether a dish may lead a meal: it is of the visitor's kitchen, and nothing forbids it except exclusions of its
 * usual companions.
 */
function leadJudge(dishes: ServedDishes, visitor: CheckedVisitor) {
  const isAllowedAlone = allowedAlone(dishes, visitor);
  return (dish: ServedDish, time: MealTime): boolean => {
    if (!isFromKitchen(dish, visitor)) return false;
    const against = prohibitions(dish, visitor, { ...dishes.closure, time });
    if (against.length === 0) return true;
    return against.every(({ kind }) => kind === 'exclusion') && isAllowedAlone(dish);
  };
}

/**
 * Whether no exclusion forbids a home meal with only its rice beside it, or with nothing where the visitor may have
 * another rice; judged once for all meal times.
 */
function allowedAlone(dishes: ServedDishes, visitor: CheckedVisitor): (dish: ServedDish) => boolean {
  const known = new Map<string, boolean>();
  const isRiceFree = mayHaveAnyRice(dishes, visitor);
  const judge = ({ id, kind, style }: ServedDish) => {
    const rice = dishes.usualBeside(id).filter((each) => dishes.besideOf(each.id)?.role === 'rice');
    const companions = isRiceFree ? [] : rice.map((each) => ({ id: each.id }));
    const alone = kind === 'recipe' ? dishes.dishOf({ kind, id, style, companions }) : undefined;
    if (alone === undefined) return false;
    return prohibitions(alone, visitor, dishes.closure).every((each) => each.kind !== 'exclusion');
  };
  return (dish) => {
    const isAllowed = known.get(dish.id) ?? judge(dish);
    known.set(dish.id, isAllowed);
    return isAllowed;
  };
}

/** Whether the visitor may have any rice of their kitchen. */
function mayHaveAnyRice(dishes: ServedDishes, visitor: CheckedVisitor): boolean {
  return dishes
    .ricesOf(checkedKitchen(visitor))
    .some(
      (rice) =>
        !refusesRice(visitor, dishes.besideOf(rice.id)?.id ?? '') &&
        prohibitions(rice, visitor, dishes.closure).length === 0,
    );
}

/** For each food at home, whether a food is the same or a kind of it. Unknown words match nothing. */
function namedAtHome({ taxonomy, closure }: ServedDishes, { answers }: PlanToVerify): MealContext['atHome'] {
  return readFoodsAtHome(taxonomy, answers.foodsAtHome).map(({ ids }) => {
    const known = new Map<string, boolean>();
    return (food) => {
      const isOne = known.get(food) ?? ids.some((id) => closure.identity(food).has(id));
      known.set(food, isOne);
      return isOne;
    };
  });
}

function minutesOn(date: string, { answers }: PlanToVerify): number | null {
  const day = WEEKDAYS[weekday(date)];
  const isFree = day === 'saturday' || day === 'sunday' || day === answers.prepDay;
  return isFree ? null : answers.weekdayMinutes;
}

/** Most points of the seed in plans that do not state it. */
const SEED_POINTS = 0.25;

/** The styles of a day as it is eaten: a kept meal may be fasted, or eaten where the survey asks for fasting. */
function stylesOn(
  day: number,
  plan: PlanToVerify,
  { mealStyles }: CheckedVisitor,
): CheckedVisitor['mealStyles'] {
  const kept = keptMeals(plan);
  const styles = { ...mealStyles };
  for (const time of MEAL_TIMES) {
    const slot = plan.days[day]?.slots[time];
    if (slot === undefined || !kept.isKept(day, time)) continue;
    if (slot.kind === 'fasting') styles[time] = 'fasting';
    else if ('id' in slot) styles[time] = slot.style;
  }
  return styles;
}

type DishSlot = Extract<MealSlot, { readonly id: string }>;

function dayDishes(
  slots: Readonly<Record<MealTime, MealSlot>>,
  dishOf: (slot: DishSlot) => ServedDish | undefined,
): DayDishes {
  const found: Partial<Record<MealTime, ServedDish>> = {};
  for (const time of MEAL_TIMES) {
    const slot = slots[time];
    const dish = 'id' in slot ? dishOf(slot) : undefined;
    if (dish !== undefined) found[time] = dish;
  }
  return found;
}

function eatenDay(day: DayDishes, table: CheckedTable): DayDishes {
  const found: Partial<Record<MealTime, ServedDish>> = {};
  for (const time of MEAL_TIMES) {
    const dish = day[time];
    if (dish !== undefined) found[time] = eatenDish(dish, time, table);
  }
  return found;
}

/** Which meals of a plan were kept, by day and meal time. */
type Kept = {
  /** Past days, which no rule applies to any more. */
  readonly isPast: (day: number) => boolean;
  readonly isKept: (day: number, time: MealTime) => boolean;
  readonly any: boolean;
};

/** Reads the kept meals from the certificate; none without a certificate. */
export function keptMeals({ certificate, days }: PlanToVerify): Kept {
  const kept = certificate?.kept ?? null;
  const dateOf = (day: number) => days[day]?.date ?? '';
  const isPast = (day: number) => kept !== null && dateOf(day) < kept.before;
  const isKept = (day: number, time: MealTime) =>
    isPast(day) || (kept?.meals.some((meal) => meal.date === dateOf(day) && meal.mealTime === time) ?? false);
  const any = days.some((_, day) => MEAL_TIMES.some((time) => isKept(day, time)));
  return { isPast, isKept, any };
}
