import type { MealStyle } from '@kkini/domain';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './change-option.module.css';

type ChangeOptionProps = {
  readonly style: MealStyle;
  /** Takes the focus when the dialog opens. */
  readonly first: boolean;
  /** 'busy': this option is requested; 'waiting': another one is. */
  readonly state: 'ready' | 'busy' | 'waiting';
  readonly onChoose: () => void;
};

export function ChangeOption({ style, first, state, onChoose }: ChangeOptionProps) {
  const { t } = useMessages();
  const ready = state === 'ready';
  return (
    <button
      type="button"
      className={styles.option}
      data-autofocus={first || undefined}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
      aria-disabled={!ready || undefined}
      onClick={ready ? onChoose : undefined}
    >
      <span className={styles.picture}>
        <Picture src={`/art/meal-styles/${style}.svg`} eager />
        {state === 'busy' && (
          <span className={styles.spinner}>
            <Icon name="spinner" size={34} strokeWidth={2.4} />
          </span>
        )}
      </span>
      {t(`mealStyle.${style}`)}
    </button>
  );
}
