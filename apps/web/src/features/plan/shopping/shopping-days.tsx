import { useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { SHOPPING_RANGES, type ShoppingRange, twoDays } from './shopping-groups.ts';
import styles from './shopping-screen.module.css';

type ShoppingDaysProps = {
  /** Of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  readonly from: string;
  readonly chosen: readonly string[];
  readonly onChoose: (dates: readonly string[]) => void;
};

/** Chooses the days to shop for: two, all, or each by itself. */
export function ShoppingDays({ dates, from, chosen, onChoose }: ShoppingDaysProps) {
  const { t } = useMessages();
  const [range, setRange] = useState<ShoppingRange>('twoDays');
  function choose(next: ShoppingRange) {
    setRange(next);
    if (next === 'twoDays') onChoose(twoDays(dates, from));
    if (next === 'week') onChoose(dates);
  }
  const toggled = (date: string) =>
    dates.filter((each) => (each === date ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <>
      <fieldset className={styles.views} aria-label={t('shopping.by')}>
        {SHOPPING_RANGES.map((name) => (
          <Chip key={name} size="small" pressed={name === range} onPress={() => choose(name)}>
            {t(`shopping.${name}`)}
          </Chip>
        ))}
      </fieldset>
      {range === 'days' && (
        <fieldset className={styles.views} aria-label={t('shopping.dayChips')}>
          {dates.map((date) => (
            <Chip
              key={date}
              size="small"
              pressed={chosen.includes(date)}
              onPress={() => onChoose(toggled(date))}
            >
              {dayWords(t, date).weekday}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  );
}
