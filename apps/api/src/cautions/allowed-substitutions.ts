import type { RecipeWire } from '@kkini/contract';
import {
  foodLabel,
  foodsInProse,
  type Recipe,
  type Substitution,
  type Survey,
  type SurveyDraft,
} from '@kkini/domain';
import { hardViolations, makeCandidate, makeVisitor } from '@kkini/planner';
import type { AppParts } from '../app-parts.ts';
import { findSurvey } from '../db/stores/survey-store.ts';

/** The substitutions of a recipe that forbid nothing new to the people of a survey; all of them without a survey. */
export async function allowedSubstitutions(
  parts: AppParts,
  surveyId: string | null,
  recipe: Recipe,
): Promise<RecipeWire['substitutions']> {
  const { taxonomy } = parts.catalogue;
  const survey =
    surveyId === null ? null : await parts.database.transaction((queries) => findSurvey(queries, surveyId));
  const allowed = recipe.substitutions.filter(
    (substitution) => survey === null || isAllowed(parts, survey.answers, { recipe, substitution }),
  );
  return allowed.map(({ from, to, note }) => ({
    from: recipe.ingredients.find(({ id }) => id === from)?.name ?? foodLabel(taxonomy, from),
    to: foodLabel(taxonomy, to),
    note,
  }));
}

type Change = { readonly recipe: Recipe; readonly substitution: Substitution };

function isAllowed(parts: AppParts, answers: SurveyDraft, { recipe, substitution }: Change): boolean {
  const { taxonomy } = parts.catalogue;
  const visitor = makeVisitor(taxonomy, { ...answers, ...ANY_WEEK } satisfies Survey);
  const broken = (dish: Recipe) =>
    hardViolations(makeCandidate(taxonomy, { kind: 'recipe', recipe: dish }), visitor).map(
      ({ rule, subject }) => [rule, subject].join(),
    );
  const { from, to, note } = substitution;
  const ingredients = recipe.ingredients.map((line) =>
    line.id === from ? { ...line, id: to, name: foodLabel(taxonomy, to) } : line,
  );
  // The new food and the foods its note names must break nothing, the whole dish nothing that was not broken before.
  const named = foodsInProse(taxonomy, note).map((id) => ({ ...NAMED, id, name: foodLabel(taxonomy, id) }));
  const alone = {
    ...recipe,
    title: '',
    ingredients: [...ingredients.filter(({ id }) => id === to), ...named],
  };
  const before = broken(recipe);
  return (
    broken(alone).length === 0 && broken({ ...recipe, ingredients }).every((each) => before.includes(each))
  );
}

/** A food that a note names: how much of it does not matter. */
const NAMED = { grams: null, amount: '', role: 'seasoning' } as const;

/** Styles and date decide nothing about what may be eaten. */
const ANY_WEEK = {
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
  startDate: '',
} as const;
