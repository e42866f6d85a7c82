import { calledToWire, type MealWire, type PortionWire } from '@kkini/contract';
import type { MealTime, Product, Recipe, Taxonomy } from '@kkini/domain';
import { orderSavings, productRanges } from '@kkini/domain/bought';
import { conditionsOf } from '@kkini/domain/limits';
import {
  componentsOf,
  glycemicBand,
  plainFraction,
  plateGrams,
  tablePortions,
  type WeighedDish,
} from '@kkini/domain/portions';
import type { Visitor } from '@kkini/planner';

/** Who eats a meal, and when. */
export type Eating = { readonly visitor: Visitor; readonly mealTime: MealTime };

type Dish = Pick<Recipe | Product, 'nutrition' | 'components'> & {
  readonly kind: 'recipe' | 'product';
  /** Null for a bought dish or an import. */
  readonly weighed: WeighedDish | null;
};

/** Everybody's portion of a dish in wire form. */
export function portionWires(dish: Dish, { visitor, mealTime }: Eating): PortionWire[] {
  return tablePortions({ ...dish, components: componentsOf(dish) }, mealTime, visitor).map(
    ({ person, portion }) => {
      const isDiabetic = conditionsOf(person, visitor).includes('diabetes');
      const plate = dish.weighed && plateGrams(dish.weighed, portion);
      return {
        ...calledToWire(person),
        count: person.count,
        starchPlace: plate?.starch ?? 'beside',
        mainGrams: plate?.main ?? null,
        wholeGrams: plate?.whole ?? null,
        starches: portion.starches
          .filter(({ grams }) => grams > 0)
          .map(({ kind, grams, bowls }) => ({
            kind,
            grams,
            bowls: bowls === null ? null : plainFraction(bowls),
          })),
        main: plainFraction(portion.mainFactor),
        mainFactor: portion.mainFactor,
        sideFactor: portion.sideFactor,
        energyKcal: rounded(portion.nutrition.energyKcal),
        glycemicBand: isDiabetic && portion.glycemicLoad !== null ? glycemicBand(portion.glycemicLoad) : null,
      };
    },
  );
}

const TOLD_MG = 10;

/** Sodium range of a bought dish, and what is saved by leaving half of its broth or its side dishes; null when unknown. */
export function sodiumRangeWire(product: Product, taxonomy: Taxonomy): MealWire['details']['sodium_range'] {
  const range = productRanges(product).sodiumMg;
  if (range === null) return null;
  const { halfBroth, sideDishes } = orderSavings(product, taxonomy);
  const told = (mg: number) => Math.round(mg / TOLD_MG) * TOLD_MG;
  return {
    low: told(range.low),
    central: told(range.central),
    high: told(range.high),
    halfBrothSaving: halfBroth,
    sideDishesAdded: sideDishes,
  };
}

function rounded(kcal: number | null): number | null {
  return kcal === null ? null : Math.round(kcal);
}
