import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router';
import { createSurveyStore } from '../../features/survey/model/survey-store.ts';
import { loadStartMessages } from '../../messages/start-messages.ts';
import { loadChunk } from '../../platform/load-chunk.ts';
import { browserPlatform } from '../../platform/platform.ts';
import type { Ahead } from '../../platform/server/ahead.ts';
import type { PreferencesStore } from '../preferences-store.ts';
import { Providers } from '../providers.tsx';
import { PageRouter } from '../routes/page-router.tsx';

/** Renders the page in place of the content of index.html. Call it once the scripts of the screen have loaded. */
export async function showPage(ahead: Ahead, preferences: PreferencesStore): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const history = createHashHistory({ window, v5Compat: true });
  const messages = await loadChunk(() => loadStartMessages(preferences.getState().locale));
  const platform = browserPlatform(window, ahead);
  const survey = createSurveyStore(platform.storage);
  const page = createRoot(root);
  // In a transition, so that React renders the first screen in slices and the page stays responsive.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Providers services={{ platform, preferences, survey, messages }}>
          <PageRouter history={history} />
        </Providers>
      </StrictMode>,
    ),
  );
}
