import { useEffect, useState } from 'react';
import { type BrowserStorage, STORED } from '../../../platform/browser-storage.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** Keys of the ticked items of one plan. */
export type Ticks = ReadonlySet<string>;

type KeptTicks = {
  readonly ticks: Ticks;
  readonly change: (ticks: Ticks) => void;
};

/** Lists with ticks: foods in the basket, and dishes already cooked. */
type TickedList = 'shopping' | 'prep';

/**
 * Ticked items, stored on this device so that they work offline. Ticks of another plan are dropped, and those that another tab has
 * changed meanwhile stay as that tab left them.
 */
export function useTicks(list: TickedList, surveyId: string): KeptTicks {
  const { storage } = usePlatform();
  const [ticks, setTicks] = useState<Ticks>(() => readTicks(storage, list, surveyId) ?? new Set());
  function change(next: Ticks) {
    const stored = readTicks(storage, list, surveyId) ?? ticks;
    const untouched = [...stored].filter((key) => !ticks.has(key) || next.has(key));
    const ticked = [...new Set([...untouched, ...[...next].filter((key) => !ticks.has(key))])];
    setTicks(new Set(ticked));
    storage.write(STORED[list], JSON.stringify({ surveyId, ticked }));
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

/** The set without the key if it has it, else with it. */
export function toggled(ticks: Ticks, key: string): Ticks {
  const next = new Set(ticks);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The stored ticks of a plan; null if there are none. */
function readTicks(storage: BrowserStorage, list: TickedList, surveyId: string): Ticks | null {
  try {
    const kept: unknown = JSON.parse(storage.read(STORED[list]) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('surveyId' in kept) || kept.surveyId !== surveyId) return null;
    const ticked: unknown = 'ticked' in kept ? kept.ticked : [];
    return new Set(Array.isArray(ticked) ? ticked.filter((key) => typeof key === 'string') : []);
  } catch {
    return null;
  }
}
