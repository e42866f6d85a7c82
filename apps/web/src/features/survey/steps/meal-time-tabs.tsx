import { MEAL_TIMES, type MealStyleChoice, type MealTime } from '@kkini/domain';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { isPlainKey } from '../../../ui/fields/is-plain-key.ts';
import styles from './meal-time-tabs.module.css';

type MealTimeTabsProps = {
  readonly chosen: MealStyleChoice;
  readonly open: MealTime;
  readonly onOpen: (time: MealTime) => void;
  /** Id of the panel that shows the open meal. */
  readonly panelId: string;
};

/** Id of the tab of a meal, the name of its panel. */
export function mealTabId(time: MealTime): string {
  return `meal-tab-${time}`;
}

/** Breakfast, lunch and dinner as tabs that show their answer; arrows, Home and End move among them. */
export function MealTimeTabs({ chosen, open, onOpen, panelId }: MealTimeTabsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const at = isPlainKey(event) ? keyTarget(event.key, MEAL_TIMES.indexOf(open)) : undefined;
    if (at === undefined) return;
    event.preventDefault();
    onOpen(MEAL_TIMES[at] ?? open);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  }
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={t('mealStyles.tabs')}
      onKeyDown={onKeyDown}
    >
      {MEAL_TIMES.map((time) => (
        <button
          key={time}
          type="button"
          role="tab"
          id={mealTabId(time)}
          aria-controls={panelId}
          data-meal={time}
          aria-selected={time === open}
          tabIndex={time === open ? 0 : -1}
          className={classNames(
            styles.tab,
            time === open && styles.on,
            chosen[time] === null && styles.empty,
          )}
          onClick={() => onOpen(time)}
        >
          <span className={styles.time}>
            <DayGlyph meal={time} />
            {t(`mealTime.${time}`)}
          </span>
          <b>{chosen[time] ? t(`mealStyle.${chosen[time]}`) : t('mealStyles.choose')}</b>
        </button>
      ))}
    </div>
  );
}

function keyTarget(key: string, at: number): number | undefined {
  const last = MEAL_TIMES.length - 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
