import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_QUERY } from '../../../platform/address/paths.ts';

/** Debounce of the search field, in milliseconds. */
const PAUSE_MS = 180;
const LONGEST_TEXT = 100;

type SearchText = {
  /** Text in the field, including a half-typed syllable. */
  readonly typed: string;
  /** Text searched for, which is part of the address. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Searches for a text without delay. */
  readonly look: (text: string) => void;
};

/**
 * State of the search field. The address follows the field after a pause; when the visitor goes back, the field follows the
 * address.
 */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const text = (params.get(SEARCH_QUERY) ?? '').slice(0, LONGEST_TEXT).trim();
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  const look = (next: string) => {
    asked.current = next.trim();
    setTyped(next);
    setParams(asked.current === '' ? {} : { [SEARCH_QUERY]: asked.current }, { replace: true });
  };
  const latestLook = useRef(look);
  latestLook.current = look;
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      // Enter has already searched for it: on a slow device the next screen is loading, and this would lead back.
      if (typed.trim() !== asked.current) latestLook.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  return { typed, text, type: (next) => setTyped(next.slice(0, LONGEST_TEXT)), look };
}
