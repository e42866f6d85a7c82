import type { EaterWire, LimitWire } from '@kkini/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { figure } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { LimitItem } from './limit-item.tsx';
import { LIMITS_PARAM } from './limits-link.tsx';
import styles from './limits-section.module.css';

type LimitsSectionProps = { readonly limits: readonly LimitWire[]; readonly eaters: readonly EaterWire[] };

/** What the plan keeps to, each limit beside the figure of the week; closed until asked for. */
export function LimitsSection({ limits, eaters }: LimitsSectionProps) {
  const { t } = useMessages();
  const [search] = useSearchParams();
  const isAsked = search.has(LIMITS_PARAM);
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isAsked || section.current === null) return;
    section.current.open = true;
    section.current.querySelector('summary')?.focus();
  }, [isAsked]);
  const kept = limits.filter(({ kind }) => kind === 'limit');
  const judged = kept.filter(({ met }) => met !== null);
  const met = judged.filter((limit) => limit.met === true).length;
  if (kept.length === 0) return null;
  return (
    <details className={styles.section} ref={section}>
      <summary>
        <span>
          <b>{t('limits.title')}</b>
          {judged.length > 0 && (
            <small>
              {met === judged.length
                ? t('limits.all', { count: met })
                : t('limits.some', { count: judged.length, met })}
            </small>
          )}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{t('limits.lead')}</p>
        {eaters.length > 1 && <Servings eaters={eaters} />}
        <LimitList title={t('limits.keep')} limits={kept} />
        <LimitList title={t('limits.aims')} limits={limits.filter(({ kind }) => kind === 'aim')} />
      </div>
    </details>
  );
}

function LimitList({ title, limits }: { readonly title: string; readonly limits: readonly LimitWire[] }) {
  if (limits.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <LimitItem key={`${limit.nutrient} ${limit.per}`} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

function Servings({ eaters }: { readonly eaters: readonly EaterWire[] }) {
  const { t } = useMessages();
  const total = eaters.reduce((sum, { portion }) => sum + portion, 0);
  return (
    <section>
      <h3>{t('limits.servings')}</h3>
      <ul className={styles.servings}>
        {eaters.map(({ target, portion }) => (
          <li key={target}>
            {t('limits.serving', { target: t(`target.${target}`), portion: portionWords(portion) })}
          </li>
        ))}
        <li>{t('limits.servingsTotal', { portion: portionWords(total) })}</li>
      </ul>
    </section>
  );
}

/** "0.85": portions are told to the hundredth. */
function portionWords(portion: number): string {
  return Number.isInteger(portion) ? figure(portion) : String(Math.round(portion * 100) / 100);
}
