import type { QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import styles from './plan-notices.module.css';

type Certificate = QualityWire['certificate'];

/** How the week was chosen: what is proved about it, by how much it may differ from the best, and what is not proved. */
export function CertificateNote({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useMessages();
  return (
    <details className={styles.details}>
      <summary>{t('certificate.title')}</summary>
      <ul>
        {certificateWords(t, certificate).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}

/** Sentences about a certificate. None claims more than the certificate does. */
export function certificateWords(t: Translate, certificate: Certificate): readonly string[] {
  const rules = t('certificate.rules');
  const figures = t('certificate.figures');
  if (certificate === null) return [rules, t('certificate.none'), figures];
  const { proved, gap, changed, companionsChanged, lightened, kept, ladderStep } = certificate;
  return [
    rules,
    proved ? t('certificate.proved') : t('certificate.gap', { percent: percentAbove(gap) }),
    ...(kept ? [t('certificate.kept')] : []),
    ...(ladderStep > 0 ? [t('certificate.relaxed')] : []),
    ...(changed ? [t('certificate.changed')] : []),
    t('certificate.points'),
    ...(lightened ? [t('certificate.lightened')] : []),
    // The bound of a week changed before is not computed anew.
    ...(lightened && !changed ? [t('certificate.lightenedChecked')] : []),
    t(companionsChanged && !lightened && !changed ? 'certificate.sidesChanged' : 'certificate.sides'),
    ...daysWords(t, certificate),
    figures,
  ];
}

/** What is known about the days on which the cooked sides are eaten. */
function daysWords(
  t: Translate,
  { stock, changed, companionsChanged }: NonNullable<Certificate>,
): readonly string[] {
  if (stock === null) return [];
  const isAgain = changed || companionsChanged;
  if (stock.provedDays) return [t(isAgain ? 'certificate.daysAgain' : 'certificate.days')];
  const percent = percentAbove(stock.gapDays);
  return [t(isAgain ? 'certificate.daysAgainGap' : 'certificate.daysGap', { percent })];
}

/** A gap in per cent, rounded up to a tenth. */
function percentAbove(gap: number): number {
  return Math.ceil(gap * 1000) / 10;
}
