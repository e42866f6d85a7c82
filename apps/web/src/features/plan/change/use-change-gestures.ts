import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds of a long press, which opens the change dialog (specification, section 9). */
const LONG_PRESS_MS = 700;
/** Milliseconds after which the card shows that it is held. */
const SHOW_AFTER_MS = 150;
/** Movement in CSS pixels from which a pointer scrolls or swipes. */
const MOVE_LIMIT_PX = 10;

type Press = { readonly x: number; readonly y: number; readonly timers: readonly number[] };

/** Event handlers that change a meal by a long press or the M key. They suppress the click that ends a press. */
export function useChangeGestures(onChange: (() => void) | null) {
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
    if (!onChange || button !== 0) return;
    stop();
    const show = window.setTimeout(() => setPressing(true), SHOW_AFTER_MS);
    const fire = window.setTimeout(() => {
      stop();
      fired.current = true;
      onChange();
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
    onKeyDown: (event: KeyboardEvent) => {
      if (onChange && isChangeKey(event)) onChange();
    },
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

/** Whether the M key was pressed, whatever script the keyboard writes. */
function isChangeKey({ code, key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return false;
  return code === 'KeyM' || key.toLowerCase() === 'm';
}
