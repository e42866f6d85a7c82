import type { Verdict } from '@kkini/domain';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './verdict-tag.module.css';

type VerdictTagProps = {
  /** Null for words without a verdict. */
  readonly verdict: Verdict | null;
  readonly words: string;
};

/** A verdict in words with an icon, so that it does not depend on colour. */
export function VerdictTag({ verdict, words }: VerdictTagProps) {
  return (
    <span className={styles.tag} data-verdict={verdict ?? 'open'}>
      <Icon name={SIGNS[verdict ?? 'unknown']} size={15} strokeWidth={2.6} />
      {words}
    </span>
  );
}

const SIGNS = {
  within: 'check',
  over: 'trendUp',
  under: 'trendDown',
  belowFloor: 'trendDown',
  likely: 'alert',
  unknown: 'alert',
} as const satisfies Record<Verdict, string>;
