import { dayWords, unbrokenDay } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGoOnce } from '../../../platform/address/on-the-way.tsx';
import { PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './plan-notices.module.css';

type EndedNoteProps = {
  /** Days of the plan, in order. */
  readonly dates: readonly string[];
  readonly today: string;
};

/** Tells the owner that all days of the plan are past, and links to the next plan. */
export function EndedNote({ dates, today }: EndedNoteProps) {
  const { t } = useMessages();
  const go = useGoOnce();
  const last = dates.at(-1);
  if (last === undefined || last >= today) return null;
  return (
    <aside className={styles.guest} aria-label={t('ended.label')} data-off-paper>
      <Icon name="calendarHeart" size={24} />
      <p className={styles.guestWords}>
        <b>{t('ended.title')}</b>{' '}
        <span>{t('ended.lead', { date: unbrokenDay(dayWords(t, last).short) })}</span>
      </p>
      <Button size="small" className={styles.guestOwn} onClick={() => go(PATHS.intro)}>
        {t('ended.create')}
      </Button>
    </aside>
  );
}
