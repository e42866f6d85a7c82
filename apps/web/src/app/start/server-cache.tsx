import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform-context.tsx';

/** What the screens inside have read from the server; read anew when the connection is back. */
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

/** Without a connection calls are made all the same: what is kept answers them, or the screen says why nothing does. */
function createQueries(): QueryClient {
  // The news that a call is on its way comes before the next press does: a double press on a slow device asks once.
  notifyManager.setScheduler(queueMicrotask);
  const always = { networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnReconnect: false, ...always }, mutations: always },
  });
}
