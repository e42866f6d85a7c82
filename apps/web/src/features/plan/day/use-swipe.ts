import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 56;

type Swipe = { readonly onForward: () => void; readonly onBack: () => void };

/** Handlers of an element whose content a finger may push aside: to the left for what comes next. */
export function useSwipe({ onForward, onBack }: Swipe) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx < 0) onForward();
      else onBack();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
