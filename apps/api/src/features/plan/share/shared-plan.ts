import type { getMealPlan as call, DayWire, MealWire } from '@kkini/contract';
import type { z } from 'zod';

type Reply = z.input<(typeof call)['reply']>;
type Details = MealWire['details'];

/**
 * A plan for strangers: its meals only. Lists every field explicitly, so that a new field stays private until decided otherwise.
 * Areas, reasons for empty slots, points and health texts would reveal answers of the survey.
 */
export function sharedPlan(mealPlan: Readonly<Record<string, DayWire>>): Reply {
  const days = Object.entries(mealPlan).map(([date, day]) => [date, sharedDay(day)] as const);
  return {
    mealPlan: Object.fromEntries(days),
    quality: null,
    notices: ['general'],
    canUndoReplan: false,
    canUndoLighten: false,
    shared: true,
  };
}

function sharedDay({ breakfast, lunch, dinner }: DayWire): DayWire {
  return {
    dayMealId: null,
    breakfast: breakfast && sharedMeal(breakfast),
    lunch: lunch && sharedMeal(lunch),
    dinner: dinner && sharedMeal(dinner),
    emptyReasons: {},
    chosen: [],
  };
}

function sharedMeal({ type, details }: MealWire): MealWire {
  const shown: Details = {
    id: details.id,
    img_url: details.img_url,
    title: details.title,
    name: details.name,
    summary: details.summary,
    category: details.category,
    asked_category: null,
    brand_name: details.brand_name,
    price: details.price,
    price_from: details.price_from,
    area: null,
    minutes: details.minutes,
    waiting_minutes: details.waiting_minutes,
    ingredients: details.ingredients,
    hashtags: details.hashtags,
    hashtags_en: details.hashtags_en,
    title_en: details.title_en,
    cooked_on: details.cooked_on,
    companions: details.companions,
    nutrient: details.nutrient,
    portions: [],
    sodium_range: null,
  };
  return { type, details: shown };
}
