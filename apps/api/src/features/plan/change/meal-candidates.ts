import { type mealCandidates as call, type MealCandidateWire, tooMuchToWire } from '@kkini/contract';
import type { DayPlan } from '@kkini/domain';
import type { MealChoices } from '@kkini/planner';
import type { z } from 'zod';
import type { AppParts } from '../../../app-parts.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { type PlanningBasis, visitorOf } from '../../../workers/planning-basis.ts';
import { checkChange } from '../permission/check-change.ts';
import { describeMeal, type Eaters } from './describe-meal.ts';
import { choiceJob, findDay, readWish } from './slot-of-plan.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Candidates for one slot under the current answers. Changes nothing; refused if the change itself would be. */
export async function mealCandidates(parts: AppParts, caller: Caller, request: Request): Promise<Reply> {
  const { database, planner } = parts;
  const wish = readWish(caller, request);
  const place = await database.transaction((queries) => findDay(queries, wish));
  checkChange(parts, place, wish);
  const { value, basis } = await planner.ask(choiceJob(wish, place));
  const eating = { visitor: visitorOf(basis, place.answers), mealTime: wish.mealTime };
  const candidates = mealCandidateWires(value, place.day, { ...eating, basis });
  return { candidates, ladderStep: value.ladderStep };
}

type Eating = Eaters & { readonly basis: PlanningBasis };

/** Wire form of the candidates, each as the day would tell it, without fasting, which is a choice but not a candidate. */
export function mealCandidateWires(
  { choices }: MealChoices,
  { date, slots }: DayPlan,
  { basis, ...eating }: Eating,
): MealCandidateWire[] {
  return choices.flatMap(({ slot, change: { points, nutrients, priceWon, minutes }, ...tooMuch }) => {
    const changed = { date, slots: { ...slots, [eating.mealTime]: slot } };
    const meal = describeMeal(changed, eating, basis);
    if (meal === null || !('id' in slot)) return [];
    const change = {
      points,
      nutrients: nutrients.map((nutrient) => ({ ...nutrient })),
      price: priceWon,
      minutes,
    };
    return [{ id: slot.id, meal, change, ...tooMuchToWire(tooMuch) }];
  });
}
