import { MEAL_TIMES, type MealTime, type SurveyDraft, sumNutrition } from '@kkini/domain';
import { type CatalogueEntry, dayLimits } from '@kkini/planner';
import type { TipDay, TipDish, TipFacts } from '@kkini/tips';
import { dishObjection } from '../cautions/dish-objection.ts';
import { surveyVisitor } from '../cautions/survey-visitor.ts';
import type { StoredDay } from '../db/stored-day.ts';
import type { LoadedCatalogue } from '../edges/read-catalogue.ts';
import { tipPeople } from './tip-people.ts';

/** What a tip is asked for. */
export type TipQuestion = {
  readonly entry: CatalogueEntry;
  readonly answers: SurveyDraft;
  /** The days of the survey's plan; none before it is made. */
  readonly days: readonly StoredDay[];
  readonly variant: number;
};

/** Everything a tip for a dish and the people of a survey is written from, without what other tips say and ask for. */
export function tipFactsFor(catalogue: LoadedCatalogue, question: TipQuestion): TipFacts {
  const { entry, answers, days, variant } = question;
  const { taxonomy } = catalogue;
  const visitor = surveyVisitor(taxonomy, answers);
  const { day: dayRanges, mealEnergyKcal } = dayLimits(visitor);
  const dish = tipDish(entry);
  const limits = { day: dayRanges, mealEnergyKcal };
  const day = dayOf(catalogue, dish.id, days);
  return {
    dish,
    people: tipPeople(taxonomy, answers, { limits, day }),
    limits,
    day,
    objection: dishObjection(entry, visitor, taxonomy),
    variant,
    said: [],
    askedThatDay: [],
    nutritionOf: catalogue.nutritionOf,
  };
}

function tipDish(entry: CatalogueEntry): TipDish {
  if (entry.kind === 'product') {
    const { id, name, style, method, servings, ingredients, nutrition } = entry.product;
    return { id, title: name, style, method, servings, lines: ingredients, steps: [], nutrition };
  }
  const { id, title, style, method, servings, ingredients, steps, nutrition } = entry.recipe;
  const texts = steps.flatMap(({ text, details }) => [text, ...details]);
  return { id, title, style, method, servings, lines: ingredients, steps: texts, nutrition };
}

function dayOf(
  { recipes, products }: LoadedCatalogue,
  id: string,
  days: readonly StoredDay[],
): TipDay | null {
  for (const [at, { slots }] of days.entries()) {
    const mealTime = MEAL_TIMES.find((time: MealTime) => dishOf(slots[time]) === id);
    if (mealTime === undefined) continue;
    const dishes = MEAL_TIMES.flatMap((time) => dishOf(slots[time]) ?? []);
    const found = dishes.flatMap((dish) => recipes.get(dish) ?? products.get(dish) ?? []);
    const totals = sumNutrition(found.map(({ nutrition }) => nutrition));
    // A dish that is gone from the catalogue leaves the day's sum unknown.
    const turn = at * MEAL_TIMES.length + MEAL_TIMES.indexOf(mealTime);
    return { turn, mealTime, meals: found.length === dishes.length ? found.length : 1, totals };
  }
  return null;
}

/** The dish of a meal; null where nothing is eaten. */
export function dishOf(slot: StoredDay['slots'][MealTime]): string | null {
  return 'id' in slot ? slot.id : null;
}
