import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { isPlainKey } from '../../../ui/fields/is-plain-key.ts';
import styles from './day-tabs.module.css';

type DayTabsProps = {
  /** Dates of the plan in calendar order. */
  readonly dates: readonly string[];
  readonly today: string;
  readonly selected: string;
  readonly onSelect: (date: string) => void;
  /** Id of the panel that shows the selected day. */
  readonly panelId: string;
};

export function dayTabId(date: string): string {
  return `day-tab-${date}`;
}

/** Days of a plan as tabs, with arrow keys, Home and End. Paper shows only the selected one, with its date. */
export function DayTabs({ dates, today, selected, onSelect, panelId }: DayTabsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return undefined;
    // On the smallest screens the tabs scroll sideways. The observer runs after layout, so reading positions forces no second
    // layout.
    const places = new ResizeObserver(([entry]) => {
      const tab = document.getElementById(dayTabId(selected));
      if (tab && entry) entry.target.scrollLeft = tab.offsetLeft - entry.contentRect.width / 2;
    });
    places.observe(list.current);
    return () => places.disconnect();
  }, [selected]);
  function onKeyDown(event: KeyboardEvent) {
    const date = isPlainKey(event) ? keyTarget(event.key, dates, selected) : undefined;
    if (date === undefined) return;
    event.preventDefault();
    onSelect(date);
    document.getElementById(dayTabId(date))?.focus();
  }
  return (
    <>
      <p className={styles.onPaper}>{dayWords(t, selected).long}</p>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={t('day.tabs')}>
        {dates.map((date) => {
          const { weekday, long } = dayWords(t, date);
          const day = Number(date.slice(8));
          const name = date === today ? t('day.today') : weekday;
          return (
            <button
              key={date}
              type="button"
              role="tab"
              id={dayTabId(date)}
              aria-selected={date === selected}
              aria-controls={panelId}
              aria-label={t('day.label', { shown: `${name} ${day}`, date: long })}
              tabIndex={date === selected ? 0 : -1}
              className={styles.tab}
              data-past={date < today || undefined}
              onClick={() => onSelect(date)}
              onKeyDown={onKeyDown}
            >
              <span>{name}</span> <b>{day}</b>
            </button>
          );
        })}
      </div>
    </>
  );
}

function keyTarget(key: string, dates: readonly string[], selected: string): string | undefined {
  const index = dates.indexOf(selected);
  if (key === 'ArrowLeft') return dates[Math.max(index - 1, 0)];
  if (key === 'ArrowRight') return dates[Math.min(index + 1, dates.length - 1)];
  if (key === 'Home') return dates[0];
  if (key === 'End') return dates.at(-1);
  return undefined;
}
