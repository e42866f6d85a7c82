import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a press takes to open the change dialog (specification, section 9). */
export const LONG_PRESS_MS = 700;
/** From here on the card shows that it is being held. */
const SHOW_AFTER_MS = 150;
/** A finger that travels further is scrolling or swiping. */
const MOVE_LIMIT_PX = 10;

type Press = { readonly x: number; readonly y: number; readonly timers: readonly number[] };

/** Handlers of an element that can be held down; the click that ends a long press is swallowed. */
export function useLongPress(onLongPress: (() => void) | null) {
  const [pressing, setPressing] = useState(false);
  const press = useRef<Press | null>(null);
  const fired = useRef(false);
  useEffect(() => () => clear(press.current), []);

  function stop() {
    clear(press.current);
    press.current = null;
    setPressing(false);
  }
  function start({ button, clientX, clientY }: PointerEvent) {
    fired.current = false;
    if (!onLongPress || button !== 0) return;
    stop();
    const show = window.setTimeout(() => setPressing(true), SHOW_AFTER_MS);
    const fire = window.setTimeout(() => {
      stop();
      fired.current = true;
      onLongPress();
    }, LONG_PRESS_MS);
    press.current = { x: clientX, y: clientY, timers: [show, fire] };
  }
  function follow({ clientX, clientY }: PointerEvent) {
    const held = press.current;
    if (held && Math.hypot(clientX - held.x, clientY - held.y) >= MOVE_LIMIT_PX) stop();
  }
  const handlers = {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || fired.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { pressing, handlers };
}

function clear(press: Press | null): void {
  for (const timer of press?.timers ?? []) window.clearTimeout(timer);
}
