import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { DetailTarget } from '../../../platform/address/detail-address.ts';
import { PATHS } from '../../../platform/address/paths.ts';
import { CHUNK_FAILED, loadChunk } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import styles from './tips-box.module.css';
import { TipsFrame, TipsWaiting } from './tips-frame.tsx';

type DishTipsProps = { readonly target: Pick<DetailTarget, 'id' | 'surveyId' | 'shareId'> };

/** Tips for the dish of a screen. They need a survey to write for; guests of a shared plan see none. */
export function DishTips({ target: { id, surveyId, shareId } }: DishTipsProps) {
  if (shareId !== null) return null;
  if (surveyId === null) return <TipsWithoutSurvey />;
  return (
    <Suspense fallback={<TipsWaiting />}>
      <TipsBox target={{ itemId: id, surveyId }} />
    </Suspense>
  );
}

/** The tips are a script of their own; if it fails to load, the dish can still be read. */
const TipsBox = lazy(() =>
  loadChunk(() => import('./tips-box.tsx')).then(
    (module) => ({ default: module.TipsBox }),
    () => ({ default: TipsNotLoaded }),
  ),
);

function TipsWithoutSurvey() {
  const { t } = useMessages();
  return (
    <TipsFrame>
      <p className={styles.words}>{t('tips.missing')}</p>
      <Link to={PATHS.intro} className={styles.link}>
        {t('tips.makePlan')}
      </Link>
    </TipsFrame>
  );
}

function TipsNotLoaded() {
  const { t } = useMessages();
  const { log } = usePlatform();
  useEffect(() => log(CHUNK_FAILED), [log]);
  return (
    <TipsFrame tone="danger">
      <p role="alert" className={styles.words}>
        {t('tips.notLoaded')}
      </p>
    </TipsFrame>
  );
}
