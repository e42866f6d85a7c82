import type { Verdict } from '@kkini/domain';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './verdict-tag.module.css';

type VerdictTagProps = {
  /** Null for what is no verdict. */
  readonly verdict: Verdict | null;
  readonly words: string;
};

/** How something stands to a limit: a word with a sign of its own, so that no colour has to be told apart. */
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
