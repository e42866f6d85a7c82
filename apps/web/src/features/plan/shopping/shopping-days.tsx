import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { SHOPPING_RANGES } from './shopping-groups.ts';
import styles from './shopping-screen.module.css';
import type { ChosenDays } from './use-shopping-days.ts';

type ShoppingDaysProps = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  readonly days: ChosenDays;
};

/** Chooses the days to shop for: two, all, or single days. */
export function ShoppingDays({ dates, days: { range, chosen, choose, toggle } }: ShoppingDaysProps) {
  const { t } = useMessages();
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
            <Chip key={date} size="small" pressed={chosen.includes(date)} onPress={() => toggle(date)}>
              {dayWords(t, date).weekday}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  );
}
