import { MEAL_TIMES } from '@kkini/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DATE_QUERY, SWAP_QUERY } from '../../../platform/address/paths.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import type { PlanSlot } from '../model/meal-facts.ts';

/**
 * Opens the list of other meals for the meal that the address asks for, and takes the request out of the address, so that a reload
 * does not open it again. A read-only day opens nothing.
 */
export function useAskedSwap({ date, meals }: PlanDay, openCandidates: (slot: PlanSlot) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(SWAP_QUERY);
  const isOfDay = search.get(DATE_QUERY) === date;
  const time = MEAL_TIMES.find((each) => each === asked && meals[each] !== null);
  const isOwn = meals.dayMealId !== null;
  useEffect(() => {
    if (asked === null) return;
    setSearch({ [DATE_QUERY]: date }, { replace: true });
    if (time !== undefined && isOwn && isOfDay) openCandidates({ date, time });
  }, [asked, date, time, isOwn, isOfDay, openCandidates, setSearch]);
}
