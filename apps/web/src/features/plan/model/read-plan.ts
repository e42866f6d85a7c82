import { type DayWire, type getMealPlan, MEAL_TYPES_KO, type MealWire } from '@kkini/contract';
import type { ReplyOf } from '../../../platform/server/server-client.ts';

type Plan = ReplyOf<typeof getMealPlan>;

/** Ingredients a card may name. */
const HASHTAGS = 4;
const KNOWN_TYPES: readonly string[] = Object.values(MEAL_TYPES_KO);

/**
 * Fills in what a card shows where a server names only what the specification does: a title, and ingredients as tags.
 * A meal of a type nobody knows leads nowhere, so it has no id; an empty address is no picture.
 */
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
  const id = KNOWN_TYPES.includes(meal.type) ? details.id : null;
  return { ...meal, details: { ...details, id, title, hashtags, img_url: details.img_url || null } };
}
