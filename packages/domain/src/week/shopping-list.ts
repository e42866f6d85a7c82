import { squeezeText } from '../food/taxonomy/name-index.ts';
import { PURCHASE_UNITS, type PurchaseUnit, SOLD_BY } from '../vocabulary/foods/aisles.ts';
import type { CookedDish, CookedLine } from './cooked-dishes.ts';

/** One cooking that a food is needed for; `grams` are edible, null when a line has no amount. */
export type FoodUse = { readonly dish: CookedDish; readonly grams: number | null };

/** One food to buy, or one dish of a store, with the cookings that need it. */
export type ShoppingItem = {
  /** The taxonomy id or the written name of an unknown food; `dish:` and the recipe id of a stored dish, which a food may share. */
  readonly key: string;
  readonly food: string | null;
  readonly name: string;
  /** The food as its recipes write it, each name once: a cut, such as pork loin for lean pork. */
  readonly writtenNames: readonly Pick<CookedLine, 'name' | 'englishName'>[];
  /** Whether it is a dish that is made or bought ahead, like kimchi. */
  readonly isStored: boolean;
  readonly uses: readonly FoodUse[];
};

/** Items for the dishes that are cooked, one per food in the order of first use. Leaves out water. */
export function shoppingList(dishes: readonly CookedDish[]): readonly ShoppingItem[] {
  const items = new Map<string, ShoppingItem>();
  for (const dish of dishes) {
    if (dish.storedGrams !== null) {
      const { id, title: name, storedGrams: grams } = dish;
      const key = `dish:${id}`;
      const known = items.get(key)?.uses ?? [];
      items.set(key, {
        key,
        food: null,
        name,
        writtenNames: [],
        isStored: true,
        uses: [...known, { dish, grams }],
      });
      continue;
    }
    for (const line of dish.lines) {
      if (line.id !== null && WATERS.includes(line.id)) continue;
      const key = line.id ?? line.name;
      items.set(key, withLine(items.get(key), { key, line, dish }));
    }
  }
  return [...items.values()];
}

const WATERS: readonly string[] = ['water', 'noodle_water'];

type Addition = { readonly key: string; readonly line: CookedLine; readonly dish: CookedDish };

function withLine(item: ShoppingItem | undefined, { key, line, dish }: Addition): ShoppingItem {
  const { name, englishName } = line;
  const first = { key, food: line.id, name, writtenNames: [], isStored: false, uses: [] };
  const known = withName(item ?? first, { name, englishName });
  const before = known.uses.find((use) => use.dish === dish);
  if (before === undefined) return { ...known, uses: [...known.uses, { dish, grams: line.grams }] };
  const grams = neededGrams([before, line]);
  return { ...known, uses: known.uses.map((use) => (use === before ? { dish, grams } : use)) };
}

/** Recipes write 돼지앞다리살 and 돼지 앞다리살, which is one name. */
function withName(item: ShoppingItem, written: ShoppingItem['writtenNames'][number]): ShoppingItem {
  if (item.writtenNames.some(({ name }) => squeezeText(name) === squeezeText(written.name))) return item;
  return { ...item, writtenNames: [...item.writtenNames, written] };
}

/** The sum of amounts; null when one is unknown. */
export function neededGrams(uses: readonly { readonly grams: number | null }[]): number | null {
  return uses.reduce<number | null>(
    (sum, { grams }) => (sum === null || grams === null ? null : sum + grams),
    0,
  );
}

/** How a food is sold: the unit, and the grams of one. */
export type SoldPiece = { readonly unit: PurchaseUnit; readonly grams: number };

/** The piece a food is sold by, of the grams of each of its units; null for a food that is sold by weight. */
export function soldPiece(food: string, unitGrams: Readonly<Record<string, number>>): SoldPiece | null {
  const known = SOLD_BY[food];
  const unit =
    known === undefined ? PURCHASE_UNITS.find((name) => (unitGrams[name] ?? 0) >= SMALLEST_PIECE_G) : known;
  const grams = unitGrams[unit ?? ''];
  return unit === undefined || unit === null || grams === undefined ? null : { unit, grams };
}

/**
 * The least pieces that hold an edible amount but for 3 % of it, and a tenth of a piece at most: 540 g of courgettes at
 * 270 g each are 2.
 */
export function piecesToBuy(grams: number, piece: SoldPiece): number {
  const needed = grams / piece.grams;
  return Math.max(1, Math.ceil(needed - Math.min(needed * SPARED_SHARE, SPARED_PIECE)));
}

/** Grams below which pieces are not counted, such as berries and cloves of garlic. */
const SMALLEST_PIECE_G = 30;
/** Share of an amount that may be missing from what is bought, and the most of a piece. */
const SPARED_SHARE = 0.03;
const SPARED_PIECE = 0.1;
