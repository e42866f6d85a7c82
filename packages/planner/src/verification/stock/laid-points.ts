import { KITCHEN_FACTS, MEAL_TIMES, type MealTime, placesBeside, riceWeight } from '@kkini/domain';
import { checkedKitchen } from '../checked-kitchen.ts';
import type { CheckedPlan } from '../checked-plan.ts';
import { dishHoldings } from '../dish-holdings.ts';
import { checkedTable, eatenDish } from '../people/eaten-dish.ts';
import { leaningPoints, mayWish, seedNumber } from '../proof/meal-points.ts';
import {
  type DayDishes,
  dishesOfDay,
  laidDayPoints,
  nutrientPoints,
  rangePoints,
} from '../proof/week-points.ts';
import {
  type CheckedAmount,
  freshFoods,
  type ServedDish,
  type ServedDishes,
  writtenDish,
} from '../served-dish.ts';
import { isHot, isTough } from '../served-forms.ts';
import type { LaidMeal, LaidPlan, Making } from './laid-week.ts';
import { othersPoints, type ServedDay } from './others-points.ts';

const MEAL = { bare: 1, spicy: 3, sameDay: 1.2, riceMinute: 0.6, rarestRice: 0.5 } as const;
const SIDE = {
  unknown: 9,
  unknownKimchi: 4,
  strangeKimchi: 7.5,
  offSeason: 30,
  hot: 3,
  tough: 3,
  toughForOld: 9,
  seldom: 9,
  chance: 1.8,
  liked: 5,
  likedBesideCondition: 2,
  likedKimchi: 0.5,
} as const;
/** The share of sides that a seed likes, by familiarity. */
const LIKED: Readonly<Record<number, number>> = { 5: 0.2, 4: 0.04 };
const COOKING = { each: 1.2, minute: 0.1, waiting: 0.004, store: 0.5, lone: 2.5, often: 2.4 } as const;

const YOUNG = ['child.under7', 'child.under11'] as const;

/** What a side is judged by in points of its own, and salt, which its sodium states. */
const WEIGHED_APART = ['spicy', 'tough', 'sodium-high'];

/** Amounts are stated to a tenth, so two ways to add up a table may differ by this much. */
const ROUNDED = 0.1;

/** Points of laid tables beyond the own points of their leading dishes, term by term as docs/planner describes them. */
export class LaidPoints {
  private readonly eaten = new Map<string, ServedDish | null>();
  private readonly unlikes = new Map<string, number>();
  private readonly leadFoods: ReadonlySet<string>;

  constructor(
    private readonly checked: CheckedPlan,
    private readonly dishes: ServedDishes,
  ) {
    this.leadFoods = new Set(checked.week.flatMap(dishesOfDay).flatMap((dish) => dish.freshFoods));
  }

  /** Null where a table cannot be made like this or holds an unknown amount. */
  of({ meals, makings }: LaidPlan): number | null {
    let points = this.cookings(meals, makings);
    for (const [day, own] of byDay(meals)) {
      const eaten = this.dayWith(day, own, makings);
      if (eaten === null) return null;
      for (const meal of own) {
        const dish = eaten[meal.time];
        if (dish === undefined) continue;
        points += this.mealPoints(meal, dish) + MEAL.spicy * Math.max(0, this.spicyDishes(meal, makings) - 2);
      }
      points += nutrientPoints(dishesOfDay(eaten), this.checked.context, laidDayPoints);
      points += othersPoints(this.servedOn(day, own, makings), this.checked.visitor);
      points += this.together(own, makings);
    }
    return points;
  }

  /** Upper bound on the change of the days' points by rounding the amounts of each table to a tenth. */
  rounding({ meals, makings }: LaidPlan): number {
    let points = 0;
    for (const [day, own] of byDay(meals)) {
      const eaten = dishesOfDay(this.dayWith(day, own, makings) ?? {});
      const most = ROUNDED * own.length;
      const energyKcal = eaten.reduce((sum, dish) => sum + dish.amounts.energyKcal, 0);
      for (const each of this.checked.context.targets.day) {
        const amount = eaten.reduce((sum, dish) => sum + dish.amounts[each.nutrient], 0);
        const [less, as, more] = [-most, 0, most].map((by) =>
          laidDayPoints(each, { amount: amount + by, energyKcal: energyKcal - by }),
        );
        points += Math.max(Math.abs((less ?? 0) - (as ?? 0)), Math.abs((more ?? 0) - (as ?? 0)));
      }
      points += this.roundingOfOthers(this.servedOn(day, own, makings));
    }
    return points;
  }

  /** The dishes of a day with these tables; null where one of them is unknown. */
  private dayWith(day: number, meals: readonly LaidMeal[], makings: readonly Making[]): DayDishes | null {
    const eaten: Partial<Record<MealTime, ServedDish>> = { ...this.checked.eaten[day] };
    for (const meal of meals) {
      const dish = this.eatenAt(meal, makings);
      if (dish === null) return null;
      eaten[meal.time] = dish;
    }
    return eaten;
  }

