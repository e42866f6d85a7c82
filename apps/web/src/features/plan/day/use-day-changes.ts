import { MEAL_TIMES } from '@kkini/domain';
import { useEffect } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { DATE_QUERY, SWAP_QUERY } from '../../../platform/address/paths.ts';
import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { useChangingCompanion } from '../companions/use-changing-companion.tsx';
import { useRefusingExtra } from '../extras/use-refusing-extra.tsx';
import type { EarlyStart } from '../model/early-starts.ts';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';

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

/**
 * Opens the list of other meals for the meal that the address asks for, and takes the request out of the address, so that a reload
 * does not open it again. Closing the list without a change leads back to the screen with the link that was followed. A read-only day
 * opens nothing.
 */
export function useAskedSwap(
  { date, meals }: PlanDay,
  openCandidates: (slot: PlanSlot, onGivenUp?: () => void) => void,
): void {
  const navigate = useNavigate();
  const isFollowed = useNavigationType() === 'PUSH';
  const [search, setSearch] = useSearchParams();
  const asked = search.get(SWAP_QUERY);
  const isOfDay = search.get(DATE_QUERY) === date;
  const time = MEAL_TIMES.find((each) => each === asked && meals[each] !== null);
  const isOwn = meals.dayMealId !== null;
  useEffect(() => {
    if (asked === null) return;
    setSearch({ [DATE_QUERY]: date }, { replace: true });
    if (time === undefined || !isOwn || !isOfDay) return;
    openCandidates({ date, time }, isFollowed ? () => void navigate(-1) : undefined);
  }, [asked, date, time, isOwn, isOfDay, isFollowed, openCandidates, setSearch, navigate]);
}
