import { SurveyShell } from '../features/survey/survey-shell.tsx';
import { BrandLink } from './brand-link.tsx';
import { ServerCache } from './server-cache.tsx';
import { SurveyHeader } from './survey-header.tsx';
import { WholeCatalogue } from './whole-catalogue.tsx';

/** Frame of every survey screen. */
export function SurveyLayout() {
  return (
    <ServerCache>
      <WholeCatalogue>
        <SurveyShell brand={<BrandLink tone="light" />} header={<SurveyHeader />} />
      </WholeCatalogue>
    </ServerCache>
  );
}
