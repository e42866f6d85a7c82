import { useEffect, useRef, useState } from 'react';

/** Whether a guide is longer than the room a phone has for it before the ingredients. */
export function useCut(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(true);
  // With the next drawing: to ask before would have the page laid out while it is still being built.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = ref.current;
      setLong(box !== null && box.scrollHeight > box.clientHeight);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return { ref, isCut: isLong && !isOpen };
}
