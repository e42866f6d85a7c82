import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages-context.tsx';
import { PATHS } from '../../platform/address/paths.ts';
import { useIsFirst } from '../../platform/address/use-is-first.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { PROGRESS_STEPS, SURVEY_STEPS, stepNumber } from './model/survey-steps.ts';
import { useIsEditing } from './model/use-survey-step.ts';
import styles from './question-page.module.css';

type QuestionPageProps = {
  readonly title: string;
  /** Title of the browser tab. Defaults to the step's name, but a step may have several screens. */
  readonly name?: string;
  readonly lead: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
  /** Number of steps reached. Defaults to the step's number; the area screen is the second half of the first step. */
  readonly progress?: number;
  /** Label of the button. Defaults to 'next'. */
  readonly nextLabel?: string;
  readonly busy?: boolean;
};

/** One question: progress, heading, answers and the button to continue. */
export function QuestionPage(props: QuestionPageProps) {
  const { title, lead, onNext, children, nextLabel, busy = false } = props;
  const { t } = useMessages();
  const editing = useIsEditing();
  const step = stepNumber(useLocation().pathname);
  const name = props.name ?? t(SURVEY_STEPS[step - 1] ?? 'survey.stepTargets');
  return (
    <main className={styles.main}>
      {!editing && step <= PROGRESS_STEPS && (
        <div className={styles.progress}>
          <Progress
            label={t('survey.progress')}
            valueText={t('survey.progressValue', { step })}
            steps={PROGRESS_STEPS}
            value={props.progress ?? step}
          />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.question}>
          <ScreenHeading documentTitle={t('app.documentTitle', { title: name })}>{title}</ScreenHeading>
          <p>{lead}</p>
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        <PreviousButton />
        <Button full busy={busy} onClick={onNext}>
          {editing ? t('survey.editDone') : (nextLabel ?? t('survey.next'))}
        </Button>
      </div>
    </main>
  );
}

/** The back button on wide screens, whose header has none. */
function PreviousButton() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const first = useIsFirst();
  return (
    <Button
      look="plain"
      className={styles.previous}
      onClick={() => (first ? navigate(PATHS.intro) : navigate(-1))}
    >
      {t('survey.previous')}
    </Button>
  );
}

type QuestionSectionProps = {
  readonly title: string;
  /** Number of chosen answers, shown beside the title. */
  readonly count?: number;
  readonly children: ReactNode;
};

export function QuestionSection({ title, count, children }: QuestionSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}
