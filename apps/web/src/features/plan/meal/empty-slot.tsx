import type { EmptyReason, MealTime } from '@kkini/domain';
import type { MessageKey } from '../../../messages/ko.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { useLongPress } from '../change/use-long-press.ts';
import { isChangeKey } from '../model/is-change-key.ts';
import styles from './empty-slot.module.css';

type EmptySlotProps = {
  readonly time: MealTime;
  readonly reason: string | undefined;
  readonly onChange: (() => void) | null;
};

/** An empty slot with the reason; pressing it opens the change dialog. */
export function EmptySlot({ time, reason, onChange }: EmptySlotProps) {
  const { t } = useMessages();
  const { handlers } = useLongPress(onChange);
  const words = (
    <>
      <DayGlyph meal={time} />
      <span className={styles.time}>{t(`mealTime.${time}`)}</span>
      {onChange && <b>{t('meal.choose')}</b>}
      <span className={styles.reason}>{t(onChange ? emptyReasonKey(reason) : 'meal.emptyHere')}</span>
    </>
  );
  if (!onChange) {
    return (
      <div className={styles.slot} data-meal={time}>
        {words}
      </div>
    );
  }
  return (
    <div className={styles.frame} data-slot={time} {...handlers}>
      <button
        type="button"
        className={styles.slot}
        data-meal={time}
        onClick={onChange}
        onKeyDown={(event) => isChangeKey(event) && onChange()}
      >
        {words}
      </button>
    </div>
  );
}

/** Message key for the reason of an empty slot; an unknown reason invites to choose. */
export function emptyReasonKey(reason: string | undefined): MessageKey {
  return REASONS.find(({ code }) => code === reason)?.key ?? 'meal.emptyPlain';
}

const REASONS = [
  { code: 'noCandidate', key: 'meal.emptyNoCandidate' },
  { code: 'blockedAfterEdit', key: 'meal.emptyBlocked' },
] as const satisfies readonly { readonly code: EmptyReason; readonly key: MessageKey }[];
