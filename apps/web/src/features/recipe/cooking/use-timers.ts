import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import type { Countdown } from './use-cooking-place.ts';

/** Interval at which the shown seconds are updated, in milliseconds. */
const TICK_MS = 250;

export type Timer = Countdown & {
  readonly started: boolean;
  /** Starts, pauses or resumes it, or restarts it if it has ended. */
  readonly press: () => void;
};

export type Timers = {
  readonly of: (key: string, of: { readonly step: number; readonly seconds: number }) => Timer;
  /** Every timer the visitor has started. */
  readonly started: readonly Timer[];
};

type KeptCountdowns = {
  /** Countdowns as they were at the last press. */
  readonly kept: readonly Countdown[];
  readonly onPress: (countdowns: readonly Countdown[]) => void;
};

/** Countdowns of a recipe. They follow the clock, so they stay right while the page is in the background or closed. */
export function useTimers({ kept, onPress }: KeptCountdowns): Timers {
  const { clock, alarm } = usePlatform();
  const [countdowns, setCountdowns] = useState(kept);
  const running = countdowns.some(({ endsAt }) => endsAt !== null);
  useEffect(() => {
    if (!running) return;
    const follow = () => setCountdowns((all) => all.map((countdown) => atTime(countdown, clock.now())));
    const timer = setInterval(follow, TICK_MS);
    return () => clearInterval(timer);
  }, [running, clock]);
  const over = countdowns.filter(({ leftMs }) => leftMs === 0).length;
  const rung = useRef(0);
  useEffect(() => {
    if (over > rung.current) alarm();
    rung.current = over;
  }, [over, alarm]);
  function press(countdown: Countdown) {
    const now = clock.now();
    const others = countdowns.filter(({ key }) => key !== countdown.key);
    const next = [...others, pressed(atTime(countdown, now), now)];
    setCountdowns(next);
    onPress(next);
  }
  const timer = (countdown: Countdown, started: boolean): Timer => ({
    ...countdown,
    started,
    press: () => press(countdown),
  });
  return {
    of: (key, { step, seconds }) => {
      const known = countdowns.find((countdown) => countdown.key === key);
      return timer(
        known ?? { key, step, seconds, endsAt: null, leftMs: seconds * 1000 },
        known !== undefined,
      );
    },
    started: countdowns.map((countdown) => timer(countdown, true)),
  };
}

function atTime(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt === null) return countdown;
  const leftMs = Math.max(0, countdown.endsAt - now);
  return { ...countdown, leftMs, endsAt: leftMs === 0 ? null : countdown.endsAt };
}

function pressed(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt !== null) return { ...countdown, endsAt: null };
  const leftMs = countdown.leftMs === 0 ? countdown.seconds * 1000 : countdown.leftMs;
  return { ...countdown, leftMs, endsAt: now + leftMs };
}

/** Remaining time as on a clock: 209,000 ms is "3:29", 3,600,000 ms is "1:00:00". A started second counts in full. */
export function timerWords(leftMs: number): string {
  const total = Math.ceil(leftMs / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
