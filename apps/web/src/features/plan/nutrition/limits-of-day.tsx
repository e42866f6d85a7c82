import type { LimitWire } from '@kkini/contract';
import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { verdictOf } from '../standing/day-standing.ts';
import { AimsFold } from './aims-fold.tsx';
import { LimitOfDay } from './limit-of-day.tsx';
import styles from './limits-of-day.module.css';
import { dayOf } from './figures/nutrient-amounts.ts';

type LimitsOfDayProps = { readonly limits: readonly LimitWire[]; readonly day: PlanDay };

/** What the plan keeps to, each limit beside the figure of one day; what it only moves towards is closed until asked for. */
export function LimitsOfDay({ limits, day }: LimitsOfDayProps) {
  const { t } = useMessages();
  const id = useId();
  const kept = limits.filter(({ kind }) => kind === 'limit');
  const aims = limits.filter(({ kind }) => kind === 'aim');
  return (
    <div className={styles.card}>
      {kept.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('limits.keep')}</h2>
          <LimitList limits={kept} day={day} />
        </section>
      )}
      <AimsFold count={aims.length}>
        <LimitList limits={aims} day={day} />
      </AimsFold>
    </div>
  );
}

function LimitList({ limits, day }: LimitsOfDayProps) {
  return (
    <ul className={styles.list}>
      {limits.map((limit) => (
        <LimitOfDay
          key={`${limit.nutrient} ${limit.per}`}
          limit={limit}
          day={dayOf(limit, day.date)}
          ofDay={verdictOf(day)}
          meals={day.meals}
        />
      ))}
    </ul>
  );
}
