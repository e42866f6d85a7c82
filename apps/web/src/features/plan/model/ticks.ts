import { useEffect, useState } from 'react';
import { type BrowserStorage, onOtherTabs, STORED } from '../../../platform/browser-storage.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** Keys of the ticked items of one plan. */
export type Ticks = ReadonlySet<string>;

type KeptTicks = {
  readonly ticks: Ticks;
  readonly change: (ticks: Ticks) => void;
};

/** Lists with ticks: foods in the basket, and dishes already cooked. */
type TickedList = 'shopping' | 'prep';

/** Most plans whose ticks are stored. The one ticked longest ago is dropped first. */
const MOST_PLANS = 5;

/**
 * Ticked items, stored on this device so that they work offline. Follows what other tabs tick; a change keeps what they have changed
 * meanwhile.
 */
export function useTicks(list: TickedList, surveyId: string): KeptTicks {
  const { storage } = usePlatform();
  const [ticks, setTicks] = useState<Ticks>(() => readTicks(storage, list, surveyId) ?? new Set());
  useEffect(
    () =>
      onOtherTabs(window, STORED[list], () => {
        const stored = readTicks(storage, list, surveyId);
        if (stored !== null) setTicks(stored);
      }),
    [storage, list, surveyId],
  );
  function change(next: Ticks) {
    const stored = readTicks(storage, list, surveyId) ?? ticks;
    const untouched = [...stored].filter((key) => !ticks.has(key) || next.has(key));
    const ticked = [...new Set([...untouched, ...[...next].filter((key) => !ticks.has(key))])];
    setTicks(new Set(ticked));
    const others = readPlans(storage, list).filter((plan) => plan.surveyId !== surveyId);
    const plans = [{ surveyId, ticked }, ...others].slice(0, MOST_PLANS);
    storage.write(STORED[list], JSON.stringify(plans));
  }
  return { ticks, change };
}

/** Milliseconds until a ticked row moves to the end of its group. */
const SINK_MS = 2000;

/** The ticks of `SINK_MS` ago, so that rows do not move under the finger. */
export function useSettledTicks(ticks: Ticks): Ticks {
  const [settled, setSettled] = useState(ticks);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(ticks), SINK_MS);
    return () => clearTimeout(timer);
  }, [ticks]);
  return settled;
}

function readTicks(storage: BrowserStorage, list: TickedList, surveyId: string): Ticks | null {
  const plan = readPlans(storage, list).find((each) => each.surveyId === surveyId);
  return plan ? new Set(plan.ticked) : null;
}

type TickedPlan = { readonly surveyId: string; readonly ticked: readonly string[] };

/** The stored ticks of all plans, the latest first. Earlier versions of the page stored one plan without a list. */
function readPlans(storage: BrowserStorage, list: TickedList): readonly TickedPlan[] {
  try {
    const kept: unknown = JSON.parse(storage.read(STORED[list]) ?? '[]');
    return (Array.isArray(kept) ? kept : [kept]).flatMap(readPlan);
  } catch {
    return [];
  }
}

function readPlan(kept: unknown): readonly TickedPlan[] {
  if (typeof kept !== 'object' || kept === null) return [];
  if (!('surveyId' in kept) || typeof kept.surveyId !== 'string') return [];
  const ticked: unknown = 'ticked' in kept ? kept.ticked : [];
  const keys = Array.isArray(ticked) ? ticked.filter((key) => typeof key === 'string') : [];
  return [{ surveyId: kept.surveyId, ticked: keys }];
}
