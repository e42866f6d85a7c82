import {
  isEatenAgain,
  MEAL_TIMES,
  type MealTime,
  NUTRIENTS,
  type Nutrition,
  type Product,
  type Recipe,
  sumNutrition,
  type Taxonomy,
} from '@kkini/domain';
import { lineComponents, type OwnPortion, tablePortions } from '@kkini/domain/portions';
import type { CatalogueEntry, PortionsOfDay, Visitor } from '@kkini/planner';
import { readStarch, type StarchFood, type TipDay, type TipPortion } from '@kkini/tips';
import type { StoredDay } from '../../../db/stored-plan.ts';
import { type LoadedCatalogue, servedRecipe } from '../../../platform/read-catalogue.ts';

/** The slot of a dish in a plan, with each person's portions of it and of that day, in the order of the persons. */
type PlannedDish = {
  /** The dish with the companions of its meal. */
  readonly served: CatalogueEntry;
  readonly day: TipDay;
  readonly plates: readonly TipPlate[];
};

/** One person's portion of a dish, and the energy of all meals of that day in kcal, null if unknown. */
export type TipPlate = { readonly portion: TipPortion; readonly dayKcal: number | null };

/** The dish of a recipe page, as served by the plan. */
export type Serving = {
  readonly entry: CatalogueEntry;
  readonly days: readonly StoredDay[];
  /** The meal the page was opened from. Without one, or if that meal has another dish, the first meal with the dish counts. */
  readonly meal?: PlannedMeal | undefined;
  readonly visitor: Visitor;
  /** By date, the portions of each person that are not the usual ones. */
  readonly portions?: DayPortions | undefined;
};

/** By date, the portions of each person that only that day has. */
export type DayPortions = ReadonlyMap<string, readonly PortionsOfDay[]>;

export type PlannedMeal = { readonly date: string; readonly mealTime: MealTime };

/** The plate of a dish outside the plan: one serving of its recipe. */
export const RECIPE_PLATE: TipPlate = {
  portion: {
    servingShare: 1,
    starchGrams: null,
    riceGrams: null,
    servedRiceGrams: null,
    shares: { rice: 1, soup: 1, side: 1 },
    nutrition: null,
    glycemicLoad: null,
  },
  dayKcal: null,
};

/** A dish in the meal its page was opened from, else in its first meal; null if the plan does not have it. */
export function plannedDish(
  catalogue: LoadedCatalogue,
  { entry, days, meal, visitor, portions }: Serving,
): PlannedDish | null {
  const { id } = dishIn(entry);
  const isHere = ({ date, slots }: StoredDay, time: MealTime) =>
    dishOf(slots[time]) === id && (meal === undefined || (meal.date === date && meal.mealTime === time));
  for (const [at, each] of days.entries()) {
    const { date, slots } = each;
    const others = portions?.get(date) ?? [];
    const mealTime = MEAL_TIMES.find((time) => isHere(each, time));
    if (mealTime === undefined) continue;
    const meals = MEAL_TIMES.filter((time) => dishOf(slots[time]) !== null);
    const served = entryAt(catalogue, slots[mealTime]) ?? entry;
    const eaten = meals.flatMap((time) => {
      const found = entryAt(catalogue, slots[time]);
      return found === null ? [] : [ownPortions(found, { mealTime: time, visitor, others })];
    });
    const sums = visitor.persons.map((_, who) =>
      sumNutrition(eaten.flatMap((portions) => portions[who]?.nutrition ?? [])),
    );
    // A dish that has left the catalogue makes the day's sum unknown.
    const isWhole = eaten.length === meals.length;
    const besides = meals.filter((time) => time !== mealTime);
    return {
      served,
      day: {
        turn: at * MEAL_TIMES.length + MEAL_TIMES.indexOf(mealTime),
        mealTime,
        meals: isWhole ? meals.length : 1,
        totals: sameNutrition(sums),
        otherFoods: new Set(besides.flatMap((time) => foodsAt(catalogue, slots[time]))),
        isEatenAgain: isEatenAgain(slots[mealTime]),
      },
      plates: tipPortions(catalogue.taxonomy, served, { mealTime, visitor, others }).map((portion, who) => ({
        portion,
        dayKcal: isWhole ? (sums[who]?.energyKcal ?? null) : null,
      })),
    };
  }
  return meal === undefined ? null : plannedDish(catalogue, { entry, days, visitor, portions });
}

