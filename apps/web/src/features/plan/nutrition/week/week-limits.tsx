import type { EaterWire, LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { useId } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { verdict } from '../../model/limit-words.ts';
import { verdictOf, worstOfDays } from '../../standing/day-standing.ts';
import { AimsFold } from '../aims-fold.tsx';
import { WeekLimit } from './week-limit.tsx';
import styles from './week-limits.module.css';

type WeekLimitsProps = {
  readonly days: readonly PlanDay[];
  readonly limits: readonly LimitWire[];
  readonly eaters: readonly EaterWire[];
};

/**
 * The week's mean beside every limit: this, not a single day, is what a plan is judged by. Of several people it is that of the one
 * the plan is measured by, and says so.
 */
export function WeekLimits({ days, limits, eaters }: WeekLimitsProps) {
  const { t } = useMessages();
  const id = useId();
  const kept = limits.filter(({ kind }) => kind === 'limit');
  const aims = limits.filter(({ kind }) => kind === 'aim');
  const ofWeek = worstOfDays(days);
  const lead = eaters.find(({ portion }) => portion === 1);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        {t('limits.title')}
        {lead && eaters.length > 1 && ` · ${t(`target.${lead.target}`)}`}
      </h2>
      <Summary days={days} limits={kept} />
      <p className={styles.lead}>{t('limits.lead')}</p>
      <Means limits={kept} ofWeek={ofWeek} />
      <AimsFold count={aims.length}>
        <Means limits={aims} ofWeek={ofWeek} />
      </AimsFold>
    </section>
  );
}

/** What the means say together; that all are within only where every one is, of a week whose days all are. */
function Summary({ days, limits }: Omit<WeekLimitsProps, 'eaters'>) {
  const { t } = useMessages();
  const short = days.filter((day) => verdictOf(day) === 'belowFloor').length;
  if (short > 0) return <p className={styles.summary}>{t('dayVerdict.daysBelowFloor', { count: short })}</p>;
  const verdicts = limits.map((limit) => verdict(t, limit, worstOfDays(days))?.verdict);
  const missed = verdicts.filter((each) => each === 'over' || each === 'under').length;
  if (missed > 0) return <p className={styles.summary}>{t('limits.off', { count: missed })}</p>;
  if (verdicts.length === 0 || verdicts.some((each) => each !== 'within')) return null;
  return <p className={styles.summary}>{t('limits.all', { count: verdicts.length })}</p>;
}

type MeansProps = Pick<WeekLimitsProps, 'limits'> & { readonly ofWeek: Verdict };

function Means({ limits, ofWeek }: MeansProps) {
  return (
    <ul className={styles.list}>
      {limits.map((limit) => (
        <li key={`${limit.nutrient} ${limit.per}`}>
          <WeekLimit limit={limit} ofWeek={ofWeek} />
        </li>
      ))}
    </ul>
  );
}
