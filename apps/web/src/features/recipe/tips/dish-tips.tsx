import type { MealTime } from '@kkini/domain';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { DetailTarget } from '../../../platform/address/detail-address.ts';
import { PATHS } from '../../../platform/address/paths.ts';
import { bringPart, LateScript } from '../../../platform/late-script.ts';
import { CHUNK_FAILED } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './tips-box.module.css';
import { TipsFailed, TipsFrame, TipsWaiting } from './tips-frame.tsx';

type DishTipsProps = { readonly target: Omit<DetailTarget, 'area' | 'people'> };

/** Tips for the dish of a screen. They are written for a survey; guests of a shared plan see none. */
export function DishTips({ target: { id, surveyId, shareId, date, mealTime } }: DishTipsProps) {
  if (shareId !== null) return null;
  if (surveyId === null) return <TipsWithoutSurvey />;
  const meal = date !== null && mealTime !== null && { date, mealTime };
  return <LateTips {...meal} itemId={id} surveyId={surveyId} />;
}

/** The tips are a separate script; if it fails to load, the dish can still be read. */
const BOX = new LateScript(async () => (await import('./tips-box.tsx')).TipsBox);

type LateTipsProps = {
  readonly itemId: string;
  readonly surveyId: string;
  readonly date?: string;
  readonly mealTime?: MealTime;
};

function LateTips(target: LateTipsProps) {
  const { t } = useMessages();
  const { log } = usePlatform();
  const [failed, setFailed] = useState(false);
  const [TipsBox, setBox] = useState(() => BOX.part);
  const bring = useCallback(async () => {
    setFailed(false);
    const box = await bringPart(BOX);
    setBox(() => box);
    if (box) return;
    setFailed(true);
    log(CHUNK_FAILED, BOX.failure);
  }, [log]);
  useEffect(() => void bring(), [bring]);
  if (TipsBox) return <TipsBox target={target} />;
  return failed ? <TipsFailed words={t('tips.notLoaded')} onRetry={bring} /> : <TipsWaiting />;
}

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
