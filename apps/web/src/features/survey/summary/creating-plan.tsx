import type { Survey } from '@kkini/domain';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { failureKey } from '../../../platform/server/problem-words.ts';
import type { CallFailure } from '../../../platform/server/server-client.ts';
import { signInPath } from '../../../platform/session/sign-in-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/icons/start-icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { foodName } from '../excluded/food-name.ts';
import styles from './creating-plan.module.css';
import { type PlanCreation, useCreatePlan } from './use-create-plan.ts';

/** Milliseconds after which a text asks the visitor for patience. */
const LONG_WAIT_MS = 8000;

type CreatingPlanProps = {
  readonly survey: Survey;
  readonly onStop: () => void;
  /** Called with the request fields of severe allergies with unknown words. */
  readonly onUnread: (fields: readonly string[]) => void;
  /** Called with the request fields of foods at home that are excluded. */
  readonly onAtHomeRefused: (fields: readonly string[]) => void;
};

/** Shows that the week is being planned, then navigates to the plan. */
export function CreatingPlan({ survey, onStop, onUnread, onAtHomeRefused }: CreatingPlanProps) {
  const { t } = useMessages();
  const { creation, retry } = useCreatePlan(survey);
  useRefusal(creation, isUnread, onUnread);
  useRefusal(creation, isOfFoodsAtHome, onAtHomeRefused);
  if (creation.phase === 'failed') {
    return (
      <CreatingFrame title={t('creating.failed')} tone="cool">
        <p className={styles.lead} role="alert">
          {t('creating.failedLead')} {t(failureKey(creation.failure))}
        </p>
        <div className={styles.ways}>
          <AnotherAttempt failure={creation.failure} onRetry={retry} />
          <Button full look="plain" onClick={onStop}>
            {t('creating.change')}
          </Button>
        </div>
        <p className={styles.technical} lang="en">
          {creation.failure.message}
        </p>
      </CreatingFrame>
    );
  }
  return (
    <CreatingFrame title={t('creating.title')} tone="warm">
      <WaitingLead survey={survey} />
      <CreatingSteps survey={survey} saved={creation.phase === 'choosing'} />
      <Button look="text" className={styles.stop} onClick={onStop}>
        {t('creating.stop')}
      </Button>
    </CreatingFrame>
  );
}

type AnotherAttemptProps = { readonly failure: CallFailure; readonly onRetry: () => void };

/** Answers that belong to an account are refused again until its owner has signed in. */
function AnotherAttempt({ failure, onRetry }: AnotherAttemptProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const needsSignIn = failure.code === 'signInNeeded';
  const onClick = needsSignIn ? () => void navigate(signInPath(PATHS.inputCheck)) : onRetry;
  return (
    <Button full onClick={onClick}>
      {t(needsSignIn ? 'account.signIn' : 'app.retry')}
    </Button>
  );
}

/** The server's error code for unknown words in a severe allergy (safety-rules section 10, rule 6). */
const UNREAD = 'EXCLUSION_UNREAD';

const isUnread = ({ code }: CallFailure) => code === UNREAD;
const isOfFoodsAtHome = ({ fields = [] }: CallFailure) =>
  fields.some((field) => field.startsWith('foods_at_home'));

/** Reports the fields of a failure that the visitor can correct. */
function useRefusal(
  creation: PlanCreation,
  isRefusal: (failure: CallFailure) => boolean,
  onRefused: (fields: readonly string[]) => void,
): void {
  const refusal = creation.phase === 'failed' && isRefusal(creation.failure) ? creation.failure : null;
  const notify = useEffectEvent(onRefused);
  useEffect(() => {
    if (refusal) notify(refusal.fields ?? []);
  }, [refusal]);
}

type CreatingFrameProps = {
  readonly title: string;
  readonly tone: 'warm' | 'cool';
  readonly children: ReactNode;
};

function CreatingFrame({ title, tone, children }: CreatingFrameProps) {
  const { t } = useMessages();
  return (
    <main className={styles.main} aria-busy={tone === 'warm'}>
      <div className={styles.art} data-tone={tone}>
        <svg viewBox="0 0 280 280" aria-hidden="true">
          <circle className={styles.track} cx="140" cy="140" r="132" />
          {tone === 'warm' && <circle className={styles.ring} cx="140" cy="140" r="132" pathLength="100" />}
        </svg>
        <div className={styles.dish}>
          <Picture src="/art/meal-styles/cookedRecipe.svg" eager />
        </div>
      </div>
      <ScreenHeading documentTitle={t('app.documentTitle', { title })} takesFocus key={tone}>
        {title}
      </ScreenHeading>
      {children}
    </main>
  );
}

function WaitingLead({ survey }: { readonly survey: Survey }) {
  const { t } = useMessages();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const conditions = survey.healthConditions.map((condition) => t(`health.${condition}`)).join(', ');
  const lead = conditions === '' ? t('creating.lead') : t('creating.leadHealth', { conditions });
  return (
    <p className={styles.lead} role="status">
      {long ? t('creating.wait') : lead}
    </p>
  );
}

function CreatingSteps({ survey, saved }: { readonly survey: Survey; readonly saved: boolean }) {
  const { t, locale } = useMessages();
  const foods = survey.excludedFoods.map((food) => foodName(food, locale)).join(', ');
  const steps = [
    t('creating.stepAnswers'),
    ...(survey.healthConditions.length > 0 ? [t('creating.stepHealth')] : []),
    ...(foods === '' ? [] : [t('creating.stepExcluded', { foods })]),
  ];
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step} data-done={saved || undefined}>
          {saved ? <Icon name="checkCircle" /> : <Spinner />}
          {step}
        </li>
      ))}
      {saved && (
        <li>
          <Spinner />
          {t('creating.stepMeals')}
        </li>
      )}
    </ul>
  );
}
