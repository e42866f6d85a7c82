import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { useChangingCompanion } from '../companions/use-changing-companion.tsx';
import { useRefusingExtra } from '../extras/use-refusing-extra.tsx';
import type { EarlyStart } from '../model/early-starts.ts';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';

export type DayChanges = ReturnType<typeof useDayChanges>;

/** State of all changes on a day: its meals, companions and extras. */
export function useDayChanges(surveyId: string, plan: MealPlan) {
  // Only the latest change can be undone, so only one note is shown.
  const keepOnly = (latest: unknown) => {
    for (const other of [changing, beside, refusing]) if (other !== latest) other.forget();
  };
  const changing = useChangingSlot(() => keepOnly(changing));
  const beside = useChangingCompanion(() => keepOnly(beside));
  const refusing = useRefusingExtra({ surveyId, plan, onLatest: () => keepOnly(refusing) });
  /** Opens the dialog to replace a dish of a day, the meal or a companion; null for a read-only day. */
  const changeEarly = ({ date, meals }: PlanDay) => {
    if (meals.dayMealId === null) return null;
    return ({ id, time }: EarlyStart) => {
      const companion = meals[time]?.details.companions.find((each) => each.id === id);
      if (companion === undefined) changing.open({ date, time });
      else beside.ask({ date, time, companion });
    };
  };
  return { changing, beside, refusing, changeEarly };
}
