import {
  type Exclusion,
  isWeekMeal,
  type Kitchen,
  type Product,
  type Recipe,
  type Survey,
  type SurveyDraft,
  sharedSets,
  type Taxonomy,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import {
  type Candidate,
  type DishesServed,
  dishesServed,
  kitchenFor,
  makeCandidate,
  makeTables,
  makeVisitor,
  type Tables,
  type Visitor,
} from '@kkini/planner';
import { LRUCache } from 'lru-cache';
import type { LoadedCatalogue } from '../platform/read-catalogue.ts';

/** Data that plans are made from, prepared once per catalogue version. */
export type PlanningBasis = {
  readonly catalogue: LoadedCatalogue;
  readonly candidates: readonly Candidate[];
  readonly candidateById: ReadonlyMap<string, Candidate>;
  /** Dishes for laying tables, and a lookup of the dish of a slot with its companions. */
  readonly tables: Tables;
  readonly dishOf: DishesServed;
};

/** Prepares every entry of the catalogue for planning. */
export function makePlanningBasis(catalogue: LoadedCatalogue): PlanningBasis {
  const { taxonomy, recipes, products } = catalogue;
  const share = sharedSets();
  const candidates = [
    ...[...recipes.values()]
      .filter(isWeekMeal)
      .map((recipe: Recipe) => makeCandidate(taxonomy, { kind: 'recipe', recipe }, share)),
    ...[...products.values()].map((product: Product) =>
      makeCandidate(taxonomy, { kind: 'product', product }, share),
    ),
  ];
  const candidateById = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const tables = makeTables(taxonomy, catalogue.book, {
    usual: candidateById,
    unitGrams: catalogue.unitWeights,
  });
  return { catalogue, candidates, candidateById, tables, dishOf: dishesServed(candidateById, tables) };
}

/** A possibly incomplete survey in the planner's form; only its meal styles and date may be missing. */
export function asSurvey(answers: SurveyDraft): Survey {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  return {
    ...answers,
    mealStyles: {
      breakfast: breakfast ?? 'fasting',
      lunch: lunch ?? 'fasting',
      dinner: dinner ?? 'fasting',
    },
    startDate: answers.startDate ?? '',
  };
}

/** The kitchen for people with these exclusions and no other answers. */
export function kitchenWithout(exclusions: readonly Exclusion[]): Kitchen {
  return kitchenFor({ healthConditions: [], exclusions, owners: new Set() });
}

/** The people of a possibly incomplete survey. */
export function visitorOf(basis: PlanningBasis, answers: SurveyDraft): Visitor {
  return visitorLike(basis.catalogue.taxonomy, asSurvey(answers));
}

/** Most visitors kept. */
const MOST_VISITORS = 100;

const visitorsKept = memoizeByObject((_: Taxonomy) => new LRUCache<string, Visitor>({ max: MOST_VISITORS }));

/** The people of a survey: for equal answers the same object, because what is computed for them is cached by it. */
export function visitorLike(taxonomy: Taxonomy, survey: Survey): Visitor {
  const kept = visitorsKept(taxonomy);
  const key = JSON.stringify(survey);
  const visitor = kept.get(key) ?? makeVisitor(taxonomy, survey);
  kept.set(key, visitor);
  return visitor;
}
