import { MEAL_STYLES, MEAL_TIMES, type MealStyle, type MealStyleChoice, type MealTime } from '@kkini/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isPlainKey } from '../../../ui/fields/is-plain-key.ts';
import { RadioTiles } from '../../../ui/fields/radio-tiles.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './meal-styles.module.css';

type MealStylesProps = {
  readonly chosen: MealStyleChoice;
  readonly onChange: (chosen: MealStyleChoice) => void;
  readonly open: MealTime;
  readonly onOpen: (time: MealTime) => void;
};

/** Seven meal styles for each meal time. After a choice the next unanswered meal time opens. */
export function MealStyles({ chosen, onChange, open, onOpen }: MealStylesProps) {
  const { t } = useMessages();
  const [announced, setAnnounced] = useState('');
  function choose(style: MealStyle) {
    const answers = { ...chosen, [open]: style };
    const next = unansweredTime(answers);
    onChange(answers);
    if (next) onOpen(next);
    setAnnounced(next ? t('mealStyles.nextTime', { time: t(`mealTime.${next}`) }) : '');
  }
  return (
    <div id={MEAL_STYLES_ID}>
      <MealTimeTabs chosen={chosen} open={open} onOpen={onOpen} panelId={PANEL_ID} />
      <VisuallyHidden live="polite">{announced}</VisuallyHidden>
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={mealTabId(open)}>
        <RadioTiles
          label={t('mealStyles.group', { time: t(`mealTime.${open}`) })}
          tiles={MEAL_STYLES.map((style) => ({
            value: style,
            title: t(`mealStyle.${style}`),
            picture: <MealStylePicture style={style} />,
          }))}
          chosen={chosen[open]}
          onChoose={choose}
        >
          <CopyTile chosen={chosen} open={open} onCopy={choose} />
        </RadioTiles>
      </div>
    </div>
  );
}

/** Id of the control to focus if a meal has no style. */
export const MEAL_STYLES_ID = 'meal-styles';
const PANEL_ID = 'meal-style-panel';

export function unansweredTime(chosen: MealStyleChoice): MealTime | null {
  return MEAL_TIMES.find((time) => chosen[time] === null) ?? null;
}

type CopyTileProps = {
  readonly chosen: MealStyleChoice;
  readonly open: MealTime;
  readonly onCopy: (style: MealStyle) => void;
};

function CopyTile({ chosen, open, onCopy }: CopyTileProps) {
  const { t } = useMessages();
  const before = MEAL_TIMES[MEAL_TIMES.indexOf(open) - 1];
  const style = before ? chosen[before] : null;
  if (!before || !style || style === chosen[open]) return null;
  return (
    <button type="button" className={styles.copy} onClick={() => onCopy(style)}>
      <Icon name="copyCheck" />
      <span>
        {t('mealStyles.copy', { time: t(`mealTime.${before}`) })} <b>{t(`mealStyle.${style}`)}</b>
      </span>
    </button>
  );
}

type MealTimeTabsProps = {
  readonly chosen: MealStyleChoice;
  readonly open: MealTime;
  readonly onOpen: (time: MealTime) => void;
  /** Id of the panel that shows the open meal. */
  readonly panelId: string;
};

function mealTabId(time: MealTime): string {
  return `meal-tab-${time}`;
}

/** Breakfast, lunch and dinner as tabs that show their answers, with arrow keys, Home and End. */
function MealTimeTabs({ chosen, open, onOpen, panelId }: MealTimeTabsProps) {
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

/** The drawing of a meal style; decoration beside its name. */
export function MealStylePicture({ style }: { readonly style: MealStyle }) {
  return <Picture src={`/art/meal-styles/${style}.svg`} eager />;
}
