import { EMPTY_SURVEY } from '@kkini/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { dailyMealsPath, PATHS } from '../../../platform/address/paths.ts';
import { useGoOnce } from '../../../platform/address/use-go-once.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { stepPath } from '../model/step-path.ts';
import { useSurvey, useSurveyStore } from '../model/survey-context.tsx';
import { isUnfinished } from '../model/survey-store.ts';
import { TableScene } from '../target/table-scene.tsx';
import styles from './intro-screen.module.css';

type IntroScreenProps = {
  readonly brand: ReactNode;
  readonly tools: ReactNode;
  readonly children?: ReactNode;
};

export function IntroScreen({ brand, tools, children }: IntroScreenProps) {
  const { t } = useMessages();
  return (
    <div className={styles.intro}>
      <TableScene layout="phone" className={styles.scene} />
      <header className={styles.header}>
        {brand}
        {tools}
      </header>
      <main className={styles.main}>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('intro.documentTitle') })}>
          {`${t('intro.titleFirst')}\n${t('intro.titleSecond')}`}
        </ScreenHeading>
        <p className={styles.lead}>{`${t('intro.leadFirst')}\n${t('intro.leadSecond')}`}</p>
        <div className={styles.ways}>
          <IntroWays />
          {children ?? <p className={styles.hint}>{t('intro.noAccount')}</p>}
        </div>
      </main>
    </div>
  );
}

/** With a plan: today's meals first. With an unfinished survey: a second button to resume it. */
function IntroWays() {
  const { t } = useMessages();
  const go = useGoOnce();
  const plan = useSurvey((state) => state.plan);
  const resumePath = useSurvey((state) => (isUnfinished(state) ? stepPath(state.lastStep) : null));
  const { start, starting } = useStartSurvey();
  return (
    <>
      {plan && (
        <Button look="light" full onClick={() => go(dailyMealsPath(plan.surveyId))}>
          {t('intro.today')}
        </Button>
      )}
      <Button
        look={plan ? 'line' : 'light'}
        className={plan ? styles.onCloth : undefined}
        full
        busy={starting}
        onClick={start}
      >
        {t('intro.create')}
      </Button>
      {resumePath && (
        <Button look="line" className={styles.onCloth} full onClick={() => go(resumePath)}>
          {t('intro.resume')}
        </Button>
      )}
    </>
  );
}

function useStartSurvey() {
  const { t } = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const store = useSurveyStore();
  const showToast = useToast();
  const [starting, setStarting] = useState(false);
  async function start() {
    setStarting(true);
    const created = await createSurvey().catch((cause: unknown) => {
      platform.log('survey could not be started', cause);
      return null;
    });
    setStarting(false);
    if (!created?.ok) {
      // A notice above the header reports an ended sign-in; the next press starts without it.
      if (created?.problem.code !== 'signInExpired') showToast(t('intro.failed'));
      return;
    }
    store.begin(created.value);
    await navigate(PATHS.step1);
  }
  async function createSurvey() {
    const { saveSurvey } = await loadChunk(() => import('../model/save-survey.ts'));
    return saveSurvey(platform, { surveyId: null, draft: EMPTY_SURVEY, lastStep: 'intro' });
  }
  return { start, starting };
}
