import type { RecipeWire } from '@kkini/contract';
import {
  excludedIds,
  foodLabel,
  foodsInProse,
  type Recipe,
  reachedAllergens,
  type Substitution,
  type Survey,
  type SurveyDraft,
  type Taxonomy,
} from '@kkini/domain';
import { hardViolations, makeCandidate, makeVisitor } from '@kkini/planner';

/** Substitutions of a recipe that add no violation for the people of a survey; all of them without a survey. */
export function allowedSubstitutions(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
  recipe: Recipe,
): RecipeWire['substitutions'] {
  const { substitutions } = recipe;
  const allowed =
    answers === null ? substitutions : substitutions.filter(allowedFor(taxonomy, answers, recipe));
  return allowed.map(({ from, to, note, englishNote }) => ({
    from: recipe.ingredients.find(({ id }) => id === from)?.name ?? foodLabel(taxonomy, from),
    to: foodLabel(taxonomy, to),
    note,
    english:
      englishNote === undefined
        ? null
        : { from: englishName(taxonomy, from), to: englishName(taxonomy, to), note: englishNote },
  }));
}

function englishName({ items }: Taxonomy, id: string): string {
  return items.get(id)?.en ?? id;
}

/** Filters substitutions for the people of a survey. Computes the violations of the unchanged recipe once. */
function allowedFor(
  taxonomy: Taxonomy,
  answers: SurveyDraft,
  recipe: Recipe,
): (substitution: Substitution) => boolean {
  const visitor = makeVisitor(taxonomy, {
    ...answers,
    mealStyles: ANY_MEALS,
    startDate: answers.startDate ?? '',
  } satisfies Survey);
  const broken = (dish: Recipe) =>
    hardViolations(makeCandidate(taxonomy, { kind: 'recipe', recipe: dish }), visitor).map(
      ({ rule, subject }) => [rule, subject].join(),
    );
  const before = broken(recipe);
  const excluded = visitor.exclusions.flatMap(excludedIds);
  return ({ from, to, note }) => {
    const ingredients = recipe.ingredients.map((line) =>
      line.id === from ? { ...line, id: to, name: foodLabel(taxonomy, to) } : line,
    );
    // The new food and the foods in its note must violate nothing, and the changed dish nothing that the original does not violate.
    const named = foodsInProse(taxonomy, note).map((id) => ({ ...NAMED, id, name: foodLabel(taxonomy, id) }));
    const alone = [...ingredients.filter(({ id }) => id === to), ...named];
    return (
      !alone.some(({ id }) => id !== null && isRelative(taxonomy, excluded, { from, to: id })) &&
      broken({ ...recipe, title: '', ingredients: alone }).length === 0 &&
      broken({ ...recipe, ingredients }).every((each) => before.includes(each))
    );
  };
}

/**
 * Whether a food belongs to an allergen family the visitor excludes, or is related to the excluded food it replaces: no cuttlefish
 * for people who exclude squid, no crab for those who exclude shrimp (ingredient-taxonomy section 4, related foods).
 */
function isRelative(taxonomy: Taxonomy, excluded: readonly string[], { from, to }: Replacement): boolean {
  const reached = reachedAllergens(taxonomy, to);
  const brings = (id: string, food: string) => {
    const closure = taxonomy.closures.get(id);
    return closure !== undefined && (closure.up.has(food) || closure.line.has(food));
  };
  return excluded.some((id) => {
    const family = taxonomy.closures.get(id)?.allergens ?? [];
    if ([...family].some((code) => reached.has(code))) return true;
    const related = taxonomy.source.related.flatMap(({ when, suggest }) => (when === id ? suggest : []));
    return brings(from, id) && related.some((relative) => brings(to, relative));
  });
}

type Replacement = Pick<Substitution, 'from' | 'to'>;

/** A line for a food that a note names; its amount does not matter. */
const NAMED = { grams: null, amount: '', role: 'seasoning' } as const;

/** Arbitrary styles: they do not affect what may be eaten. */
const ANY_MEALS = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