  private roundingOfOthers(day: ServedDay): number {
    const { visitor } = this.checked;
    const as = othersPoints(day, visitor);
    const apart = [-ROUNDED, ROUNDED].map((off) => Math.abs(othersPoints(day, visitor, off) - as));
    return Math.max(...apart);
  }

  /** The dishes of a day with these tables as they are served. */
  private servedOn(day: number, meals: readonly LaidMeal[], makings: readonly Making[]): ServedDay {
    const served: Partial<Record<MealTime, ServedDish>> = { ...this.checked.servings[day] };
    for (const meal of meals) {
      const dish = this.dishes.dishOf({
        ...{ kind: 'recipe', id: meal.lead, style: 'cookedRecipe' },
        companions: besideOf(meal, makings).map((id) => ({ id })),
      });
      if (dish !== undefined) served[meal.time] = dish;
    }
    return served;
  }

  /** What the lead eats of a table. */
  private eatenAt(meal: LaidMeal, makings: readonly Making[]) {
    const { lead, time } = meal;
    const beside = besideOf(meal, makings);
    const key = [time, lead, ...beside].join(' ');
    const known = this.eaten.get(key);
    if (known !== undefined) return known;
    const companions = beside.map((id) => ({ id }));
    const served = this.dishes.dishOf({ kind: 'recipe', id: lead, style: 'cookedRecipe', companions });
    const eaten = served === undefined ? null : eatenDish(served, time, checkedTable(this.checked.visitor));
    const judged = [...this.checked.context.targets.day, ...this.checked.context.targets.meal[time]];
    // Load, leaves and floor energy are calculated, not stated, and therefore always known.
    const stated: Readonly<Partial<Record<CheckedAmount, number | null>>> = eaten?.nutrition ?? {};
    const isKnown = judged.every(({ nutrient }) => stated[nutrient] !== null);
    this.eaten.set(key, isKnown ? eaten : null);
    return isKnown ? eaten : null;
  }

  private mealPoints({ time, lead, rice, sides }: LaidMeal, { amounts }: ServedDish): number {
    const { targets, seed, visitor } = { ...this.checked.context, visitor: this.checked.visitor };
    const kcal = targets.mealEnergyKcal[time];
    let points = rangePoints(amounts.energyKcal, { min: 0.8 * kcal, max: 1.2 * kcal }, 1);
    for (const { nutrient, range, weight } of targets.meal[time])
      points += rangePoints(amounts[nutrient], range, weight);
    const kitchen = checkedKitchen(visitor);
    const standing = this.dishes.standingOf(lead);
    const places = standing === null ? [] : placesBeside(standing, kitchen);
    const ofSides = places.filter((place) => place !== 'rice').length;
    if (time === 'breakfast' && ofSides > 1) points += MEAL.bare * Math.max(0, ofSides - sides.length);
    if (rice === null) return points;
    const chance = seedNumber(rice, seed) / 2 ** 32;
    const weight = riceWeight(this.dishes.besideOf(rice)?.id ?? '', KITCHEN_FACTS[kitchen].seasoning);
    return points + Math.min(MEAL.rarestRice, chance / (1 - chance) / weight);
  }

  /** The dishes of a table that are hot with chilli, its kimchi and its leading dish included. */
  private spicyDishes({ lead, sides }: LaidMeal, makings: readonly Making[]): number {
    const beside = sides.flatMap((at) => this.dishes.sideOf(makings[at]?.id ?? '') ?? []);
    const isLeadHot = this.dishes.byId.get(lead)?.forms.has('hot') === true;
    return beside.filter((recipe) => isHot(recipe, this.dishes)).length + (isLeadHot ? 1 : 0);
  }

  /** Points for a side at two meals of a day, and for the rice of the day, each kind cooked once. */
  private together(meals: readonly LaidMeal[], makings: readonly Making[]): number {
    const again = meals.flatMap(({ sides }, at) => {
      const before = meals.slice(0, at).flatMap((meal) => meal.sides.map((each) => makings[each]?.id));
      return sides.filter((each) => {
        const { dish, id, isStored } = makings[each] ?? {};
        return before.includes(id) && !(isStored === true && dish?.table.isKimchi === true);
      });
    });
    const rices = new Set(meals.flatMap(({ rice }) => rice ?? []));
    const minutes = [...rices].reduce(
      (sum, id) => sum + (this.dishes.besideOf(id)?.cooking?.activeMinutes ?? 0),
      0,
    );
    return MEAL.sameDay * again.length + MEAL.riceMinute * minutes;
  }

  private unknownKimchi(): number {
    return this.hasYoung() ? SIDE.strangeKimchi : SIDE.unknownKimchi;
  }

  private hasYoung(): boolean {
    const { owners } = this.checked.visitor;
    return YOUNG.some((owner) => owners.includes(owner));
  }

