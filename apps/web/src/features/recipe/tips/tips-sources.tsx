import { useMessages } from '../../../messages/messages-context.tsx';
import styles from './tips-box.module.css';

const SOURCES = [
  'intake',
  'diabetes',
  'hypertension',
  'obesity',
  'lipid',
  'gout',
  'thyroid',
  'liver',
  'figures',
] as const;

/** What tips are based on, to be opened by those who want to know. */
export function TipsSources() {
  const { t } = useMessages();
  return (
    <details className={styles.sources}>
      <summary>{t('tips.sources')}</summary>
      <ul>
        {SOURCES.map((source) => (
          <li key={source}>{t(`tips.source.${source}`)}</li>
        ))}
      </ul>
    </details>
  );
}
