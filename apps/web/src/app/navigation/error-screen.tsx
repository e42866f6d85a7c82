import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyPlate } from '../../ui/dish/empty-plate.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { BrandLink } from '../header/brand-link.tsx';
import styles from './error-screen.module.css';
import { useGoBack } from './use-go-back.ts';

type ErrorScreenProps = {
  /** Replaces the default header, which has the brand only. */
  readonly header?: ReactNode;
  readonly title?: string;
  readonly lead?: string;
  readonly details?: string;
  /** The error caught by the router, shown below the sentence. */
  readonly unexpected?: string;
  /** Replaces the two buttons. */
  readonly children?: ReactNode;
};

/** Says in a sentence what went wrong, with buttons to the start and back. */
export function ErrorScreen({ header, lead, details, unexpected, children, ...props }: ErrorScreenProps) {
  const { t } = useMessages();
  const title = props.title ?? t('error.title');
  return (
    <>
      {header ?? (
        <header className={styles.top}>
          <BrandLink />
        </header>
      )}
      <main className={styles.main}>
        <div className={styles.art}>
          <EmptyPlate />
        </div>
        <ScreenHeading documentTitle={t('app.documentTitle', { title })}>{title}</ScreenHeading>
        <p className={styles.lead}>{lead ?? t('error.lead')}</p>
        {unexpected !== undefined && (
          <p className={styles.unexpected}>
            <b>{t('error.unexpected')}</b> <span>{unexpected}</span>
          </p>
        )}
        <div className={styles.ways}>{children ?? <WaysOut />}</div>
        {unexpected === undefined && (
          <details className={styles.details}>
            <summary>{t('error.details')}</summary>
            <p>{details ?? t('error.noDetails')}</p>
          </details>
        )}
      </main>
    </>
  );
}

function WaysOut() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <>
      <Button full onClick={() => navigate(PATHS.intro)}>
        {t('error.home')}
      </Button>
      <Button full look="plain" onClick={goBack}>
        {t('error.back')}
      </Button>
    </>
  );
}
