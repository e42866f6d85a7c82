import { getMealPlan, shoppingList } from '@kkini/contract';
import { useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { notifyPlanChanged } from '../../../platform/server/plan-changes.ts';
import { mealPlanKey } from './get-meal-plan.ts';

/** Drops the cached answers of a plan and reloads it; resolves when done. */
export function useReadAgain(surveyId: string): () => Promise<void> {
  const { server } = usePlatform();
  const queries = useQueryClient();
  return async () => {
    await Promise.all([server.forget(getMealPlan, { surveyId }), server.forget(shoppingList, { surveyId })]);
    await queries.invalidateQueries({ queryKey: mealPlanKey(surveyId) });
  };
}

export function useReadChanged(surveyId: string): () => Promise<void> {
  const { storage } = usePlatform();
  const readAgain = useReadAgain(surveyId);
  return async () => {
    notifyPlanChanged(storage, surveyId);
    await readAgain();
  };
}
