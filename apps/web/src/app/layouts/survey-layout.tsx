import { SurveyShell } from '../../features/survey/survey-shell.tsx';
import { BrandLink } from '../header/brand-link.tsx';
import { ServerCache } from '../start/server-cache.tsx';
import { SurveyHeader } from '../header/survey-header.tsx';
import { WholeCatalogue } from '../start/whole-catalogue.tsx';

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
