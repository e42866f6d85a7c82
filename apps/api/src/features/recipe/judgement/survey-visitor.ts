import {
  KITCHEN_FACTS,
  type Kitchen,
  type Recipe,
  recipeId,
  type SurveyDraft,
  type Taxonomy,
  type WeekKitchen,
} from '@kkini/domain';
import { kitchenOf, type Visitor } from '@kkini/planner';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { visitorLike } from '../../../workers/planning-basis.ts';

/** The people of a survey as the planner's visitor. An unanswered meal counts as eaten. */
export function surveyVisitor(taxonomy: Taxonomy, answers: SurveyDraft): Visitor {
  const { breakfast, lunch, dinner } = answers.mealStyles;
  const style = 'cookedRecipe' as const;
  return visitorLike(taxonomy, {
    ...answers,
    mealStyles: { breakfast: breakfast ?? style, lunch: lunch ?? style, dinner: dinner ?? style },
    startDate: answers.startDate ?? '',
  });
}

type Searched = Pick<LoadedCatalogue, 'taxonomy' | 'recipes'>;

/** Finds the recipe of a dish in the kitchen for these answers; without answers, the listed one. */
export function recipeFinder(
  { taxonomy, recipes }: Searched,
  answers: SurveyDraft | null,
): (dishId: string) => Recipe | undefined {
  if (answers === null) return (dishId) => recipes.get(dishId);
  const kitchens = kitchensLike(kitchenOf(surveyVisitor(taxonomy, answers)));
  return (dishId) => {
    const ids = [...kitchens.map((kitchen) => recipeId(dishId, kitchen)), dishId];
    return ids.map((id) => recipes.get(id)).find((recipe) => recipe !== undefined);
  };
}

/** A kitchen, then the kitchens of the same seasoning that cook the dishes it lacks. */
function kitchensLike(kitchen: WeekKitchen): readonly Kitchen[] {
  const { seasoning } = KITCHEN_FACTS[kitchen];
  return [kitchen, `${seasoning}Plain`, seasoning];
}
