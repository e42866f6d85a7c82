import type { shoppingList as call, ShoppingItemWire } from '@kkini/contract';
import {
  AISLE_GROUPS,
  type Aisle,
  type HomeMeal,
  isKindOf,
  shoppingList as listFoods,
  MEAL_TIMES,
  piecesToBuy,
  type ShoppingItem,
} from '@kkini/domain';
import { componentsOf, eatersOf, lineComponents, servingsTaken, tablePortions } from '@kkini/domain/portions';
import type { Visitor } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { StoredDay } from '../../db/stored-plan.ts';
import { findPlan } from '../../db/stores/plan-store.ts';
import { type LoadedCatalogue, servedRecipe } from '../../platform/read-catalogue.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { ingredientPicture } from '../../plugins/art/art-addresses.ts';
import { visitorOf } from '../../workers/planning-basis.ts';
import { allowedDay } from './change/allowed-day.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** The shopping list for the home-cooked meals of a plan; leaves out meals the current answers forbid. */
export async function shoppingList(
  { database, planner }: AppParts,
  { principal }: Caller,
  { surveyId }: Request,
): Promise<Reply> {
  const { survey, plan } = await database.transaction(async (queries) => ({
    survey: await openSurvey(queries, principal, surveyId),
    plan: await findPlan(queries, surveyId),
  }));
  if (survey === null) throw new AppError('surveyNotFound');
  if (plan === null) throw new AppError('planNotFound');
  const { basis } = planner;
  const visitor = visitorOf(basis, survey.answers);
  const cooking = { visitor, catalogue: basis.catalogue };
  const meals = plan.days.flatMap((day) => homeMeals(allowedDay(day, basis, visitor), cooking));
  return {
    portions: eatersOf(visitor),
    items: listFoods(meals).map((item) => itemWire(item, basis.catalogue)),
  };
}

type Cooking = { readonly visitor: Visitor; readonly catalogue: LoadedCatalogue };

/** The cooked meals of a day, and the servings that everybody's portions need. */
function homeMeals({ date, slots }: StoredDay, { visitor, catalogue }: Cooking): readonly HomeMeal[] {
  return MEAL_TIMES.flatMap((mealTime) => {
    const slot = slots[mealTime];
    const recipe = servedRecipe(catalogue, slot);
    if (recipe === undefined) return [];
    const portions = tablePortions(
      { ...recipe, components: componentsOf(recipe), kind: 'recipe' },
      mealTime,
      visitor,
    );
    const components = lineComponents(catalogue.taxonomy, recipe);
    return [{ date, mealTime, recipe, components, taken: servingsTaken(portions) }];
  });
}

function itemWire(item: ShoppingItem, catalogue: LoadedCatalogue): ShoppingItemWire {
  const { taxonomy, unitWeights } = catalogue;
  const { key, food, grams, role, uses } = item;
  return {
    key,
    name: (food !== null && taxonomy.items.get(food)?.ko) || item.name,
    image: food === null ? null : ingredientPicture(food, taxonomy),
    aisle: role === 'seasoning' ? 'seasonings' : aisleOf(food, catalogue),
    role,
    grams: grams === null ? null : Math.round(grams),
    pieces: grams === null || food === null ? null : piecesToBuy(grams, unitWeights[food] ?? {}),
    uses: [...uses],
  };
}

/** The aisle of a food by its kind or, for a made one such as canned tuna, by its first ingredient. */
function aisleOf(food: string | null, { taxonomy }: LoadedCatalogue): Aisle {
  if (food === null) return 'other';
  const named = [food, ...(taxonomy.items.get(food)?.contains ?? [])];
  const aisles = named.map((id) =>
    AISLE_GROUPS.find(([, groups]) => groups.some((group) => isKindOf(taxonomy, id, group))),
  );
  return aisles.find((found) => found !== undefined)?.[0] ?? 'other';
}
