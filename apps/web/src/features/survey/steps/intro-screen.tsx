import { addDays, EMPTY_SURVEY, PLAN_DAYS } from '@kkini/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGoOnce, useIsHere } from '../../../platform/address/on-the-way.tsx';
import { dailyMealsPath, editing, PATHS } from '../../../platform/address/paths.ts';
import { bringPart, LateScript } from '../../../platform/late-script.ts';
import { CHUNK_FAILED, loadChunk } from '../../../platform/load-chunk.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { isUnreached } from '../../../platform/server/call-error.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { useSurvey, useSurveyStore } from '../model/survey-context.tsx';
import { stepPath } from '../model/survey-steps.ts';
import { isUnfinished, type PlannedWeek, type SurveyState } from '../model/survey-store.ts';
import { TableScene } from '../target/table-scene.tsx';
import styles from './intro-screen.module.css';

type IntroScreenProps = {
  readonly brand: ReactNode;
  readonly tools: ReactNode;
  readonly bring: BringScreen;
  readonly children?: ReactNode;
};

export function IntroScreen({ brand, tools, bring, children }: IntroScreenProps) {
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
          <IntroWays bring={bring} />
          {children ?? <p className={styles.hint}>{t('intro.noAccount')}</p>}
        </div>
      </main>
    </div>
  );
}

/** Loads the scripts of a screen ahead of the visit, by its path; never rejects. */
type BringScreen = (path: string) => Promise<void>;

/**
 * Links of the start screen, the likeliest first and highlighted: an unfinished survey, a plan that has not ended, another week
 * with the answers of an ended plan, a new plan. A new plan discards an unfinished survey only after a confirmation.
 */
function IntroWays({ bring }: { readonly bring: BringScreen }) {
  const { t } = useMessages();
  const go = useGoOnce();
  const { start, repeat, starting } = useStartSurvey(bring);
  const resumePath = useSurvey((state) => (isUnfinished(state) ? stepPath(state.lastStep) : null));
  const question = useDiscardQuestion();
  const plan = usePlanWay();
  const resume = resumePath !== null && { key: 'intro.continue' as const, path: resumePath };
  const before = [resume, plan?.isOver === false && plan].filter((way) => way !== false);
  const after = plan?.isOver ? [plan] : [];
  const canRepeat = useSurvey(({ surveyId }) => plan?.isOver === true && surveyId === plan.surveyId);
  const open = ({ key, path }: Way, isFirst: boolean) => (
    <WayButton key={key} isFirst={isFirst} onClick={() => go(path)}>
      {t(key)}
      {key === 'intro.continue' && <small className={styles.note}> {t('intro.resume')}</small>}
    </WayButton>
  );
  return (
    <>
      {before.map((way, index) => open(way, index === 0))}
      {canRepeat && (
        <WayButton isFirst busy={starting === 'repeat'} onClick={repeat}>
          {t('intro.repeat')}
        </WayButton>
      )}
      <WayButton
        isFirst={before.length === 0 && !canRepeat}
        busy={starting === 'start'}
        onClick={resume ? question.ask : start}
      >
        {t('intro.create')}
      </WayButton>
      {after.map((way) => open(way, false))}
      {question.Dialog && resume && (
        <question.Dialog
          starting={starting !== null}
          onResume={() => go(resume.path)}
          onStart={start}
          onClose={question.close}
        />
      )}
    </>
  );
}

type Way = {
  readonly key: 'intro.continue' | (typeof PLAN_WORDS)[keyof typeof PLAN_WORDS];
  readonly path: string;
};

type WayButtonProps = Pick<ButtonProps, 'busy' | 'onClick' | 'children'> & { readonly isFirst: boolean };

function WayButton({ isFirst, children, ...rest }: WayButtonProps) {
  return (
    <Button look={isFirst ? 'light' : 'line'} className={isFirst ? undefined : styles.onCloth} full {...rest}>
      <span>{children}</span>
    </Button>
  );
}

/** Link to the plan on this device, labelled by when its week is. */
function usePlanWay(): (Way & Pick<PlannedWeek, 'surveyId'> & { readonly isOver: boolean }) | null {
  const today = useToday();
  const plan = useSurvey((state) => state.plan);
  if (plan === null) return null;
  const time = planTime(plan, today);
  const { surveyId } = plan;
  return { key: PLAN_WORDS[time], path: dailyMealsPath(surveyId), surveyId, isOver: time === 'past' };
}

const PLAN_WORDS = { past: 'intro.past', now: 'intro.today', future: 'intro.plan' } as const;

function planTime({ startDate }: PlannedWeek, today: string): keyof typeof PLAN_WORDS {
  if (today < startDate) return 'future';
  return today < addDays(startDate, PLAN_DAYS) ? 'now' : 'past';
}

const QUESTION = new LateScript(async () => (await import('./discard-question.tsx')).DiscardQuestion);

/** Confirmation before an unfinished survey is discarded; null while it is closed. */
function useDiscardQuestion() {
  const { t } = useMessages();
  const { log } = usePlatform();
  const showToast = useToast();
  const [asking, setAsking] = useState(false);
  async function ask(): Promise<void> {
    if (await bringPart(QUESTION)) return setAsking(true);
    log(CHUNK_FAILED, QUESTION.failure);
    return showToast(t('intro.failed'));
  }
  return { ask, close: () => setAsking(false), Dialog: asking ? QUESTION.part : null };
}

/**
 * Starts a survey without answers, or with those of this device and another start date. The answers of this device stay until the
 * next screen can be shown, and if the visitor has left meanwhile.
 */
function useStartSurvey(bring: BringScreen) {
  const navigate = useNavigate();
  const store = useSurveyStore();
  const createSurvey = useCreateSurvey();
  const isHere = useIsHere();
  const [starting, setStarting] = useState<'start' | 'repeat' | null>(null);
  async function create(answers: Pick<SurveyState, 'draft' | 'lastStep'>, path: string) {
    const screen = bring(path);
    const surveyId = await createSurvey(answers);
    if (surveyId !== null) await screen;
    setStarting(null);
    return isHere() ? surveyId : null;
  }
  async function start() {
    setStarting('start');
    const surveyId = await create({ draft: EMPTY_SURVEY, lastStep: 'intro' }, PATHS.step1);
    if (surveyId === null) return;
    store.begin(surveyId);
    await navigate(PATHS.step1);
  }
  async function repeat() {
    setStarting('repeat');
    const answers = {
      draft: { ...store.getState().draft, startDate: null },
      lastStep: 'inputCheck',
    } as const;
    const surveyId = await create(answers, PATHS.calendar);
    if (surveyId === null) return;
    store.resume({ surveyId, ...answers });
    await navigate(editing(PATHS.calendar));
  }
  return { start, repeat, starting };
}

/** Creates a survey on the server; null if that fails, which a toast reports. */
function useCreateSurvey() {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  return async (answers: Pick<SurveyState, 'draft' | 'lastStep'>): Promise<string | null> => {
    const created = await loadChunk(() => import('../model/save-survey.ts'))
      .then(({ saveSurvey }) => saveSurvey(platform, { surveyId: null, ...answers }))
      .catch((cause: unknown) => {
        platform.log('survey could not be started', cause);
        return null;
      });
    if (created?.ok) return created.value;
    // A notice above the header reports an expired sign-in; the next press starts without it.
    if (created?.problem.code === 'signInExpired') return null;
    const isOffline = created === null || isUnreached(created.problem);
    showToast(t(isOffline ? 'intro.failed' : 'intro.unanswered'));
    return null;
  };
}
