import type { DayWire, getMealPlan, MealWire } from '@kkini/contract';
import type { ReplyOf } from '../../edges/server-client.ts';

type Plan = ReplyOf<typeof getMealPlan>;

/** Ingredients a card may name. */
const HASHTAGS = 4;

/** Fills in what a card shows where a server names only what the specification does: a title, and ingredients as tags. */
export function readPlan(plan: Plan): Plan {
  const days = Object.entries(plan.mealPlan).map(([date, day]) => [date, readDay(day)] as const);
  return { ...plan, mealPlan: Object.fromEntries(days) };
}

function readDay(day: DayWire): DayWire {
  return {
    ...day,
    breakfast: readMeal(day.breakfast),
    lunch: readMeal(day.lunch),
    dinner: readMeal(day.dinner),
  };
}

function readMeal(meal: MealWire | null): MealWire | null {
  if (meal === null) return null;
  const { details } = meal;
  const title = details.title || details.name || details.summary || '';
  const hashtags = details.hashtags.length > 0 ? details.hashtags : details.ingredients.slice(0, HASHTAGS);
  return { ...meal, details: { ...details, title, hashtags } };
}
