import { type BrowserStorage, type EventfulPage, STORED } from '../browser-storage.ts';

/**
 * Tells the other tabs of this browser that a plan was changed, made anew or deleted. The entry is only the message: it is removed
 * at once, so that no id outlives a sign-out.
 */
export function notifyPlanChanged(storage: BrowserStorage, surveyId: string): void {
  storage.write(STORED.changedPlan, surveyId);
  storage.remove(STORED.changedPlan);
}

/** Calls back when another tab has changed this plan; returns the unsubscribe function. */
export function onPlanChanged(page: EventfulPage, surveyId: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) =>
    key === STORED.changedPlan && newValue === surveyId && listener();
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
}
