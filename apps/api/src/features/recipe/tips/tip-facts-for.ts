import type { SurveyDraft } from '@kkini/domain';
import { type CatalogueEntry, dayLimits } from '@kkini/planner';
import type { TipDish, TipFacts } from '@kkini/tips';
import { dishObjection } from '../judgement/dish-objection.ts';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import type { StoredDay } from '../../../db/stored-day.ts';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { plannedDish } from './planned-dish.ts';
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
  const planned = plannedDish(catalogue, { entry, days, visitor });
  return {
    dish,
    people: tipPeople(taxonomy, answers, { limits, plates: planned?.plates ?? [] }),
    limits,
    day: planned?.day ?? null,
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
