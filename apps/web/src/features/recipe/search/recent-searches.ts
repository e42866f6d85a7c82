import { useState } from 'react';
import { z } from 'zod/mini';
import { type BrowserStorage, STORED } from '../../../platform/browser-storage.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

const MOST_SEARCHES = 8;
const searchesSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.maxLength(MOST_SEARCHES));

/** Latest searches on this device, newest first. */
export type RecentSearches = {
  readonly texts: readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: (text: string) => void;
  readonly forgetAll: () => void;
};

export function useRecentSearches(): RecentSearches {
  const { storage } = usePlatform();
  const [texts, setTexts] = useState(() => readSearches(storage));
  const keep = (next: readonly string[]) => {
    setTexts(next);
    if (next.length === 0) storage.remove(STORED.searches);
    else storage.write(STORED.searches, JSON.stringify(next));
  };
  return {
    texts,
    remember: (text) => {
      if (text !== '') keep([text, ...texts.filter((each) => each !== text)].slice(0, MOST_SEARCHES));
    },
    forget: (text) => keep(texts.filter((each) => each !== text)),
    forgetAll: () => keep([]),
  };
}

function readSearches(storage: BrowserStorage): readonly string[] {
  try {
    return searchesSchema.parse(JSON.parse(storage.read(STORED.searches) ?? '[]'));
  } catch {
    return [];
  }
}
