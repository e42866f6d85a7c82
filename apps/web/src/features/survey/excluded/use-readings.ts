import { type ExclusionReadingWire, readExclusions } from '@kkini/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import { MOST_FOODS } from './field/split-foods.ts';

export type Reading = ExclusionReadingWire;

export type Readings = {
  /** Reading of a food; undefined until known. */
  readonly of: (food: string) => Reading | undefined;
  readonly state: 'reading' | 'read' | 'failed';
  /** Retries missing readings; resolves to the reading of each food, or to null if the call fails. */
  readonly ask: () => Promise<ReadonlyMap<string, Reading> | null>;
};

/** Debounce in milliseconds: foods added in quick succession share one call. */
const PAUSE_MS = 250;

/** How the planner will read the excluded foods. One call for all that are not yet known. */
export function useReadings(foods: readonly string[]): Readings {
  const { server } = usePlatform();
  const queries = useQueryClient();
  const settled = useSettled(foods);
  const known = (food: string) => queries.getQueryData<Reading>(keyOf(food));
  const query = useQuery({
    queryKey: ['exclusion-readings', settled],
    queryFn: async ({ signal }) => {
      const texts = settled.slice(0, MOST_FOODS);
      if (texts.some((food) => known(food) === undefined)) {
        const { readings } = await answerOf(server.call(readExclusions, { texts }, signal));
        for (const [index, food] of texts.entries()) queries.setQueryData(keyOf(food), readings[index]);
      }
      return new Map(texts.flatMap((food) => entryOf(food, known(food))));
    },
    enabled: settled.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isWaiting = settled !== foods || query.isFetching;
  const isRead = foods.length === 0 || query.isSuccess;
  return {
    of: (food) => query.data?.get(food) ?? known(food),
    state: isWaiting ? 'reading' : isRead ? 'read' : 'failed',
    ask: async () => (await query.refetch()).data ?? null,
  };
}

function keyOf(food: string) {
  return ['exclusion-reading', food];
}

function entryOf(food: string, reading: Reading | undefined): readonly [string, Reading][] {
  return reading === undefined ? [] : [[food, reading]];
}

/** The foods, debounced; without delay if there were none before. */
function useSettled(foods: readonly string[]): readonly string[] {
  const [settled, setSettled] = useState(foods);
  useEffect(() => {
    if (settled === foods) return;
    const timer = setTimeout(() => setSettled(foods), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [foods, settled]);
  return settled;
}
