import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { editing } from '../../../platform/address/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './summary-card.module.css';

type SummaryCardProps = {
  readonly id: string;
  readonly title: string;
  /** The screen that asks for this answer. */
  readonly path: string;
  /** Ids of cards whose required answer is missing. */
  readonly missing: ReadonlySet<string>;
  /** Takes the whole width, and shows itself which of its parts are missing. */
  readonly wide?: boolean;
  /** The answer; empty without one. */
  readonly children: ReactNode;
};

export function SummaryCard({ id, title, path, missing, wide, children }: SummaryCardProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const titleId = useId();
  const lacking = missing.has(id);
  return (
    <section id={id} className={classNames(styles.card, lacking && styles.lacking)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={classNames(styles.answer, wide && styles.wide)}>
        {children || !lacking ? children || <span className={styles.none}>{t('check.none')}</span> : null}
        {lacking && !wide && <p className={styles.choose}>{t('check.missing')}</p>}
      </div>
      <button
        type="button"
        className={styles.edit}
        aria-label={t('check.editNamed', { name: title })}
        onClick={() => navigate(editing(path), { state: { edit: true } })}
      >
        {t('check.edit')}
      </button>
    </section>
  );
}

export function CardHint({ children }: { readonly children: string }) {
  return <p className={styles.hint}>{children}</p>;
}
