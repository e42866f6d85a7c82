import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './tips-box.module.css';
import { TipsFrame } from './tips-frame.tsx';

/** Tips could not be written: says so and offers another try. */
export function TipsProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <TipsFrame tone="danger">
      <p role="alert" className={styles.words}>
        {t('tips.failed')}
      </p>
      <div className={styles.tools}>
        <Button look="plain" size="small" onClick={onRetry}>
          {t('tips.retry')}
        </Button>
      </div>
    </TipsFrame>
  );
}