type Eating = {
  readonly mealTime: MealTime;
  readonly visitor: Visitor;
  readonly others: readonly PortionsOfDay[];
};

function ownPortions(entry: CatalogueEntry, { mealTime, visitor, others }: Eating): readonly OwnPortion[] {
  const dish = { ...dishIn(entry), kind: entry.kind };
  return tablePortions(dish, mealTime, visitor).map(({ portion }, who) => others[who]?.[mealTime] ?? portion);
}

/** Portions by safety-rules section 5, in the grams of the recipe. */
function tipPortions(taxonomy: Taxonomy, entry: CatalogueEntry, eating: Eating): readonly TipPortion[] {
  const dish = dishIn(entry);
  const starch = readStarch(taxonomy, { lines: dish.ingredients, servings: dish.servings });
  return ownPortions(entry, eating).map((portion) => ({
    servingShare: portion.mainFactor,
    starchGrams: starch === null ? null : starchGrams(taxonomy, { dish, starch, portion }),
    ...ricePortion(portion),
    shares: {
      rice: portion.starches.find(({ kind }) => kind === 'rice')?.factor ?? portion.mainFactor,
      soup: portion.soupFactor,
      side: portion.sideFactor,
    },
    nutrition: portion.nutrition,
    glycemicLoad: portion.glycemicLoad,
  }));
}

/** Grams of rice in a portion and in a serving, as eaten. */
function ricePortion({ starches }: OwnPortion): Pick<TipPortion, 'riceGrams' | 'servedRiceGrams'> {
  const rice = starches.find(({ kind }) => kind === 'rice');
  if (rice === undefined) return { riceGrams: null, servedRiceGrams: null };
  return { riceGrams: rice.grams, servedRiceGrams: Math.round(rice.grams / rice.factor) };
}

function foodsAt(catalogue: LoadedCatalogue, slot: StoredDay['slots'][MealTime]): readonly string[] {
  const found = entryAt(catalogue, slot);
  return found === null ? [] : dishIn(found).ingredients.flatMap(({ id }) => id ?? []);
}

type Starched = {
  readonly dish: Recipe | Product;
  readonly starch: StarchFood;
  readonly portion: OwnPortion;
};

/** Grams of the starch: the served grams if it is weighed as eaten, else the scaled line. */
function starchGrams(taxonomy: Taxonomy, { dish, starch, portion }: Starched): number {
  const components = lineComponents(taxonomy, dish);
  const component = components[dish.ingredients.indexOf(starch.line)];
  const own = portion.starches.find(({ kind }) => kind === component);
  if (own === undefined || own.kind !== 'rice' || starch.form !== 'rice')
    return Math.round(starch.grams * (own?.factor ?? portion.mainFactor));
  const lines = dish.ingredients.filter((_, at) => components[at] === component);
  const whole = lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  return Math.round((own.grams * (starch.line.grams ?? 0)) / whole);
}

/** Figures that are equal for everybody; a figure that differs is unknown for the whole table (safety-rules section 5). */
function sameNutrition(own: readonly Nutrition[]): Nutrition {
  const [first] = own;
  const entries = NUTRIENTS.map((nutrient) => {
    const amount = first?.[nutrient] ?? null;
    return [nutrient, own.every((each) => each[nutrient] === amount) ? amount : null] as const;
  });
  return Object.fromEntries(entries) as Record<keyof Nutrition, number | null>;
}

/** Id of the dish of a meal; null for a slot without a dish. */
export function dishOf(slot: StoredDay['slots'][MealTime]): string | null {
  return 'id' in slot ? slot.id : null;
}

/** The dish of a slot with its companions; null if it is not in the catalogue. */
function entryAt(catalogue: LoadedCatalogue, slot: StoredDay['slots'][MealTime]): CatalogueEntry | null {
  const recipe = servedRecipe(catalogue, slot);
  return recipe === undefined ? entryOf(catalogue, dishOf(slot) ?? '') : { kind: 'recipe', recipe };
}

/** A dish of the catalogue; null if it has none with this id. */
export function entryOf({ recipes, products }: LoadedCatalogue, id: string): CatalogueEntry | null {
  const recipe = recipes.get(id);
  if (recipe !== undefined) return { kind: 'recipe', recipe };
  const product = products.get(id);
  return product === undefined ? null : { kind: 'product', product };
}

function dishIn(entry: CatalogueEntry) {
  return entry.kind === 'recipe' ? entry.recipe : entry.product;
}
