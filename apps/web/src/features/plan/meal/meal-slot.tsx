import type { CompanionWire, ExtraWire, MealWire } from '@kkini/contract';
import type { EmptyReason, MealTime } from '@kkini/domain';
import type { MessageKey } from '../../../messages/ko.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { useChangeGestures } from '../change/use-change-gestures.ts';
import type { Batch, Pot } from '../model/batches.ts';
import type { EarlyStart } from '../model/early-starts.ts';
import type { PlanReader } from '../model/get-meal-plan.ts';
import { isFasting } from '../model/meal-facts.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { FastingCard, MealCard } from './meal-card.tsx';
import styles from './meal-slot.module.css';

export type MealSlotProps = {
  readonly reader: PlanReader;
  readonly date: string;
  readonly time: MealTime;
  readonly meal: MealWire | null;
  /** Batches of the week, if companions are shown. */
  readonly batches?: readonly Batch[];
  /** Leading dishes of the week, if the meals they are cooked for are shown. */
  readonly pots?: readonly Pot[];
  /** Early starts of its day, if they are shown. */
  readonly early?: readonly EarlyStart[];
  /** Reason for an empty slot, as on the wire. */
  readonly emptyReason: string | undefined;
  /** Verdicts on its day; undefined for readers who may not see them. */
  readonly standing?: DayStanding | undefined;
  /** Opens the change dialog; null in a read-only plan. */
  readonly onChange: (() => void) | null;
  /** Opens the list of other meals; absent where the week has no room for it, null in a read-only plan. */
  readonly onSwap?: (() => void) | null;
  /** Opens the dialog to replace a companion; absent if companions are not shown, null in a read-only plan. */
  readonly onChangeCompanion?: ((companion: CompanionWire) => void) | null;
  /** Refuses an extra; absent if extras are not shown, null in a read-only plan. */
  readonly onRefuseExtra?: ((extra: ExtraWire) => void) | null;
};

export function MealSlot(props: MealSlotProps) {
  const {
    reader,
    date,
    time,
    meal,
    batches = [],
    pots = [],
    early = [],
    emptyReason,
    standing,
    onChange,
    onSwap = null,
    onChangeCompanion = null,
    onRefuseExtra = null,
  } = props;
  if (meal === null) return <EmptySlot time={time} emptyReason={emptyReason} onChange={onChange} />;
  if (isFasting(meal)) return <FastingCard time={time} meal={meal} onChange={onChange} />;
  const own = { onChange, onSwap, onChangeCompanion, onRefuseExtra };
  return <MealCard {...{ reader, meal, batches, pots, early, standing }} {...own} slot={{ date, time }} />;
}

type EmptySlotProps = Pick<MealSlotProps, 'time' | 'emptyReason' | 'onChange'>;

/** An empty slot with the reason; pressing it opens the change dialog. */
function EmptySlot({ time, emptyReason, onChange }: EmptySlotProps) {
  const { t } = useMessages();
  const { handlers } = useChangeGestures(onChange);
  const words = (
    <>
      <DayGlyph meal={time} />
      <span className={styles.time}>{t(`mealTime.${time}`)}</span>
      {onChange && <b>{t('meal.choose')}</b>}
      <span className={styles.reason}>{t(onChange ? emptyReasonKey(emptyReason) : 'meal.emptyHere')}</span>
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
      <button type="button" className={styles.slot} data-meal={time} onClick={onChange}>
        {words}
      </button>
    </div>
  );
}

/** Message key for the reason of an empty slot; for an unknown reason the text invites the visitor to choose. */
export function emptyReasonKey(reason: string | undefined): MessageKey {
  return REASONS.find(({ code }) => code === reason)?.key ?? 'meal.emptyPlain';
}

const REASONS = [
  { code: 'noCandidate', key: 'meal.emptyNoCandidate' },
  { code: 'blockedAfterEdit', key: 'meal.emptyBlocked' },
] as const satisfies readonly { readonly code: EmptyReason; readonly key: MessageKey }[];
