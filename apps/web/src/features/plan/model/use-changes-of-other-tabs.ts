import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { onPlanChanged } from '../../../platform/server/plan-changes.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { mealPlanKey } from './get-meal-plan.ts';

/** Reloads the shown plan when another tab has changed it, and says why it looks different. */
export function useChangesOfOtherTabs(surveyId: string): void {
  const queries = useQueryClient();
  const showToast = useToast();
  const { t } = useMessages();
  useEffect(() => {
    const queryKey = mealPlanKey(surveyId);
    return onPlanChanged(window, surveyId, async () => {
      await queries.invalidateQueries({ queryKey });
      if (queries.getQueryState(queryKey)?.status === 'success')
        showToast(t('plan.changedElsewhere'), 'good');
    });
  }, [queries, surveyId, showToast, t]);
}
