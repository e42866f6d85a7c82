import {
  exclusionViolation,
  MEAL_TIMES,
  type MealTime,
  type Survey,
  type SurveyDraft,
  sumNutrition,
} from '@kkini/domain';
import {
  type CatalogueEntry,
  dayLimits,
  HARD_RULES,
  hardViolations,
  makeCandidate,
  makeVisitor,
  type Visitor,
} from '@kkini/planner';
import type { TipDay, TipDish, TipFacts, TipObjection } from '@kkini/tips';
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

/** Everything a tip for a dish and the people of a survey is written from, without what other tips say. */
export function tipFactsFor(catalogue: LoadedCatalogue, question: TipQuestion): TipFacts {
  const { entry, answers, days, variant } = question;
  const { taxonomy } = catalogue;
  const visitor = makeVisitor(taxonomy, withEveryMeal(answers));
  const { day, mealEnergyKcal } = dayLimits(visitor);
  const dish = tipDish(entry);
  return {
    dish,
    people: tipPeople(taxonomy, answers),
    limits: { day, mealEnergyKcal },
    day: dayOf(catalogue, dish.id, days),
    objection: objectionTo(entry, visitor, catalogue),
    variant,
    said: [],
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

/** The rule that keeps the dish away; lines and figures nobody knows are no objection, tips just say nothing of them. */
function objectionTo(
  entry: CatalogueEntry,
  visitor: Visitor,
  { taxonomy }: LoadedCatalogue,
): TipObjection | null {
  const candidate = makeCandidate(taxonomy, entry);
  const excluded = exclusionViolation(candidate.profile, visitor.exclusions);
  if (excluded !== null) return excluded.code === 'unknownIngredient' ? 'unknown' : 'excludedFood';
  const broken = hardViolations(candidate, visitor).map(({ rule }) => rule);
  return HARD_RULES.find(({ id }) => broken.includes(id))?.owner ?? null;
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

/** Unanswered meal styles count as meals: tips speak of whole days. */
function withEveryMeal(answers: SurveyDraft): Survey {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const style = 'cookedRecipe' as const;
  return {
    ...answers,
    mealStyles: { breakfast: breakfast ?? style, lunch: lunch ?? style, dinner: dinner ?? style },
    startDate: answers.startDate ?? '',
  };
}
