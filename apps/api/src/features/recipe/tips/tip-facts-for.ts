import { type Nutrient, personsOf, readExcludedFoods, type SurveyDraft, type Taxonomy } from '@kkini/domain';
import { type CatalogueEntry, dayLimits, HARD_RULES, ruleOwners } from '@kkini/planner';
import type { TipDish, TipFacts, TipLimits, TipPeople } from '@kkini/tips';
import type { StoredDay } from '../../../db/stored-day.ts';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { dishObjection } from '../judgement/dish-objection.ts';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import { plannedDish, RECIPE_PLATE, type TipPlate } from './planned-dish.ts';
import { tipPerson } from './tip-person.ts';

/** A request for a tip. */
export type TipQuestion = {
  readonly entry: CatalogueEntry;
  readonly answers: SurveyDraft;
  /** The days of the survey's plan; empty before it is made. */
  readonly days: readonly StoredDay[];
  readonly variant: number;
};

/** The facts of a tip for a dish and the people of a survey, without the contents of other tips. */
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

/** The people's shared limits, and each person's plate when the dish is in a plan. */
type TipTable = { readonly limits: TipLimits; readonly plates: readonly TipPlate[] };

/** The people of a survey for tips: their choices, exclusions, blocking rules, and each person. */
function tipPeople(taxonomy: Taxonomy, answers: SurveyDraft, { limits, plates }: TipTable): TipPeople {
  const { targets, healthConditions, eatingStyles } = answers;
  const owners = ruleOwners(surveyVisitor(taxonomy, answers));
  const rules = HARD_RULES.filter(({ owner }) => owners.has(owner));
  const table = { answers, cappedNutrients: cappedNutrients(limits) };
  return {
    targets,
    healthConditions,
    eatingStyles,
    exclusions: readExcludedFoods(taxonomy, answers).flatMap((reading) => reading.exclusions),
    hardTags: [...new Set(rules.flatMap(({ tags }) => tags))],
    hardFoods: [...new Set(rules.flatMap(({ foods }) => foods))],
    persons: personsOf(answers).map((person, who) =>
      tipPerson(person, { ...table, plate: plates[who] ?? RECIPE_PLATE }),
    ),
  };
}

function cappedNutrients({ day }: TipLimits): readonly Nutrient[] {
  return (Object.keys(day) as Nutrient[]).filter((nutrient) => day[nutrient]?.max !== undefined);
}
