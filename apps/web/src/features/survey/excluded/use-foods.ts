import { listFoods } from '@kkini/contract';
import { EXCLUDABLE_FOODS, squeezeText } from '@kkini/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Platform } from '../../../platform/platform.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { NamedFood } from './food-name.ts';

/** A food or group with every name the search matches. */
export type ListedFood = NamedFood & { readonly names: readonly string[]; readonly isGroup: boolean };

export type Foods = {
  readonly list: readonly ListedFood[];
  /** Foods with the whole text as a name, ignoring spaces and case. */
  readonly named: (text: string) => readonly ListedFood[];
  /** Whether all foods have loaded; until then the page's own short list is used. */
  readonly isWhole: boolean;
};

/** Foods to search in, and to name. */
export function useFoods(isWanted = true): Foods {
  const { server } = usePlatform();
  const { data } = useQuery({ ...foodsQuery(server), enabled: isWanted });
  return data === undefined ? SHORT : data;
}

/** Loads all foods while the visitor answers other questions. */
export function useFoodsAhead(): void {
  const { server, whenIdle } = usePlatform();
  const queries = useQueryClient();
  useEffect(
    () => whenIdle(() => void queries.prefetchQuery(foodsQuery(server))),
    [queries, server, whenIdle],
  );
}

function foodsQuery(server: Platform['server']) {
  return {
    queryKey: ['foods'],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Foods> => {
      const { foods } = await answerOf(server.read(listFoods, undefined, signal));
      return indexed(foods, true);
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}

function indexed(list: readonly ListedFood[], isWhole: boolean): Foods {
  const byName = new Map<string, ListedFood[]>();
  for (const food of list) {
    for (const key of new Set([food.ko, food.en, ...food.names].map(squeezeText))) {
      byName.set(key, [...(byName.get(key) ?? []), food]);
    }
  }
  return { list, named: (text) => byName.get(squeezeText(text)) ?? [], isWhole };
}

const SHORT = indexed(
  EXCLUDABLE_FOODS.map((food) => ({ ...food, isGroup: false })),
  false,
);
