import { useMessages } from '../../messages/messages-context.tsx';
import { BackButton } from '../../ui/back-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { HeaderTools } from './header-tools.tsx';
import styles from './survey-header.module.css';
import { useGoBack } from '../navigation/use-go-back.ts';

/** Header of the survey; on wide screens the brand stands in the side panel and the way back beside 'next'. */
export function SurveyHeader() {
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
