import type { Verdict } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { wholeDayWords } from './standing-words.ts';
import styles from './verdict-tag.module.css';

type VerdictTagProps = {
  /** Null for a text without a verdict. */
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

/** Icon of a verdict beside a name, with its text for screen readers. */
export function VerdictSign({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useMessages();
  return (
    <span className={styles.sign} data-verdict={verdict}>
      <Icon name={SIGNS[verdict]} size={15} strokeWidth={2.6} />
      <VisuallyHidden>{wholeDayWords(t, verdict)}</VisuallyHidden>
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
