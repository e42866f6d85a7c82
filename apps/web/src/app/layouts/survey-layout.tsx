import { SurveyShell } from '../../features/survey/survey-shell.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { BackButton } from '../../ui/header.tsx';
import { BrandLink } from '../header/brand-link.tsx';
import { HeaderTools } from '../header/header-tools.tsx';
import { useGoBack } from '../navigation/use-go-back.ts';
import { ServerCache } from '../start/server-cache.tsx';
import { WholeCatalogue } from '../start/whole-catalogue.tsx';
import styles from './survey-layout.module.css';

export function SurveyLayout() {
  return (
    <ServerCache>
      <WholeCatalogue>
        <SurveyShell brand={<BrandLink tone="light" />} header={<SurveyHeader />} />
      </WholeCatalogue>
    </ServerCache>
  );
}

/** Header of the survey. On wide screens the brand is in the side panel and the back button is beside 'next'. */
function SurveyHeader() {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <header className={styles.header}>
      <span className={styles.phone}>
        <BackButton label={t('app.back')} onPress={goBack} />
        <BrandLink />
      </span>
      <HeaderTools />
    </header>
  );
}
