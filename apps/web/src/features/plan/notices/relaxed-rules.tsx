import type { QualityWire } from '@kkini/contract';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import styles from './plan-notices.module.css';

type Relaxations = QualityWire['relaxations'];

/** What repeats more than it should, by how much, and why it came so. */
export function RelaxedRules({ quality }: { readonly quality: QualityWire }) {
  const { t } = useMessages();
  const { ladderStep, relaxations, repeatedDishes } = quality;
  const words = relaxations.map((relaxation) => relaxationWords(t, relaxation));
  if (repeatedDishes > 0) words.push(t('relaxed.returns', { times: repeatedDishes }));
  if (words.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('relaxed.title')}</summary>
      <p>{t(ladderStep > 0 ? 'relaxed.lead' : 'relaxed.leadChanged')}</p>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  );
}

function relaxationWords(t: Translate, relaxation: Relaxations[number]): string {
  if (relaxation.rule !== 'groupLimit') return t(`relaxed.${relaxation.rule}`, { times: relaxation.times });
  const { mainGroup, uses, limit } = relaxation;
  return t('relaxed.groupLimit', { group: t(`mainGroup.${mainGroup}`), uses, limit });
}
