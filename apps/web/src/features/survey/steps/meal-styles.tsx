import { MEAL_STYLES, MEAL_TIMES, type MealStyle, type MealStyleChoice, type MealTime } from '@kkini/domain';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RadioTiles } from '../../../ui/fields/radio-tiles.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MealStylePicture } from './meal-style-picture.tsx';
import styles from './meal-styles.module.css';
import { MealTimeTabs, mealTabId } from './meal-time-tabs.tsx';

type MealStylesProps = {
  readonly chosen: MealStyleChoice;
  readonly onChange: (chosen: MealStyleChoice) => void;
  readonly open: MealTime;
  readonly onOpen: (time: MealTime) => void;
};

/** Seven ways to eat for each meal time; after a pick the next unanswered meal opens. */
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

/** Where the focus goes when a meal has no style. */
export const MEAL_STYLES_ID = 'meal-styles';
const PANEL_ID = 'meal-style-panel';

/** The first meal time without an answer. */
export function unansweredTime(chosen: MealStyleChoice): MealTime | null {
  return MEAL_TIMES.find((time) => chosen[time] === null) ?? null;
}

type CopyTileProps = {
  readonly chosen: MealStyleChoice;
  readonly open: MealTime;
  readonly onCopy: (style: MealStyle) => void;
};

/** Takes over the answer of the meal before this one. */
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
