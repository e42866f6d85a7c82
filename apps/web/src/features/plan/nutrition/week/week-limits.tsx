import type { LimitWire } from '@kkini/contract';
import type { Verdict } from '@kkini/domain';
import { useId } from 'react';
import { useMessages } from '../../../../messages/messages-context.tsx';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { verdict } from '../../model/limit-words.ts';
import { verdictOf, worstOfDays } from '../../standing/day-standing.ts';
import { sortLimits } from '../figures/key-limits.ts';
import { Fold } from '../fold.tsx';
import styles from '../nutrition-view.module.css';
import { WeekLimit } from './week-limit.tsx';

type WeekLimitsProps = {
  readonly days: readonly PlanDay[];
  readonly limits: readonly LimitWire[];
  /** Name of the person whose means these are, if several eat. */
  readonly whose: string | null;
};

/**
 * The week's mean beside every limit, because a plan is judged by the mean, not by single days. If several people eat, the title
 * names whose mean it is.
 */
export function WeekLimits({ days, limits, whose }: WeekLimitsProps) {
  const { t } = useMessages();
  const id = useId();
  const { key, others, aims } = sortLimits(limits);
  // A week has no mean of bands (safety-rules section 8.5).
  const kept = [...key, ...others].filter(({ nutrient }) => nutrient !== 'glycemicLoad');
  const ofWeek = worstOfDays(days);
  const title = (
    <span>
      <h2 id={id}>
        {t('limits.title')}
        {whose && ` · ${whose}`}
      </h2>
      <Summary days={days} limits={kept} />
    </span>
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Fold title={title}>
        <p className={styles.lead}>{t('limits.lead')}</p>
        <Means limits={kept} ofWeek={ofWeek} />
        {aims.length > 0 && (
          <Fold title={t('eaten.aims', { count: aims.length })}>
            <Means limits={aims} ofWeek={ofWeek} />
          </Fold>
        )}
      </Fold>
    </section>
  );
}

/** One sentence about all means. It says that all are within only if every mean and every day is. */
function Summary({ days, limits }: Omit<WeekLimitsProps, 'whose'>) {
  const { t } = useMessages();
  const short = days.filter((day) => verdictOf(day) === 'belowFloor').length;
  if (short > 0)
    return <span className={styles.summary}>{t('dayVerdict.daysBelowFloor', { count: short })}</span>;
  const verdicts = limits.map((limit) => verdict(t, limit, worstOfDays(days))?.verdict);
  const missed = verdicts.filter((each) => each === 'over' || each === 'under').length;
  if (missed > 0) return <span className={styles.summary}>{t('limits.off', { count: missed })}</span>;
  if (verdicts.length === 0 || verdicts.some((each) => each !== 'within')) return null;
  return <span className={styles.summary}>{t('limits.all', { count: verdicts.length })}</span>;
}

function Means({ limits, ofWeek }: Pick<WeekLimitsProps, 'limits'> & { readonly ofWeek: Verdict }) {
  return (
    <ul className={styles.weekLimitsList}>
      {limits.map((limit) => (
        <li key={`${limit.nutrient} ${limit.per}`}>
          <WeekLimit limit={limit} ofWeek={ofWeek} />
        </li>
      ))}
    </ul>
  );
}
