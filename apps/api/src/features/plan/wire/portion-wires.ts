import {
  calledToWire,
  type ExtraWire,
  type MealWire,
  nutrientToWire,
  ONE_SERVING_KO,
  type PortionWire,
} from '@kkini/contract';
import type { MealTime, Product, Recipe, Taxonomy } from '@kkini/domain';
import { orderSavings, productRanges } from '@kkini/domain/bought';
import { conditionsOf } from '@kkini/domain/limits';
import {
  componentsOf,
  eatersOf,
  glycemicBand,
  isInProportion,
  isOneEach,
  plainFraction,
  plateGrams,
  tablePortions,
  type WeighedDish,
} from '@kkini/domain/portions';
import type { ExtrasOfDay, PortionsOfDay, Visitor } from '@kkini/planner';

/** Who eats a meal, when, and the extras and other than usual portions of each person, if known. */
export type Eating = {
  readonly visitor: Visitor;
  readonly mealTime: MealTime;
  readonly extras?: readonly ExtrasOfDay[];
  readonly portions?: readonly PortionsOfDay[];
};

type Recipes = ReadonlyMap<string, Recipe>;

type Dish = Pick<Recipe | Product, 'nutrition' | 'components' | 'style'> &
  Pick<Product, 'soldFor'> & {
    readonly kind: 'recipe' | 'product';
    /** Null for a bought dish or an import. */
    readonly weighed: WeighedDish | null;
  };

/** Everybody's portion of a dish in wire form. */
export function portionWires(
  dish: Dish,
  { visitor, mealTime, extras = [], portions = [] }: Eating,
  recipes: Recipes,
): PortionWire[] {
  const isAlone = eatersOf(visitor) === 1;
  const isOwn = isOneEach(dish, isAlone);
  return tablePortions({ ...dish, components: componentsOf(dish) }, mealTime, visitor).map(
    ({ person, portion: usual }, at) => {
      const portion = portions[at]?.[mealTime] ?? usual;
      const extra = extras[at]?.[mealTime];
      const { nutrition, glycemicLoad } = extra ?? NOTHING;
      const energyKcal = sum(portion.nutrition.energyKcal, nutrition.energyKcal);
      const load = sum(portion.glycemicLoad, glycemicLoad);
      const isDiabetic = conditionsOf(person, visitor).includes('diabetes');
      const plate = dish.weighed && plateGrams(dish.weighed, portion);
      return {
        ...calledToWire(person),
        count: person.count,
        starchPlace: plate?.starch ?? (isInProportion(dish, isAlone) ? 'mixed' : 'beside'),
        mainGrams: plate?.main ?? null,
        wholeGrams: plate?.whole ?? null,
        starches: portion.starches
          .filter(({ grams }) => grams > 0)
          .map(({ kind, grams, bowls, factor }) => ({
            kind,
            grams,
            bowls: bowls === null ? null : plainFraction(bowls),
            addedGrams: isOwn ? Math.max(0, Math.round(grams - grams / factor)) : 0,
          })),
        bought: boughtAs(dish, isOwn),
        main: plainFraction(plate?.share ?? portion.mainFactor),
        mainFactor: portion.mainFactor,
        sideFactor: portion.sideFactor,
        energyKcal: rounded(energyKcal),
        extra: extra === undefined ? null : extraWire(extra.fills, recipes.get(extra.id)),
        glycemicBand: isDiabetic && load !== null ? glycemicBand(load) : null,
      };
    },
  );
}

/** Boxes and food from a convenience store are counted in pieces, plates of a restaurant and kits in servings. */
function boughtAs({ kind, style }: Dish, isOwn: boolean): PortionWire['bought'] {
  if (kind === 'recipe') return null;
  if (!isOwn) return 'shared';
  return style === 'lunchBox' || style === 'convenienceStore' ? 'piece' : 'serving';
}

const NOTHING = { nutrition: { energyKcal: 0 }, glycemicLoad: 0 };

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

function extraWire(fills: ExtraWire['fills'], recipe: Recipe | undefined): ExtraWire | null {
  if (recipe === undefined) return null;
  const { id, dishId = null, title, english, ingredients, servings, servingGrams = null, nutrition } = recipe;
  return {
    id,
    dishId,
    title,
    title_en: english?.title ?? title,
    // The amount of the only food in a single serving is the amount of the serving.
    amount: servings === 1 && ingredients.length === 1 ? (ingredients[0]?.amount ?? null) : null,
    grams: servingGrams,
    energyKcal: rounded(nutrition.energyKcal),
    fills,
    nutrient: nutrientToWire(recipe, ONE_SERVING_KO),
  };
}

const SHOWN_STEP_MG = 10;

/** Sodium range of a bought dish, and the savings from leaving half of its broth or its side dishes; null if unknown. */
export function sodiumRangeWire(product: Product, taxonomy: Taxonomy): MealWire['details']['sodium_range'] {
  const range = productRanges(product).sodiumMg;
  if (range === null) return null;
  const { halfBroth, sideDishes } = orderSavings(product, taxonomy);
  const shownMg = (mg: number) => Math.round(mg / SHOWN_STEP_MG) * SHOWN_STEP_MG;
  return {
    low: shownMg(range.low),
    central: shownMg(range.central),
    high: shownMg(range.high),
    halfBrothSaving: halfBroth,
    sideDishesAdded: sideDishes,
  };
}

function rounded(kcal: number | null): number | null {
  return kcal === null ? null : Math.round(kcal);
}
