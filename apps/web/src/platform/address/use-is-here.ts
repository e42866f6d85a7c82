import { useCallback, useEffect, useRef } from 'react';
import { useOnTheWay } from '../offline/on-the-way.tsx';

/** Returns whether the visitor is still on this screen and not on the way to another one, for answers that come late. */
export function useIsHere(): () => boolean {
  const isOnTheWay = useOnTheWay();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = !isOnTheWay;
    return () => {
      isHere.current = false;
    };
  }, [isOnTheWay]);
  return useCallback(() => isHere.current, []);
}
