import { isStored, MEAL_TIMES, type MealSlot, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../../model/candidate.ts';
import { type HomeFood, homeFoodsIn } from '../../model/home-food.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { prepareCatalogue } from '../../search/prepared-catalogue.ts';

/** A food at home as the answers name it, whether its words are understood, and the number of meals of a week that use it. */
export type HomeUse = Pick<HomeFood, 'text' | 'name' | 'nameEn'> & {
  readonly isKnown: boolean;
  readonly meals: number;
};

type Foods = {
  readonly candidates: readonly Candidate[];
  readonly tables?: Tables | undefined;
  readonly visitor: Pick<Visitor, 'foodsAtHome'>;
};

/** How often a week uses each food at home. */
export function homeUses({ week, ...foods }: Foods & { readonly week: WeekPlan }): readonly HomeUse[] {
  const { foodsAtHome = [] } = foods.visitor;
  if (foodsAtHome.length === 0) return [];
  const used = week.flatMap(({ slots }) =>
    MEAL_TIMES.flatMap((time) => {
      const dishes = dishesOf(slots[time], foods);
      return [...new Set(dishes.flatMap((dish) => homeFoodsIn(dish, foodsAtHome)))];
    }),
  );
  return foodsAtHome.map((each) => ({
    text: each.text,
    name: each.name,
    nameEn: each.nameEn,
    isKnown: each.named.size > 0,
    meals: used.filter((other) => other === each).length,
  }));
}

/** The first food at home that is cooked for a home meal, in the visitor's words; null for none. */
export function homeFoodOf(slot: MealSlot, foods: Foods): string | null {
  for (const dish of dishesOf(slot, foods)) {
    if (isStored(dish.cooking)) continue;
    for (const { named } of homeFoodsIn(dish, foods.visitor.foodsAtHome)) {
      const found = dish.foods?.flatMap((food) => named.get(food) ?? []);
      if (found?.[0] !== undefined) return found[0];
    }
  }
  return null;
}

/** The leading dish of a home meal and what stands beside it, kimchi from the store too. */
function dishesOf(slot: MealSlot, { candidates, tables, visitor }: Foods): readonly Candidate[] {
  if (slot.kind !== 'recipe' || !visitor.foodsAtHome?.length) return [];
  const catalogue = prepareCatalogue(candidates);
  const lead = catalogue.candidates[catalogue.positionOf(slot.id) ?? -1];
  const beside = tables === undefined ? [] : idsBeside(slot, tables).map((id) => tables.sideCandidate(id));
  return [lead, ...beside].filter((dish) => dish !== undefined);
}
