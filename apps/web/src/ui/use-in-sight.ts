import { type RefObject, useEffect, useRef } from 'react';

/** A ref to words below an answer; when they appear later than the screen, they scroll into sight. */
export function useInSight<Words extends HTMLElement>(isThere: boolean): RefObject<Words | null> {
  const words = useRef<Words>(null);
  const before = useRef(isThere);
  useEffect(() => {
    if (isThere && !before.current) words.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = isThere;
  }, [isThere]);
  return words;
}
