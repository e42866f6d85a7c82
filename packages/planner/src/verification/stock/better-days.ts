import { MEAL_TIMES } from '@kkini/domain';
import { type LaidPoints, mealNumber } from './laid-points.ts';
import type { LaidMeal, LaidPlan, Making } from './laid-week.ts';

const MOST_MEALS = 4;
const RICE_DAYS = 4;

/**
 * Exchanges sides and rice between the meals of a week as long as points fall. Returns the least points found and the
 * number of exchanges tried.
 */
export function betterDays(
  laid: LaidPlan,
  points: Pick<LaidPoints, 'of'>,
): { readonly points: number; readonly tried: number } {
  let best = laid.meals;
  let least = points.of(laid) ?? Infinity;
  let tried = 0;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const meals of exchanges(best, laid.makings)) {
      tried += 1;
      const found = isEdible(meals, laid.makings) ? points.of({ meals, makings: laid.makings }) : null;
      if (found === null || found >= least - 1e-9) continue;
      [best, least, isBetter] = [meals, found, true];
      break;
    }
  }
  return { points: least, tried };
}

/**
 * All weeks with one side replaced by another, two sides of two meals exchanged, or one table's rice replaced by that
 * of another meal.
 */
function* exchanges(meals: readonly LaidMeal[], makings: readonly Making[]): Generator<readonly LaidMeal[]> {
  const kinds = makings.map(kindOf);
  for (const [at, meal] of meals.entries()) {
    if (meal.isChosen) continue;
    const later = [...meals.entries()].slice(at + 1).filter(([, { isChosen }]) => !isChosen);
    for (const [place, side] of meal.sides.entries()) {
      const isOther = (other: number) => other !== side && kinds[other] === kinds[side];
      for (const other of makings.keys()) if (isOther(other)) yield withSide(meals, [at, place], other);
      for (const [second, { sides }] of later)
        for (const [there, its] of sides.entries())
          if (isOther(its)) yield withSide(withSide(meals, [at, place], its), [second, there], side);
    }
    // Which rice suits a dish is a fact of the catalogue, so a dish only takes rice from another meal that it leads.
    // The first breakfast may have no rice that soaks overnight.
    const isFirst = meal.day === 0 && meal.time === 'breakfast';
    const alike = meals.filter(
      ({ day, lead }) =>
        !isFirst && lead === meal.lead && Math.floor(day / RICE_DAYS) === Math.floor(meal.day / RICE_DAYS),
    );
    for (const rice of new Set(alike.map((each) => each.rice)))
      if (meal.rice !== null && rice !== null)
        yield meals.map((each, index) => (index === at ? { ...each, rice } : each));
  }
}

/**
 * The properties shared by sides that may replace each other: vegetables for vegetables, kimchi for kimchi, pickles
 * with pasta.
 */
function kindOf({ dish: { role, mainGroup, table } }: Making): string {
  return [role, mainGroup, ...SAME_FACTS.map((fact) => table[fact])].join(' ');
}

const SAME_FACTS = [
  'isKimchi',
  'isFresh',
  'isWestern',
  'goesWithWestern',
  'isDip',
  'isFor',
  'isRaw',
] as const;

function withSide(
  meals: readonly LaidMeal[],
  [at, place]: readonly [meal: number, place: number],
  side: number,
): readonly LaidMeal[] {
  const change = (meal: LaidMeal) => ({
    ...meal,
    sides: meal.sides.map((each, to) => (to === place ? side : each)),
  });
  return meals.map((meal, index) => (index === at ? change(meal) : meal));
}

/**
 * Whether each side is eaten while it keeps and first when it is cooked, nothing is left over, and no table has a
 * dish twice or two dishes with one main food.
 */
function isEdible(meals: readonly LaidMeal[], makings: readonly Making[]): boolean {
  return (
    makings.every((making, at) => {
      const eaten = meals.filter(({ sides }) => sides.includes(at));
      return making.isStored || (eaten.length <= MOST_MEALS && isBegun(making, eaten));
    }) &&
    meals.every((meal) => {
      const sides = meal.sides.flatMap((at) => makings[at] ?? []);
      const foods = [...meal.leadFoods, ...sides.flatMap(({ dish }) => dish.table.mainFoods)];
      return (
        new Set(sides.map(({ id }) => id)).size === sides.length &&
        new Set(foods).size === foods.length &&
        sides.every(
          ({ dish, firstMeal, lastDay }) =>
            firstMeal <= mealNumber(meal) && meal.day <= lastDay && dish.mealTimes.includes(meal.time),
        )
      );
    })
  );
}

/** Whether a cooking is eaten on its day or, if cooked on the day before, at its breakfast. What is cooked ahead may wait. */
function isBegun({ cookDay, firstMeal, isAhead }: Making, eaten: readonly LaidMeal[]): boolean {
  if (isAhead) return eaten.length > 0;
  const isOnItsDay = cookDay === Math.floor(firstMeal / MEAL_TIMES.length);
  return eaten.some((meal) => (isOnItsDay ? meal.day === cookDay : mealNumber(meal) === firstMeal));
}
