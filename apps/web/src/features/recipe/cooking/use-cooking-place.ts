import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A countdown: it runs while `endsAt` (ms since 1970) is set, and has ended at 0 ms left. */
export type Countdown = {
  readonly key: string;
  readonly step: number;
  readonly seconds: number;
  readonly endsAt: number | null;
  readonly leftMs: number;
};

/** Progress of cooking: the shown step, from 0, and every countdown that was started. */
type CookingPlace = { readonly index: number; readonly countdowns: readonly Countdown[] };

const START: CookingPlace = { index: 0, countdowns: [] };

/** Progress stored in the history entry, which survives a reload, because phones drop background pages. */
export function useCookingPlace(): {
  readonly place: CookingPlace;
  readonly keep: (change: Partial<CookingPlace>) => void;
} {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [place, setPlace] = useState(() => readPlace(state));
  function keep(change: Partial<CookingPlace>) {
    const cooking = { ...place, ...change };
    setPlace(cooking);
    navigate({ search }, { replace: true, state: { ...asRecord(state), cooking } });
  }
  return { place, keep };
}

/** Progress in a history entry; the start of the recipe if it has none or an unknown shape. */
function readPlace(state: unknown): CookingPlace {
  const { index, countdowns } = asRecord(asRecord(state)['cooking']);
  if (typeof index !== 'number' || !Array.isArray(countdowns)) return START;
  return { index, countdowns: countdowns.filter(isCountdown) };
}

function isCountdown(value: unknown): value is Countdown {
  const { key, step, seconds, endsAt, leftMs } = asRecord(value);
  const numbers = [step, seconds, leftMs, ...(endsAt === null ? [] : [endsAt])];
  return typeof key === 'string' && numbers.every((each) => typeof each === 'number');
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
