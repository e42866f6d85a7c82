import { type RefObject, useEffect, useRef } from 'react';

/** Custom property of the page: height of the notice that stays at the top, below which headers stay (`top: var(--above, 0px)`). */
const ABOVE = '--above';

/** A ref to a notice whose height is kept in `--above` while it stays in sight. */
export function useHeightAbove<Notice extends HTMLElement>(): RefObject<Notice | null> {
  const notice = useRef<Notice>(null);
  useEffect(() => {
    const element = notice.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(element).position === 'sticky';
      style.setProperty(ABOVE, stays ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ABOVE);
    };
  }, []);
  return notice;
}
