import type { MealCandidateWire } from '@kkini/contract';
import type { MealChoices } from '@kkini/planner';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { mealWire } from '../wire/meal-wire.ts';
import type { Eating } from '../wire/portion-wires.ts';

/** Candidates in wire form; fasting is a choice but no candidate. */
export function mealCandidateWires(
  { choices }: MealChoices,
  catalogue: LoadedCatalogue,
  eating: Eating,
): MealCandidateWire[] {
  return choices.flatMap(({ slot, change: { points, nutrients, priceWon, minutes } }) => {
    const meal = mealWire(slot, catalogue, eating);
    if (meal === null || !('id' in slot)) return [];
    const change = {
      points,
      nutrients: nutrients.map((nutrient) => ({ ...nutrient })),
      price: priceWon,
      minutes,
    };
    return [{ id: slot.id, meal, change }];
  });
}
