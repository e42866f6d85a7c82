import type { shoppingList as call, ShoppingItemWire } from '@kkini/contract';
import {
  AISLE_GROUPS,
  type Aisle,
  type DishProfile,
  dishProfile,
  isKindOf,
  isPerishable,
  kimchiNamed,
  shoppingList as listFoods,
  PANTRY_FOODS,
  pieceOf,
  type ShoppingItem,
  type Taxonomy,
} from '@kkini/domain';
import { eatersOf } from '@kkini/domain/portions';
import { forbidsFoods, isAtHome } from '@kkini/planner';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { findPlan } from '../../db/stores/plan-store.ts';
import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import type { Caller } from '../../plugins/access/principal.ts';
import { openSurvey } from '../../plugins/access/survey-access.ts';
import { ingredientPicture, smallDishPicture } from '../../plugins/art/art-addresses.ts';
import { cookedForPlan } from '../../workers/cooked-for-plan.ts';
import { visitorOf } from '../../workers/planning-basis.ts';

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
  const dishes = cookedForPlan(plan.days, { basis, visitor });
  return {
    portions: eatersOf(visitor),
    items: listFoods(dishes, (food) => aisleOf(food, basis.catalogue) === 'meatAndFish').map((item) => ({
      ...itemWire(item, basis.catalogue),
      at_home: foodsOf(item, basis.catalogue.taxonomy).some((food) => isAtHome(visitor, food)),
      check_label: item.isStored && forbidsFoods(profileOfKinds(item, basis.catalogue.taxonomy), visitor),
    })),
  };
}

function itemWire(
  item: ShoppingItem,
  catalogue: LoadedCatalogue,
): Omit<ShoppingItemWire, 'at_home' | 'check_label'> {
  const { taxonomy, unitWeights } = catalogue;
  const { key, food, good, uses } = item;
  const known = food === null ? undefined : taxonomy.items.get(food);
  const aisle = item.isStored ? 'sideDishes' : aisleOf(food, catalogue);
  return {
    key,
    name: good?.ko ?? known?.ko ?? item.name,
    name_en: good?.en ?? known?.en ?? storedDish(item)?.englishTitle ?? item.name,
    image: pictureOf(item, taxonomy),
    aisle,
    pantry: food !== null && PANTRY_FOODS.includes(food),
    piece: food === null ? null : pieceOf({ food, good }, unitWeights),
    counted: good?.counted ?? null,
    spoils: food !== null && isPerishable(taxonomy, food),
    uses: uses.map(({ dish, grams }) => ({
      id: dish.id,
      title: dish.title,
      title_en: dish.englishTitle,
      cooked_on: dish.cookedOn,
      meals: [...dish.meals],
      grams,
    })),
  };
}

/** Food of an item; for a stored dish the kind of kimchi its name means, if any. */
function foodsOf({ food, name, isStored }: ShoppingItem, taxonomy: Taxonomy): readonly string[] {
  if (food !== null) return [food];
  return isStored ? kimchiNamed(taxonomy, name) : [];
}

/** What the kinds of a stored dish contain, whoever makes them. */
function profileOfKinds(item: ShoppingItem, taxonomy: Taxonomy): DishProfile {
  const lines = foodsOf(item, taxonomy).map((id) => ({ id, name: taxonomy.items.get(id)?.ko ?? id }));
  return dishProfile(taxonomy, { title: lines.length === 0 ? item.name : '', lines });
}

/** Icon of a food; for a stored dish the picture of the dish. */
function pictureOf(item: ShoppingItem, taxonomy: Taxonomy): string | null {
  if (item.food !== null) return ingredientPicture(item.food, taxonomy);
  const dish = storedDish(item);
  return dish === undefined ? null : smallDishPicture(dish.id);
}

/** The stored dish among those that need an item; undefined for a food. */
function storedDish({ uses }: ShoppingItem): ShoppingItem['uses'][number]['dish'] | undefined {
  return uses.find(({ dish }) => dish.storedGrams !== null)?.dish;
}

/** Aisle of a food by its kind or, for a processed food such as canned tuna, by its first ingredient. */
function aisleOf(food: string | null, { taxonomy }: LoadedCatalogue): Aisle {
  if (food === null) return 'other';
  const named = [food, ...(taxonomy.items.get(food)?.contains ?? [])];
  const aisles = named.map((id) =>
    AISLE_GROUPS.find(([, groups]) => groups.some((group) => isKindOf(taxonomy, id, group))),
  );
  return aisles.find((found) => found !== undefined)?.[0] ?? 'other';
}
