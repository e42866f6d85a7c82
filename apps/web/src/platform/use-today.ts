import { useEffect, useState } from 'react';
import { usePlatform } from './platform-context.tsx';

/** How late a screen may notice that the day has changed, ms. */
const LOOK_EVERY_MS = 60_000;

/** The calendar day in Seoul. A screen left open over midnight follows it, at the latest when the visitor comes back to it. */
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
