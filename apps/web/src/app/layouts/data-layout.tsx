import { Outlet } from 'react-router';
import { ServerCache } from '../start/server-cache.tsx';
import { WholeCatalogue } from '../start/whole-catalogue.tsx';

/** Frame of the screens that show server data: plan, recipe, product. They share one query cache. */
export function DataLayout() {
  return (
    <ServerCache>
      <WholeCatalogue>
        <Outlet />
      </WholeCatalogue>
    </ServerCache>
  );
}
