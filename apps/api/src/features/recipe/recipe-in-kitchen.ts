import { KITCHEN_FACTS, type Kitchen, type Recipe, recipeId } from '@kkini/domain';
import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';

/**
 * The recipe of a dish in a kitchen, or the nearest one of the same seasoning where the dish is not made so; undefined for
 * what is not in the cookbook.
 */
export function recipeInKitchen(
  { recipes }: Pick<LoadedCatalogue, 'recipes'>,
  dishId: string,
  kitchen: Kitchen,
): Recipe | undefined {
  const { seasoning } = KITCHEN_FACTS[kitchen];
  const kitchens: readonly Kitchen[] = [kitchen, `${seasoning}Plain`, seasoning];
  return kitchens.map((each) => recipes.get(recipeId(dishId, each))).find((each) => each !== undefined);
}
