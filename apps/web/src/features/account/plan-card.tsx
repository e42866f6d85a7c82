import { useState } from 'react';
import { dayRangeWords } from '../../messages/day-words.ts';
import { MIDDLE_DOT } from '../../messages/kept-together.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { conditionWords } from '../../messages/person-names.ts';
import type { Translate } from '../../messages/translate.ts';
import { foldNames } from '../../messages/verdict-words.ts';
import { useIsHere } from '../../platform/address/on-the-way.tsx';
import { dailyMealsPath } from '../../platform/address/paths.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { CallError } from '../../platform/server/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { failureWords } from './failure-words.ts';
import { copyPlan, deletePlan, type MyPlan, type OpenAnswer } from './my-plans.ts';
import styles from './plan-card.module.css';

export type MyPlanWays = {
  /** Resumes a survey: an unfinished one, or a copy. */
  readonly onAnswer: (survey: MyPlan) => void;
  readonly onDeleted: (surveyId: string) => void;
};

type PlanCardProps = MyPlanWays & { readonly plan: MyPlan };

/** One plan of the account: its days, its targets and its actions. */
export function PlanCard({ plan, onAnswer, onDeleted }: PlanCardProps) {
  const { t } = useMessages();
  const { clock } = usePlatform();
  const { draft, days, surveyId } = plan;
  const name = planName(t, plan, clock.today());
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.top}>
        <h2>{name}</h2>
        <span className={styles.state} data-state={stateOf(plan, clock.today())}>
          {t(`myPlans.${stateOf(plan, clock.today())}`)}
        </span>
      </div>
      {draft.targets.length > 0 && (
        <p className={styles.people}>
          {t('myPlans.for', {
            people: draft.targets.map((target) => t(`target.${target}`)).join(MIDDLE_DOT),
          })}
        </p>
      )}
      {draft.healthConditions.length > 0 && (
        <p className={styles.health}>{foldNames(t, conditionWords(t, draft))}</p>
      )}
      {plan.unread.length > 0 && (
        <p className={styles.unread}>{t('myPlans.unread', { names: unreadNames(t, plan) })}</p>
      )}
      <div className={styles.ways}>
        {days ? (
          <>
            <Link to={dailyMealsPath(surveyId)} className={styles.open}>
              {t('share.view')}
            </Link>
            <CopyButton plan={plan} onAnswer={onAnswer} />
          </>
        ) : (
          <Button look="soft" size="small" onClick={() => onAnswer(plan)}>
            {t('intro.resume')}
          </Button>
        )}
        <DeleteButton name={name} surveyId={surveyId} onDeleted={onDeleted} />
      </div>
    </article>
  );
}

function unreadNames(t: Translate, { unread }: MyPlan): string {
  return [...new Set(unread.map((name) => t(ANSWER_TITLES[name])))].join(MIDDLE_DOT);
}

const ANSWER_TITLES = {
  step1: 'check.targets',
  mealCategory: 'check.mealStyles',
  dates: 'check.period',
  area: 'check.areas',
  health: 'check.health',
  eatingHabits: 'check.eating',
  excludedIngredients: 'check.excluded',
  excludedStrictness: 'check.excluded',
  persons: 'bodies.name',
  prepDay: 'prepDay.title',
  rice: 'rice.title',
  weekdayMinutes: 'weekdayMinutes.title',
  foodsAtHome: 'atHome.title',
  refusedExtras: 'extra.refusedTitle',
} as const satisfies Record<OpenAnswer, MessageKey>;

/** Days of the plan, with the year if it is not the current one. */
function planName(t: Translate, { days }: MyPlan, today: string): string {
  if (days === null) return t('myPlans.unfinishedName');
  const range = dayRangeWords(t, days.from, days.to);
  const year = days.from.slice(0, 4);
  return year === today.slice(0, 4) ? range : t('myPlans.rangeOfYear', { year, range });
}

function stateOf({ days }: MyPlan, today: string): 'unfinished' | 'past' | 'coming' | 'now' {
  if (days === null) return 'unfinished';
  if (days.to < today) return 'past';
  return days.from > today ? 'coming' : 'now';
}

function CopyButton({ plan, onAnswer }: Pick<PlanCardProps, 'plan' | 'onAnswer'>) {
  const { t } = useMessages();
  const platform = usePlatform();
  const showFailure = useFailureToast();
  const isHere = useIsHere();
  const [busy, setBusy] = useState(false);
  async function copy() {
    setBusy(true);
    try {
      const copied = await copyPlan(platform, plan);
      if (isHere()) onAnswer(copied);
    } catch (cause) {
      showFailure(cause, 'myPlans.copyFailed');
    }
    setBusy(false);
  }
  return (
    <Button look="plain" size="small" busy={busy} onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {t('intro.repeat')}
    </Button>
  );
}

type DeleteButtonProps = Pick<MyPlanWays, 'onDeleted'> & { readonly name: string; readonly surveyId: string };

function DeleteButton({ name, surveyId, onDeleted }: DeleteButtonProps) {
  const { t } = useMessages();
  const platform = usePlatform();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await deletePlan(platform, surveyId);
      showToast(t('myPlans.deleted'), 'good');
      onDeleted(surveyId);
    } catch (cause) {
      showFailure(cause, 'myPlans.deleteFailed');
    }
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <Button look="text" size="small" className={styles.delete} onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {t('myPlans.delete')}
      </Button>
      {asking && (
        <AlertDialog
          message={t('myPlans.deleteQuestion', { name })}
          detail={t('myPlans.deleteDetail')}
          confirmLabel={t('myPlans.delete')}
          onConfirm={() => void remove()}
          cancelLabel={t('myPlans.keep')}
          onCancel={() => setAsking(false)}
          danger
          busy={busy}
        />
      )}
    </>
  );
}

function useFailureToast() {
  const { t } = useMessages();
  const showToast = useToast();
  return (cause: unknown, otherwise: 'myPlans.copyFailed' | 'myPlans.deleteFailed') => {
    const words =
      cause instanceof CallError ? failureWords(t, cause.failure, otherwise).message : t(otherwise);
    showToast(words);
  };
}
