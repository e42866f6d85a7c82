import { useSearchParams } from 'react-router';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { SHOPPING_RANGES, type ShoppingRange, twoDays } from './shopping-groups.ts';
import styles from './shopping-screen.module.css';

type ShoppingDaysProps = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  readonly days: ChosenDays;
};

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

/** Query parameter of the days: `week`, or dates separated by commas; absent for two days. */
const DAYS_QUERY = 'days';

type Week = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** First day to shop for. */
  readonly from: string;
};

type ChosenDays = {
  readonly range: ShoppingRange;
  readonly chosen: readonly string[];
  readonly choose: (range: ShoppingRange) => void;
  readonly toggle: (date: string) => void;
};

/** Days to shop for. They are part of the address and survive a reload. */
export function useShoppingDays({ dates, from }: Week): ChosenDays {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(DAYS_QUERY);
  const range = asked === null ? 'twoDays' : asked === 'week' ? 'week' : 'days';
  const named = asked?.split(',') ?? [];
  const chosen = {
    twoDays: twoDays(dates, from),
    week: dates,
    days: dates.filter((date) => named.includes(date)),
  }[range];
  const ask = (days: string | null) =>
    setSearch(days === null ? {} : { [DAYS_QUERY]: days }, { replace: true });
  return {
    range,
    chosen,
    choose: (next) => ask(next === 'twoDays' ? null : next === 'week' ? 'week' : chosen.join(',')),
    toggle: (date) => ask(dates.filter((each) => (each === date) !== chosen.includes(each)).join(',')),
  };
}
