import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router';
import { createPreferencesStore } from './app/preferences-store.ts';
import { Providers } from './app/providers.tsx';
import { ROUTES } from './app/routes.tsx';
import { browserEdges } from './edges/edges.ts';
import { createSurveyStore } from './features/survey/survey-store.ts';
import { loadStartMessages } from './messages/locale.ts';

await start();

async function start(): Promise<void> {
  // Zod compiles its checks with `new Function`, which the content security policy forbids; this turns that off.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const edges = browserEdges(window);
  const preferences = createPreferencesStore(edges.storage, new URL(window.location.href));
  const survey = createSurveyStore(edges.storage);
  const messages = await loadStartMessages(preferences.getState().locale);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Providers services={{ edges, preferences, survey, messages }}>
        <RouterProvider router={createHashRouter(ROUTES)} />
      </Providers>
    </StrictMode>,
  );
}
