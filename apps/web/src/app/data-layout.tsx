import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useEdges } from '../edges/edges-context.tsx';
import { WholeCatalogue } from './whole-catalogue.tsx';

/** Screens that show what the server holds: plan, recipe, product. They share one cache while the visitor stays among them. */
export function DataLayout() {
  const [queries] = useState(createQueries);
  const { connection } = useEdges();
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isOnline()) void queries.invalidateQueries();
      }),
    [connection, queries],
  );
  return (
    <QueryClientProvider client={queries}>
      <WholeCatalogue>
        <Outlet />
      </WholeCatalogue>
    </QueryClientProvider>
  );
}

/** Without a connection calls are made all the same: what is kept answers them, or the screen says why nothing does. */
function createQueries(): QueryClient {
  // The news that a call is on its way comes before the next press does: a double press on a slow device asks once.
  notifyManager.setScheduler(queueMicrotask);
  const always = { networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnReconnect: false, ...always }, mutations: always },
  });
}
