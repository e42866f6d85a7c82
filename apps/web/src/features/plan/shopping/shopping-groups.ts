import type { ShoppingItemWire } from '@kkini/contract';
import { AISLES, type Aisle, addDays } from '@kkini/domain';

export const SHOPPING_VIEWS = ['byFood', 'byDay', 'twoDays'] as const;
export type ShoppingView = (typeof SHOPPING_VIEWS)[number];

/** Rows below one heading: an aisle or a day. */
export type ShoppingGroup = {
  readonly key: string;
  readonly heading: { readonly aisle: Aisle } | { readonly date: string };
  readonly items: readonly ShoppingItemWire[];
};

type Grouping = { readonly view: ShoppingView; readonly today: string };

/** The items in groups, none of them empty. By day, an item belongs to the first day that needs it. */
export function shoppingGroups(
  items: readonly ShoppingItemWire[],
  { view, today }: Grouping,
): readonly ShoppingGroup[] {
  if (view === 'byDay') {
    const dates = [...new Set(items.map(firstDate))].sort();
    return dates.map((date) => ({
      key: date,
      heading: { date },
      items: items.filter((item) => firstDate(item) === date),
    }));
  }
  const shown = view === 'twoDays' ? items.filter((item) => isSoon(item, today)) : items;
  return AISLES.map((aisle) => ({
    key: aisle,
    heading: { aisle },
    items: shown.filter((item) => item.aisle === aisle),
  })).filter((group) => group.items.length > 0);
}

function firstDate({ uses }: ShoppingItemWire): string {
  return uses.map(({ date }) => date).sort()[0] ?? '';
}

/** Needed today or tomorrow; before a plan begins, on its first two days. */
function isSoon({ uses }: ShoppingItemWire, from: string): boolean {
  return uses.some(({ date }) => date === from || date === addDays(from, 1));
}
