import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { whenIdle } from '../edges/when-idle.ts';
import { loadLaterFonts } from './load-later-fonts.ts';
import { type AppServices, Providers } from './providers.tsx';
import { ROUTES } from './routes.tsx';
import { soon } from './soon.ts';

/** Draws the page at its address, in place of what index.html shows until then. */
export async function showPage(services: AppServices): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createHashRouter(ROUTES);
  await soon(screenIsThere(router));
  const page = createRoot(root);
  // In a transition, so that the first screen is drawn in slices between which the visitor is heard.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Providers services={services}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
  whenIdle(window, loadLaterFonts);
}

function screenIsThere(router: ReturnType<typeof createHashRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
