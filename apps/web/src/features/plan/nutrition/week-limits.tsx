import type { EaterWire, LimitWire } from '@kkini/contract';
import { useId } from 'react';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { AimsFold } from './aims-fold.tsx';
import { WeekLimit } from './week-limit.tsx';
import styles from './week-limits.module.css';

type WeekLimitsProps = { readonly limits: readonly LimitWire[]; readonly eaters: readonly EaterWire[] };

/** The week's mean beside every limit: this, not a single day, is what a plan is judged by. */
export function WeekLimits({ limits, eaters }: WeekLimitsProps) {
  const { t } = useMessages();
  const id = useId();
  const kept = limits.filter(({ kind }) => kind === 'limit');
  const aims = limits.filter(({ kind }) => kind === 'aim');
  const judged = kept.filter(({ met }) => met !== null);
  const met = judged.filter((limit) => limit.met === true).length;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('limits.title')}</h2>
      {judged.length > 0 && (
        <p className={styles.summary}>
          {met === judged.length
            ? t('limits.all', { count: met })
            : t('limits.some', { count: judged.length, met })}
        </p>
      )}
      <p className={styles.lead}>{t('limits.lead')}</p>
      <Means limits={kept} />
      <AimsFold count={aims.length}>
        <Means limits={aims} />
      </AimsFold>
      {eaters.length > 1 && <Servings eaters={eaters} />}
    </section>
  );
}

function Means({ limits }: Pick<WeekLimitsProps, 'limits'>) {
  return (
    <ul className={styles.list}>
      {limits.map((limit) => (
        <li key={`${limit.nutrient} ${limit.per}`}>
          <WeekLimit limit={limit} />
        </li>
      ))}
    </ul>
  );
}

function Servings({ eaters }: { readonly eaters: readonly EaterWire[] }) {
  const { t } = useMessages();
  const total = eaters.reduce((sum, { portion }) => sum + portion, 0);
  return (
    <>
      <h3>{t('limits.servings')}</h3>
      <ul className={styles.servings}>
        {eaters.map(({ target, portion }) => (
          <li key={target}>
            {t('limits.serving', { target: t(`target.${target}`), portion: portionWords(portion) })}
          </li>
        ))}
        <li>{t('limits.servingsTotal', { portion: portionWords(total) })}</li>
      </ul>
    </>
  );
}

/** "0.85": portions are told to the hundredth. */
function portionWords(portion: number): string {
  return Number.isInteger(portion) ? figure(portion) : String(Math.round(portion * 100) / 100);
}
