import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { WholeCatalogue } from './whole-catalogue.tsx';

/** Screens that show what the server holds: plan, recipe, product. They share one cache while the visitor stays among them. */
export function DataLayout() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <WholeCatalogue>
        <Outlet />
      </WholeCatalogue>
    </QueryClientProvider>
  );
}
