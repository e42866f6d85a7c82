import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { useChangingCompanion } from '../companions/use-changing-companion.tsx';
import { useRefusingExtra } from '../extras/use-refusing-extra.tsx';
import type { MealPlan } from '../model/get-meal-plan.ts';

export type DayChanges = ReturnType<typeof useDayChanges>;

/** What is being changed on a day: its meals, what stands beside them, and what is eaten besides. */
export function useDayChanges(surveyId: string, plan: MealPlan) {
  // Only what changed last can be undone, so one note says so.
  const keepOnly = (latest: unknown) => {
    for (const other of [changing, beside, refusing]) if (other !== latest) other.forget();
  };
  const changing = useChangingSlot(() => keepOnly(changing));
  const beside = useChangingCompanion(() => keepOnly(beside));
  const refusing = useRefusingExtra({ surveyId, plan, onLatest: () => keepOnly(refusing) });
  return { changing, beside, refusing };
}
