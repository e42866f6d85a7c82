import type { LimitWire } from '@kkini/contract';
import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { LimitOfDay } from './limit-of-day.tsx';
import styles from './limits-of-day.module.css';
import { dayOf } from './nutrient-amounts.ts';

type LimitsOfDayProps = { readonly limits: readonly LimitWire[]; readonly date: string };

/** What the plan keeps to and moves towards, each beside the figure of one day; the energy has a ring of its own. */
export function LimitsOfDay({ limits, date }: LimitsOfDayProps) {
  const { t } = useMessages();
  return (
    <div className={styles.card}>
      <LimitList
        title={t('limits.keep')}
        limits={limits.filter(({ kind }) => kind === 'limit')}
        date={date}
      />
      <LimitList title={t('limits.aims')} limits={limits.filter(({ kind }) => kind === 'aim')} date={date} />
    </div>
  );
}

function LimitList({ title, limits, date }: LimitsOfDayProps & { readonly title: string }) {
  const id = useId();
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {limits.map((limit) => (
          <LimitOfDay key={`${limit.nutrient} ${limit.per}`} limit={limit} day={dayOf(limit, date)} />
        ))}
      </ul>
    </section>
  );
}
