import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './head-count.module.css';

type HeadCountProps = {
  readonly target: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
};

const MOST = 20;

/** How many people of one kind eat along. */
export function HeadCount({ target, count, onChange }: HeadCountProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('bodies.count')}
      </span>
      <Button
        look="plain"
        size="small"
        aria-label={t('bodies.fewer', { target })}
        aria-disabled={count <= 1}
        onClick={() => onChange(Math.max(1, count - 1))}
      >
        <Icon name="minus" size={20} />
      </Button>
      <output className={styles.count} aria-live="polite">
        {t('bodies.countValue', { count })}
      </output>
      <Button
        look="plain"
        size="small"
        aria-label={t('bodies.more', { target })}
        aria-disabled={count >= MOST}
        onClick={() => onChange(Math.min(MOST, count + 1))}
      >
        <Icon name="plus" size={20} />
      </Button>
    </fieldset>
  );
}
