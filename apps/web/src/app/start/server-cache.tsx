import { MutationCache, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform-context.tsx';
import { CallError } from '../../platform/server/call-error.ts';

/** Provides a query cache, which refetches when the connection is back. */
export function ServerCache({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueries);
  const { connection } = usePlatform();
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isOnline()) void queries.invalidateQueries();
      }),
    [connection, queries],
  );
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Queries run without a connection too: the offline cache answers them, or the screen shows why not. */
function createQueries(): QueryClient {
  // Synchronous, so that the pending state shows before the next press and a double press on a slow device makes one call.
  notifyManager.setScheduler(queueMicrotask);
  const always = { networkMode: 'always' } as const;
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isDeleted(error)) void queries.invalidateQueries();
      },
    }),
    defaultOptions: { queries: { retry: false, refetchOnReconnect: false, ...always }, mutations: always },
  });
  return queries;
}

/** Codes of a change to what another tab or device has deleted: the screen that shows it still has to learn that. */
const DELETED: readonly string[] = ['surveyNotFound', 'planNotFound', 'dayMealNotFound'];

function isDeleted(error: Error): boolean {
  return error instanceof CallError && DELETED.includes(error.failure.code);
}
