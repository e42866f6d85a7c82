import type { Result } from '@kkini/domain';
import type { SurveyStore } from './survey-store.ts';

/**
 * Stores answers based on the exclusions the server may have from this device. During a call these include the old and the new
 * ones, so that a food removed meanwhile is not mistaken for one added by another device.
 */
export async function fromKnownExclusions<Stored extends Result<unknown, unknown>>(
  store: SurveyStore,
  send: (known: readonly string[] | null) => Promise<Stored>,
): Promise<Stored> {
  const { draft, knownExclusions: known } = store.getState();
  const open = [...new Set([...(known ?? []), ...draft.excludedFoods])];
  store.setState({ knownExclusions: open });
  const stored = await send(known);
  if (store.getState().knownExclusions === open) {
    if (stored.ok) store.setState({ knownExclusions: draft.excludedFoods });
    else if (known === null) store.setState({ knownExclusions: null });
  }
  return stored;
}
