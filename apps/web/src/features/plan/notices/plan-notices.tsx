import type { Notice, QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { BodyNotes } from '../model/body-notes.tsx';
import styles from './plan-notices.module.css';
import { QualityWarnings } from './quality-warnings.tsx';
import { RelaxedRules } from './relaxed-rules.tsx';

type PlanNoticesProps = { readonly notices: readonly Notice[]; readonly quality: QualityWire | null };

/** The short disclaimer, always in sight; behind it the health texts and where the plan misses a limit. */
export function PlanNotices({ notices, quality }: PlanNoticesProps) {
  const { t } = useMessages();
  return (
    <aside className={styles.notices} aria-label={t('notices.title')}>
      <p className={styles.short}>{t('app.medicalNotice')}</p>
      {quality && quality.unknownExclusions.length > 0 && (
        <Note icon="alert" tone="warm">
          <MixedText text={t('quality.unknown', { words: quality.unknownExclusions.join(', ') })} />
        </Note>
      )}
      {quality && <BodyNotes notes={quality.bodyNotes} />}
      {quality && <QualityWarnings warnings={quality.warnings} />}
      {quality && <RelaxedRules quality={quality} />}
      {notices.length > 0 && (
        <details className={styles.details}>
          <summary>{t('notices.title')}</summary>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{t(`notices.${notice}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
