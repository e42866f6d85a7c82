import { useSearchParams } from 'react-router';
import { type ShoppingRange, twoDays } from './shopping-groups.ts';

/** Query parameter of the days: `week`, or dates separated by commas; absent for two days. */
const DAYS_QUERY = 'days';

type Week = {
  /** Dates of the plan, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** First day to shop for. */
  readonly from: string;
};

export type ChosenDays = {
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
