import { useEffect, useState } from 'react';

/** Milliseconds per character (specification, section 9). */
const TYPING_MS = 50;

/** A text being typed out. */
export type Typing = {
  /** Characters shown so far. */
  readonly shown: number;
  readonly isTyping: boolean;
  readonly showAll: () => void;
};

/** Types out a text of so many characters; shows all of it at once where motion is reduced. */
export function useTyping(length: number, atOnce: boolean): Typing {
  const [shown, setShown] = useState(atOnce ? length : 0);
  const isTyping = shown < length;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setInterval(() => setShown((before) => before + 1), TYPING_MS);
    return () => clearInterval(timer);
  }, [isTyping]);
  return { shown: Math.min(shown, length), isTyping, showAll: () => setShown(length) };
}