  private unlikeOf(making: Making): number {
    const points = this.unlikes.get(making.id) ?? this.unlike(making);
    this.unlikes.set(making.id, points);
    return points;
  }

  /**
   * Points of a side or a pickle, not a kimchi, that is hot beside a child under 11 or takes long chewing beside a
   * child under 7 or somebody of 75 or older; of a side that is deep-fried or has processed meat; and of what the
   * visitor's conditions and styles prefer and avoid in a side.
   */
  private unlike({ id, dish }: Making): number {
    const recipe = dish.role === 'kimchi' && dish.table.isKimchi ? undefined : this.dishes.sideOf(id);
    if (recipe === undefined) return 0;
    const { visitor } = this.checked;
    const { owners } = visitor;
    const { method } = recipe;
    const holds = dishHoldings(this.dishes, writtenDish(recipe));
    const isSeldom = method === 'deepFried' || holds.certainTags.has('processed-meat');
    const side = { kind: 'recipe', family: null, method, forms: new Set<never>(), holds } as const;
    return (
      (this.hasYoung() && isHot(recipe, this.dishes) ? SIDE.hot : 0) +
      (owners.includes('child.under7') && isTough(recipe, this.dishes) ? SIDE.tough : 0) +
      (owners.includes('parents.from75') && isTough(recipe, this.dishes) ? SIDE.toughForOld : 0) +
      (dish.role !== 'side' ? 0 : leaningPoints(side, visitor, WEIGHED_APART) + (isSeldom ? SIDE.seldom : 0))
    );
  }

  private cookings(meals: readonly LaidMeal[], makings: readonly Making[]): number {
    const { month, seed, atHome } = this.checked.context;
    const eaten = makings.map((_, at) => meals.filter(({ sides }) => sides.includes(at)).length);
    const foodsOf = ({ id, isStored }: Making) => {
      const recipe = isStored ? undefined : this.dishes.sideOf(id);
      const fresh = recipe === undefined ? [] : freshFoods(recipe, this.dishes.taxonomy);
      return fresh.filter((food) => !atHome.some((is) => is(food)));
    };
    const uses = makings.flatMap(foodsOf);
    let points = 0;
    for (const [at, making] of makings.entries()) {
      const { id, dish, isStored } = making;
      const count = eaten[at] ?? 0;
      const chance = seedNumber(id, seed) / 2 ** 32;
      const liked =
        (mayWish(this.checked.visitor) ? SIDE.liked : SIDE.likedBesideCondition) *
        (dish.role === 'kimchi' ? SIDE.likedKimchi : 1);
      const unlike = this.unlikeOf(making);
      const isLiked = chance < (LIKED[dish.familiarity] ?? 0) && unlike <= 1e-9;
      const own =
        (dish.role === 'kimchi' ? this.unknownKimchi() : SIDE.unknown) * (1 - dish.familiarity / 5) +
        (dish.table.seasonMonths.includes(month) ? 0 : SIDE.offSeason) +
        unlike +
        SIDE.chance * chance -
        (isLiked ? liked : 0);
      points += own * count;
      if (isStored) points += count > 0 ? COOKING.store : 0;
      else {
        const { activeMinutes = dish.minutes ?? 0, waitingMinutes = 0 } = dish.cooking ?? {};
        points += COOKING.each + COOKING.minute * activeMinutes + COOKING.waiting * waitingMinutes;
      }
      const lone = foodsOf(making).filter(
        (food) => uses.filter((each) => each === food).length === 1 && !this.leadFoods.has(food),
      );
      if (count === 1) points += COOKING.lone * lone.length;
    }
    for (const id of new Set(makings.map((making) => making.id))) {
      const own = [...makings.entries()].filter(([, making]) => making.id === id);
      const all = own.reduce((sum, [at]) => sum + (eaten[at] ?? 0), 0);
      const isKimchi = own.some(([, { dish, isStored }]) => isStored && dish.table.isKimchi);
      const beyond = Math.max(0, all - (isKimchi ? 9 : 3));
      points += (COOKING.often * beyond * (beyond + 1)) / 2;
    }
    return points;
  }
}

/** What stands beside the leading dish of a table, by recipe id. */
function besideOf({ rice, addOns, sides }: LaidMeal, makings: readonly Making[]): readonly string[] {
  return [...(rice === null ? [] : [rice]), ...addOns, ...sides.map((at) => makings[at]?.id ?? '')];
}

function byDay(meals: readonly LaidMeal[]): readonly (readonly [day: number, meals: readonly LaidMeal[]])[] {
  const days = [...new Set(meals.map(({ day }) => day))];
  return days.map((day) => [day, meals.filter((meal) => meal.day === day)]);
}

/** The index of a meal among those of the week. */
export function mealNumber({ day, time }: Pick<LaidMeal, 'day' | 'time'>): number {
  return day * MEAL_TIMES.length + MEAL_TIMES.indexOf(time);
}
