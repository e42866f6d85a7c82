import { Outlet } from 'react-router';
import { ServerCache } from '../start/server-cache.tsx';
import { WholeCatalogue } from '../start/whole-catalogue.tsx';

/** Screens that show server data: plan, recipe, product. They share one cache while the visitor moves among them. */
export function DataLayout() {
  return (
    <ServerCache>
      <WholeCatalogue>
        <Outlet />
      </WholeCatalogue>
    </ServerCache>
  );
}
