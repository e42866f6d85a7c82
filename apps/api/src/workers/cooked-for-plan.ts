import {
  type CookedDish,
  cookedDishes,
  type HomeMeal,
  MEAL_TIMES,
  type MealTime,
  type Recipe,
  type Taxonomy,
} from '@kkini/domain';
import {
  besideGrams,
  componentsOf,
  lineComponents,
  type OwnPortion,
  type PersonPortion,
  plateGrams,
  servingsTaken,
  tablePortions,
  weighedDish,
  wholeServings,
} from '@kkini/domain/portions';
import type { DayVerdict, Visitor } from '@kkini/planner';
import type { StoredDay } from '../db/stored-plan.ts';
import { servedRecipe } from '../platform/read-catalogue.ts';
import { allowedWeek } from './allowed-week.ts';
import { eatenDays } from './eaten-days.ts';
import type { PlanningBasis } from './planning-basis.ts';

type Asked = {
  readonly basis: PlanningBasis;
  readonly visitor: Visitor;
  /** Id of the only recipe to return; all recipes if absent. */
  readonly only?: string;
};

/**
 * Everything cooked at home in the days of a plan, for the portions of everybody who eats, including extras. Leaves out meals the
 * current answers forbid. Shopping lists and recipes both use it, so that they agree to the gram.
 */
export function cookedForPlan(days: readonly StoredDay[], asked: Asked): readonly CookedDish[] {
  const { only, basis, visitor } = asked;
  const week = allowedWeek(days, basis, visitor);
  const eaten = eatenDays(week, basis, visitor);
  const meals = week.flatMap((day, at) =>
    MEAL_TIMES.flatMap((mealTime) => homeMeal(day, { mealTime, portions: eaten[at]?.portions }, asked) ?? []),
  );
  const dishes = cookedDishes([...meals, ...extrasEaten(eaten, asked)]);
  return only === undefined ? dishes : dishes.filter(({ id }) => id === only);
}

/** A meal time, and the portions of its day that are not the usual ones. */
type Eating = { readonly mealTime: MealTime; readonly portions: DayVerdict['portions'] | undefined };

function homeMeal(
  { date, slots }: StoredDay,
  { mealTime, portions: others = [] }: Eating,
  { basis, visitor, only }: Asked,
): HomeMeal | null {
  const { catalogue } = basis;
  const slot = slots[mealTime];
  const recipe = servedRecipe(catalogue, slot);
  if (recipe === undefined || (only !== undefined && !isOfMeal(only, recipe))) return null;
  const dish = { ...recipe, components: componentsOf(recipe), kind: 'recipe' } as const;
  const portions = tablePortions(dish, mealTime, visitor).map(({ person, portion }, at) => ({
    person,
    portion: others[at]?.[mealTime] ?? portion,
  }));
  const taken = servingsTaken(portions);
  const components = lineComponents(catalogue.taxonomy, recipe);
  const eatenGrams = gramsEaten(recipe, portions, catalogue.taxonomy);
  return { date, mealTime, recipe, components, taken, eatenGrams };
}

/** Extras some people eat, as meals of their own. */
function extrasEaten(
  eaten: readonly DayVerdict[],
  { basis: { catalogue }, visitor, only }: Asked,
): readonly HomeMeal[] {
  if (only !== undefined && catalogue.recipes.get(only)?.role !== 'addon') return [];
  return eaten.flatMap(({ date, extras }) =>
    extras.flatMap((ofDay, at) =>
      MEAL_TIMES.flatMap((mealTime): HomeMeal[] => {
        const recipe = catalogue.recipes.get(ofDay[mealTime]?.id ?? '');
        if (recipe === undefined) return [];
        const count = visitor.persons[at]?.count ?? 1;
        const { servingGrams = null } = recipe;
        return [
          {
            ...{ date, mealTime, recipe, taken: wholeServings(count) },
            components: lineComponents(catalogue.taxonomy, recipe),
            eatenGrams: { lead: servingGrams && servingGrams * count, companions: [] },
          },
        ];
      }),
    ),
  );
}

/** Total grams of the dishes of a meal over everybody who eats, as the card of the meal shows them per person. */
function gramsEaten(
  recipe: Recipe,
  portions: readonly PersonPortion[],
  taxonomy: Taxonomy,
): HomeMeal['eatenGrams'] {
  const weighed = weighedDish(taxonomy, recipe);
  const sumOf = (gramsOf: (portion: OwnPortion) => number) =>
    portions.reduce((sum, { person, portion }) => sum + person.count * gramsOf(portion), 0);
  const lead = weighed && sumOf((portion) => plateGrams(weighed, portion)?.whole ?? Number.NaN);
  return {
    lead: Number.isNaN(lead) ? null : lead,
    companions: (recipe.companions ?? []).map((companion) =>
      sumOf((portion) => besideGrams(companion, portion)),
    ),
  };
}

function isOfMeal(id: string, recipe: Recipe): boolean {
  return recipe.id === id || (recipe.companions ?? []).some((dish) => dish.id === id);
}
