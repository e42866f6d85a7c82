import type { RecipeHitWire, searchRecipes } from '@kkini/contract';
import { soughtText } from '@kkini/domain';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import { findRecipes } from '../../db/stores/find-recipes.ts';
import { sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture } from '../../plugins/art/art-addresses.ts';
import { surveyAnswers } from './judgement/judge-for-survey.ts';
import { metExclusions, unsuitableDishes } from './judgement/unsuitable-dishes.ts';

/** One page of the recipes that match the typed text. */
export async function searchForRecipes(
  parts: AppParts,
  { searchText, limit, cursor, surveyId }: z.output<typeof searchRecipes.request>,
): Promise<RecipeHitWire[]> {
  const sought = soughtText(searchText);
  if (sought === null) return [];
  const { taxonomy, dataVersion, recipes } = parts.planner.basis.catalogue;
  const answers = await surveyAnswers(parts, surveyId);
  const unsuitable = unsuitableDishes(taxonomy, answers);
  const found = await parts.database.transaction((queries) =>
    findRecipes(queries, { sought, unsuitable, limit, after: cursor ?? null }),
  );
  return found.map((recipe) => ({
    doc_id: recipe.id,
    imgUrl: dishPicture(recipe.id, dataVersion),
    title: recipe.title,
    author: recipe.author,
    source: nameOfSource(recipes.get(recipe.id)?.source, parts),
    match: recipe.match,
    excludedFoods: metExclusions(taxonomy, answers, recipe),
  }));
}

/** Only the recipe itself knows the source of a recipe imported a moment ago. */
function nameOfSource(source: string | undefined, { planner }: AppParts): string | null {
  return source === undefined ? null : sourceName(source, planner.basis.catalogue);
}
