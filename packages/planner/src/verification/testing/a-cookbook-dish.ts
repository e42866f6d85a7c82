import { type CookbookDish, type DishVersion, MEAL_TIMES, NUTRIENTS, type Nutrition } from '@kkini/domain';
import { aLine, aNutrition, someTableFacts } from '@kkini/domain/testing';

/** Fields of an invented dish of the cookbook; `starch` is its exchange units of rice. */
export type DishSketch = Pick<CookbookDish, 'id' | 'role'> &
  Partial<
    Pick<
      CookbookDish,
      'minutes' | 'method' | 'mainGroup' | 'mealTimes' | 'familiarity' | 'servingGrams' | 'companions'
    >
  > & {
    readonly foods?: readonly string[];
    readonly amounts?: (isMild: boolean) => Nutrition;
    readonly keepDays?: number;
    readonly starch?: number;
    readonly table?: Partial<CookbookDish['table']>;
  };

/** A dish in both seasonings; work is three fifths of its minutes. By default everybody knows it. */
export function aCookbookDish(sketch: DishSketch): CookbookDish {
  const { foods = [], amounts: _, keepDays = 0, starch, table, minutes = 10, ...stated } = sketch;
  const { id, role } = stated;
  return {
    method: 'stirFry',
    mainGroup: 'vegetable',
    mealTimes: MEAL_TIMES,
    familiarity: 5,
    servingGrams: 50,
    companions: {},
    ...stated,
    minutes,
    title: id,
    description: id,
    english: { title: id, description: id },
    author: null,
    servings: 2,
    level: 'easy',
    tags: [],
    substitutions: [],
    nutritionBasis: 'computed',
    source: 'kkini',
    url: null,
    cooking: {
      activeMinutes: Math.ceil((minutes ?? 10) * 0.6),
      waitingMinutes: Math.floor((minutes ?? 10) * 0.4),
      keepDays,
      freezes: false,
    },
    versions: {
      ordinary: aVersion(sketch, false),
      light: aVersion(sketch, false),
      mild: aVersion(sketch, true),
      glutenFree: null,
      soyFree: null,
    },
    table: someTableFacts({
      mainFoods: role === 'kimchi' ? ['kimchi', ...foods] : [id],
      isKimchi: role === 'kimchi',
      isFresh: role === 'kimchi',
      ...table,
    }),
  };
}

function aVersion({ foods = [], amounts, starch = 0 }: DishSketch, isMild: boolean): DishVersion {
  const nutrition = amounts?.(isMild) ?? amountsOf({});
  const rice = { kind: 'rice', units: starch, nutrition, glycemicLoad: 14 * starch } as const;
  return {
    ingredients: foods.map((id) => aLine(id, id, { grams: 60 })),
    steps: [],
    nutrition,
    components: {
      starches: starch > 0 ? [rice] : [],
      soup: null,
      side: null,
      glycemicLoad: starch > 0 ? 14 * starch : 4,
      isMixed: false,
    },
    english: { ingredients: foods.map((name) => ({ name, amount: '60 g' })), steps: [] },
  };
}

/**
 * A serving with the given amounts and 0 of all others. Amounts are multiples of four, so that every portion is a
 * whole number and sums do not depend on rounding.
 */
export function amountsOf(stated: Partial<Nutrition>): Nutrition {
  const whole = Object.entries(stated).map(([nutrient, amount]) => [
    nutrient,
    4 * Math.round((amount ?? 0) / 4),
  ]);
  const none = NUTRIENTS.map((nutrient) => [nutrient, 0]);
  return aNutrition(Object.fromEntries([...none, ...whole]));
}
