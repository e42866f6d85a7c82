import { type DishProfile, personsOf } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import type { Candidate } from '../model/candidate.ts';
import type { Visitor } from '../model/visitor.ts';
import { NONE_WEIGHED } from '../model/weighed-foods.ts';

const EMPTY_PROFILE: DishProfile = {
  certainIds: new Set(),
  possibleIds: new Set(),
  warnOnlyIds: new Set(),
  certainTags: new Set(),
  possibleTags: new Set(),
  warnOnlyTags: new Set(),
  traceIds: new Set(),
  allergens: new Set(),
  possibleAllergens: new Set(),
  unresolvedLines: new Set(),
  words: new Set(),
  titleWords: new Set(),
  certainProperties: new Set(),
  possibleProperties: new Set(),
  hasFullLabel: true,
};

/** A dish anybody may eat: tofu, 600 kcal, suited to every meal time. `profile` names only what matters. */
export function aCandidate(
  changes: Partial<Omit<Candidate, 'profile'>> & { readonly profile?: Partial<DishProfile> } = {},
): Candidate {
  const { profile, ...rest } = changes;
  return {
    id: 'tofu-rice',
    kind: 'recipe',
    style: 'cookedRecipe',
    mainGroup: 'tofu',
    method: 'riceBowl',
    mealTimes: ['breakfast', 'lunch', 'dinner'],
    familiarity: 4,
    priceWon: null,
    minutes: 25,
    nutrition: aNutrition(),
    forms: new Set(),
    weighed: NONE_WEIGHED,
    ...rest,
    profile: { ...EMPTY_PROFILE, ...profile },
  };
}

/** A healthy adult without preferences who cooks every meal. */
export function aVisitor(changes: Partial<Visitor> = {}): Visitor {
  return {
    targets: ['self'],
    healthConditions: [],
    eatingStyles: [],
    mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    areas: [],
    persons: personsOf({ targets: changes.targets ?? ['self'], persons: [] }),
    year: 2026,
    exclusions: [],
    hasSevereAllergy: false,
    unknownExclusions: [],
    ...changes,
  };
}
