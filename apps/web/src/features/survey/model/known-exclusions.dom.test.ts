import { fail, ok, type Result } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { fromKnownExclusions } from './known-exclusions.ts';
import { createSurveyStore } from './survey-store.ts';

function aStore() {
  const store = createSurveyStore({ read: () => null, write: () => undefined, remove: () => undefined });
  store.begin('a');
  store.answer({ excludedFoods: ['새우'] });
  return store;
}

/** Stores the answers of a store; the storing ends when the test says so. */
function sending(store: ReturnType<typeof aStore>) {
  let answer: (result: Result<null, null>) => void = () => undefined;
  let shown: readonly string[] | null = null;
  const stored = fromKnownExclusions(store, (known) => {
    shown = known;
    return new Promise<Result<null, null>>((resolve) => {
      answer = resolve;
    });
  });
  const end = async (result: Result<null, null>) => {
    answer(result);
    await stored;
  };
  return { known: () => shown, end };
}

describe('exclusions known to the server', () => {
  it('are those of the last call that was stored', async () => {
    const store = aStore();
    const first = sending(store);
    expect(first.known()).toEqual([]);
    await first.end(ok(null));
    store.answer({ excludedFoods: ['땅콩'] });
    expect(sending(store).known()).toEqual(['새우']);
  });

  it('are the old and the new ones while a call is open, and where it failed', async () => {
    const store = aStore();
    const first = sending(store);
    store.answer({ excludedFoods: ['땅콩'] });
    const second = sending(store);
    expect(second.known()).toEqual(['새우']);
    await first.end(ok(null));
    await second.end(fail(null));
    expect(sending(store).known()).toEqual(['새우', '땅콩']);
  });

  it('stay unknown where the first call of a kept survey fails', async () => {
    const store = aStore();
    store.setState({ knownExclusions: null });
    await sending(store).end(fail(null));
    expect(sending(store).known()).toBeNull();
  });
});
