import { addDays, MEAL_TIMES, type MealStyle, type MealTime, NUTRIENTS, weekday } from '@kkini/domain';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import type { DayLocks } from '../model/day-locks.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { dayPenalty, dayTerms } from '../preferences/day-penalty.ts';
import { mealCosts, SEED_POINTS } from '../preferences/meal-cost.ts';
import { wishPoints } from '../preferences/seed-wishes.ts';
import { ownerPreference } from '../preferences/tag-preference.ts';
import { isOneBowl, oneBowlPoints } from '../preferences/variety-points.ts';
import { weekPenalty, weekWants } from '../preferences/week-penalty.ts';
import { weekdayPoints } from '../preferences/weekday-minutes.ts';
import { RETURN_POINTS, type SpacingRules } from '../search/relaxation-ladder.ts';

/** A week with fixed meals, small enough to enumerate. */
export type LockedWeek = {
  readonly candidates: readonly Candidate[];
  readonly visitor: Visitor;
  readonly seed: number;
  readonly locks: readonly DayLocks[];
  /** YYYY-MM-DD. */
  readonly startDate: string;
};

type Meal = { readonly dish: Candidate; readonly planned: boolean };
type Day = { readonly meals: readonly Meal[]; readonly points: number };

/** The fewest points of any week that keeps the fixed meals and whose planned meals keep the rules; infinite without one. */
export function cheapestLockedWeek(week: LockedWeek, rules: SpacingRules): number {
  const days = week.locks.map((_, day) => dayMenus(week, day).filter(({ meals }) => keepsDay(meals, rules)));
  const wants = weekWants(week.visitor, (isSuch) =>
    week.candidates.some(
      (dish) => isSuch(dish) && Object.values(week.visitor.mealStyles).includes(dish.style),
    ),
  );
  let best = Infinity;
  const extend = (chosen: readonly Day[]): void => {
    const menus = days[chosen.length];
    if (menus === undefined) {
      const meals = chosen.flatMap((day) => day.meals);
      if (!keepsWeek(meals, rules)) return;
      const dishes = meals.map(({ dish }) => dish);
      const returns = dishes.length - new Set(dishes.map(({ id }) => id)).size;
      const points = chosen.reduce((sum, day) => sum + day.points, 0);
      best = Math.min(best, points + weekPenalty(dishes, wants) + RETURN_POINTS * returns);
      return;
    }
    for (const day of menus) {
      if (!rules.overnight || keepsNight(chosen.at(-1)?.meals.at(-1), day.meals[0])) extend([...chosen, day]);
    }
  };
  extend([]);
  return best;
}

const clash = (a: Meal, b: Meal, key: (dish: Candidate) => string) =>
  (a.planned || b.planned) && key(a.dish) === key(b.dish);

function keepsDay(meals: readonly Meal[], { dayGroups }: SpacingRules): boolean {
  const key = dayGroups ? (dish: Candidate) => dish.mainGroup : (dish: Candidate) => dish.id;
  return meals.every((meal, index) => meals.slice(index + 1).every((other) => !clash(meal, other, key)));
}

function keepsNight(evening: Meal | undefined, morning: Meal | undefined): boolean {
  return evening === undefined || morning === undefined || !clash(evening, morning, (dish) => dish.mainGroup);
}

function keepsWeek(meals: readonly Meal[], { copies, groupLimit }: SpacingRules): boolean {
  const within = (key: (dish: Candidate) => string, most: number) =>
    meals
      .filter(({ planned }) => planned)
      .every(({ dish }) => meals.filter((other) => key(other.dish) === key(dish)).length <= most);
  return within(({ id }) => id, copies) && within(({ mainGroup }) => mainGroup, groupLimit);
}

/** Every menu of a day with its own points. */
function dayMenus(week: LockedWeek, index: number): readonly Day[] {
  const { candidates, visitor, seed, startDate } = week;
  const locks: DayLocks = week.locks[index] ?? {};
  const styles: Record<MealTime, MealStyle> = { ...visitor.mealStyles };
  for (const time of MEAL_TIMES) {
    const lock = locks[time];
    if (lock?.kind === 'fasting') styles[time] = 'fasting';
    else if (lock !== undefined && 'style' in lock) styles[time] = lock.style;
  }
  const limits = dayLimits({ ...visitor, mealStyles: styles });
  const points = (dish: Candidate, mealTime: MealTime) =>
    [...ruleOwners(visitor)].reduce(
      (sum, owner) => sum + ownerPreference(dish, owner),
      mealCosts({ mealTime, month: null, limits, seed, seedPoints: SEED_POINTS })(dish) -
        wishPoints(dish, visitor, { seed, mealTime, month: null }),
    );
  let days: readonly Day[] = [{ meals: [], points: 0 }];
  for (const time of MEAL_TIMES) {
    const lock = locks[time];
    const choices =
      lock !== undefined
        ? candidates.filter(({ id }) => 'id' in lock && lock.id === id)
        : candidates.filter(({ style }) => style === styles[time]);
    if (choices.length === 0) continue;
    days = days.flatMap((day) =>
      choices.map((dish) => ({
        meals: [...day.meals, { dish, planned: lock === undefined }],
        points: day.points + points(dish, time),
      })),
    );
  }
  const terms = dayTerms(limits);
  return days.map(({ meals, points: own }) => {
    const totals = NUTRIENTS.map((nutrient) =>
      meals.reduce((sum, { dish }) => sum + (dish.nutrition[nutrient] ?? 0), 0),
    );
    const bowls = meals.filter(({ dish }) => isOneBowl(dish)).length;
    const ofDay = own + dayPenalty(totals, terms) + oneBowlPoints(bowls);
    const work = meals.reduce((sum, { dish }) => sum + (dish.minutes ?? 0), 0);
    const isWeekday = ![0, 6].includes(weekday(addDays(startDate, index)));
    const ofWork = isWeekday ? weekdayPoints(work, visitor.weekdayMinutes) : 0;
    return { meals, points: meals.length === 0 ? 0 : ofDay + ofWork };
  });
}
