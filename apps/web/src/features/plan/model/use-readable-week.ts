import { useEffect } from 'react';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import type { MealPlan } from './get-meal-plan.ts';

/** Milliseconds to wait, so that the screen itself loads first. */
const QUIET_MS = 3000;

/** Fetches what the meals of an opened plan link to, for reading offline. */
export function useReadableWeek(surveyId: string, plan: MealPlan | undefined): void {
  const platform = usePlatform();
  useEffect(() => {
    if (plan?.part !== undefined || !plan) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const week = { surveyId, plan, signal: stop.signal };
      loadChunk(() => import('./keep-week-readable.ts')).then(
        ({ keepWeekReadable }) => keepWeekReadable(platform, week),
        (cause: unknown) => platform.log('the week is not kept for offline', cause),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [platform, surveyId, plan]);
}
