import { isStored, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { type Candidate, candidatesById } from '../../model/candidate.ts';
import { isAtHome } from '../../model/home-food.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';

type Input = {
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Pick<Visitor, 'foodsAtHome'>;
};

/** The fresh foods that are bought for the home meals of a week, by food how many of its meals have it. */
export function mealsOfFoods(
  week: WeekPlan,
  { candidates, tables, visitor }: Input,
): ReadonlyMap<string, number> {
  const leads = candidatesById(candidates);
  const meals = new Map<string, number>();
  for (const { slots } of week) {
    for (const time of MEAL_TIMES) {
      const slot = slots[time];
      const lead = slot.kind === 'recipe' ? leads.get(slot.id) : undefined;
      if (lead === undefined) continue;
      const sides = idsBeside(slot, tables).flatMap((id) => tables.sideCandidate(id) ?? []);
      for (const dish of [lead, ...sides.filter(({ cooking }) => !isStored(cooking))])
        for (const food of freshFoods(dish, visitor)) meals.set(food, (meals.get(food) ?? 0) + 1);
    }
  }
  return meals;
}

/** The foods of a dish that spoil within a week and have to be bought. */
export function freshFoods(
  { perishables = [] }: Pick<Candidate, 'perishables'>,
  visitor: Input['visitor'],
): readonly string[] {
  return perishables.filter((food) => !isAtHome(visitor, food));
}

/** How many fresh foods a week buys, and those of them that one meal alone has. */
export type FoodsBought = { readonly fresh: number; readonly lone: number };

/** Counts the fresh foods of a week. */
export function foodsBought(week: WeekPlan, input: Input): FoodsBought {
  const meals = mealsOfFoods(week, input);
  return { fresh: meals.size, lone: [...meals.values()].filter((count) => count === 1).length };
}
