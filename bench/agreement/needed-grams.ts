import { type RecipeWire, recipeDetail, shoppingList } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { ask } from './ask.ts';
import type { ReadPlan } from './said-of-meals.ts';

/** Water is not bought, and egg whites and yolks are bought as eggs, so their weights in list and recipe differ. */
const OTHERWISE_BOUGHT = /^(?:얼음|면수|쌀뜨물|(?:.* )?(?:얼음|찬|더운)?물)$|달걀|흰자|노른자/;
/** Rounding of the amounts of one cooking, in grams. */
const ROUNDING = 1;

/** The cookings of a plan, and the differences in weight between its recipes and its shopping list. */
export async function neededGrams(plan: ReadPlan): Promise<{ cookings: number; wrong: string[] }> {
  const bought = await boughtFor(plan);
  const needed = await neededFor(plan);
  const wrong = [...needed].flatMap(([cooking, grams]) => {
    const listed = bought.get(cooking) ?? 0;
    const isSame = Math.abs(listed - grams) <= ROUNDING;
    return isSame ? [] : [`${plan.surveyId} ${cooking} needs ${grams} g, ${listed} g are listed`];
  });
  return { cookings: needed.size, wrong };
}

/** Grams of everything on the shopping list by the day and dish it is for. */
async function boughtFor({ base, surveyId }: ReadPlan): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const list = await ask(base, shoppingList, { surveyId });
  for (const { name, uses } of list?.items ?? [])
    if (!OTHERWISE_BOUGHT.test(name))
      for (const { cooked_on: day, id, grams } of uses) add(sums, `${day} ${id}`, grams ?? 0);
  return sums;
}

/** Grams that the recipes of the plan need, by day and dish, each cooking once. */
async function neededFor(plan: ReadPlan): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const place of placesOf(plan)) {
    const [recipe] = (await ask(plan.base, recipeDetail, place)) ?? [];
    if (!recipe?.cooked) continue; // Bought ready, like kimchi.
    const { cooked_on: cookedOn, meals } = recipe.cooked;
    const cooking = `${cookedOn} ${place.id}`;
    const ofMeals = `${cooking} ${meals.map(({ date, mealTime }) => `${date} ${mealTime}`).join()}`;
    if (!counted.has(ofMeals)) add(sums, cooking, gramsOf(recipe));
    counted.add(ofMeals);
  }
  return sums;
}

/** Every dish of the home meals, with the meal its recipe is opened from. */
function placesOf({ surveyId, mealPlan }: ReadPlan) {
  return Object.entries(mealPlan).flatMap(([date, day]) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const meal = day[mealTime];
      if (meal?.type !== '레시피') return [];
      const ids = [meal.details.id ?? '', ...meal.details.companions.map(({ id }) => id)];
      return ids.map((id) => ({ id, surveyId, date, mealTime }));
    }),
  );
}

/** Grams of ingredients that one cooking of a recipe needs. */
function gramsOf({ lines, serving }: Pick<RecipeWire, 'lines' | 'serving'>): number {
  const weighed = lines.filter(({ name }) => !OTHERWISE_BOUGHT.test(name));
  return weighed.reduce(
    (sum, { grams, needed_servings: servings }) => sum + ((grams ?? 0) * (servings ?? 0)) / Number(serving),
    0,
  );
}

function add(sums: Map<string, number>, key: string, grams: number): void {
  sums.set(key, (sums.get(key) ?? 0) + grams);
}
