import { mealTimeFromWire } from '@kkini/contract';
import type { Caller } from '../../../plugins/access/principal.ts';
import type { Wish } from '../change/slot-of-plan.ts';

type CompanionPlaceWire = {
  readonly dayMealId: string;
  readonly mealType: Parameters<typeof mealTimeFromWire>[0];
};

/** The wish of a call about a companion. Only meals cooked at home have companions. */
export function readCompanionWish({ principal }: Caller, { dayMealId, mealType }: CompanionPlaceWire): Wish {
  return { principal, dayMealId, mealTime: mealTimeFromWire(mealType), style: 'cookedRecipe' };
}
