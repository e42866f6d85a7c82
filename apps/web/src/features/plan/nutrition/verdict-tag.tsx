import { Icon } from '../../../ui/icons/icon.tsx';
import type { Side } from './nutrient-amounts.ts';
import styles from './verdict-tag.module.css';

type VerdictTagProps = {
  readonly side: Side;
  readonly words: string;
};

/** How something stands to a limit: a word with a sign of its own, so that no colour has to be told apart. */
export function VerdictTag({ side, words }: VerdictTagProps) {
  return (
    <span className={styles.tag} data-side={side ?? 'open'}>
      <Icon name={SIGNS[side ?? 'open']} size={15} strokeWidth={2.6} />
      {words}
    </span>
  );
}

const SIGNS = { within: 'check', above: 'trendUp', below: 'trendDown', open: 'alert' } as const;
