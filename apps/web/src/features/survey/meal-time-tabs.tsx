import { MEAL_TIMES, type MealStyleChoice, type MealTime } from '@kkini/domain';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayGlyph } from '../../ui/icons/day-glyph.tsx';
import styles from './meal-time-tabs.module.css';

type MealTimeTabsProps = {
  readonly chosen: MealStyleChoice;
  readonly open: MealTime;
  readonly onOpen: (time: MealTime) => void;
};

/** Breakfast, lunch and dinner as tabs that show their answer. */
export function MealTimeTabs({ chosen, open, onOpen }: MealTimeTabsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (MEAL_TIMES.indexOf(open) + step + MEAL_TIMES.length) % MEAL_TIMES.length;
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
