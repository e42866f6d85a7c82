import { useEffect, useState } from 'react';
import { usePlatform } from './platform-context.tsx';

/** Milliseconds between checks whether the day has changed. */
const LOOK_EVERY_MS = 60_000;

/** The calendar day in Seoul. A screen open over midnight updates, at the latest when it becomes visible again. */
export function useToday(): string {
  const { clock } = usePlatform();
  const [today, setToday] = useState(() => clock.today());
  useEffect(() => {
    const look = () => setToday(clock.today());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return today;
}
