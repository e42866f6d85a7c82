import { planDayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './plan-range.module.css';

/** The seven days as a sentence below the calendar; announced when they change. */
export function PlanRange({ start }: { readonly start: string | null }) {
  const { t } = useMessages();
  const words = start ? planDayWords(t, start) : null;
  return (
    <p className={styles.range} aria-live="polite">
      {words && (
        <>
          <VisuallyHidden>{t('date.range', { start: words.first, end: words.last })}</VisuallyHidden>
          <span aria-hidden="true">{words.first}</span>
          <span className={styles.arrow}>
            <Icon name="arrowRight" size={20} />
          </span>
          <span aria-hidden="true">{words.last}</span>
          <span className={styles.size}>{t('calendar.size')}</span>
        </>
      )}
    </p>
  );
}
