import { PURCHASE_UNITS, SOLD_BY, SOLD_IN_PARTS, type SoldPiece } from '../vocabulary/foods/aisles.ts';
import { boughtAs, cutKey, shopGoodOf } from '../vocabulary/foods/shop-goods.ts';
import type { CookedDish, CookedLine } from './cooked-dishes.ts';

/** One cooking that needs a food. `grams` are as the recipe weighs it, null when a line has no amount. */
export type FoodUse = { readonly dish: CookedDish; readonly grams: number | null };

/** One food to buy, or one dish from a store, with the cookings that need it. */
export type ShoppingItem = {
  /**
   * The taxonomy id, or the written name of an unknown food. For a stored dish, `dish:` and its recipe id, because a
   * food may have the same id.
   */
  readonly key: string;
  readonly food: string | null;
  readonly name: string;
  /** The good of its food, such as thin green onions or pork loin; null for the food itself. */
  readonly good: BoughtGood | null;
  /** Whether it is a dish made or bought ahead, such as kimchi. */
  readonly isStored: boolean;
  readonly uses: readonly FoodUse[];
};

/** One of several goods of a food. `piece` is undefined where it is sold in the same way as the food. */
export type BoughtGood = {
  /** Identifies it among the goods of its food. */
  readonly key: string;
  readonly ko: string;
  readonly en: string | null;
  readonly piece?: SoldPiece | null;
  /** What a shopper counts of a good sold by weight. */
  readonly counted?: SoldPiece | null;
};

/** Longest name of a cut, in characters; longer texts describe it instead. */
const LONGEST_CUT = 14;

/** The good that a line means. Meat and fish are bought by the cut or kind that the recipe writes. */
function goodOf({ id, name, englishName }: CookedLine, isCut: IsCut): BoughtGood | null {
  if (id === null) return null;
  const good = shopGoodOf(id, name);
  if (good !== undefined) return { key: good.ko, ...good };
  return isCut(id) && name.length <= LONGEST_CUT ? { key: cutKey(name), ko: name, en: englishName } : null;
}

/** Whether a food is meat or fish. */
type IsCut = (food: string) => boolean;

/**
 * Items for the cooked dishes, one per food or good of it, in the order of first use, without water. A stored dish
 * that recipes also cook with, such as kkakdugi, is one item with the grams of both.
 */
export function shoppingList(dishes: readonly CookedDish[], isCut: IsCut): readonly ShoppingItem[] {
  const stored = new Map(
    dishes.flatMap(({ id, title, storedGrams }) => (storedGrams === null ? [] : [[title, `dish:${id}`]])),
  );
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
        good: null,
        isStored: true,
        uses: [...known, { dish, grams }],
      });
      continue;
    }
    for (const line of dish.lines) {
      if (line.id !== null && WATERS.includes(line.id)) continue;
      const called = (line.id === null ? undefined : shopGoodOf(line.id, line.name)?.ko) ?? line.name;
      const addition = additionOf(line, { dish, isCut, stored: stored.get(called) ?? stored.get(line.name) });
      items.set(addition.key, withLine(items.get(addition.key), addition));
    }
  }
  return [...items.values()];
}

const WATERS: readonly string[] = ['water', 'noodle_water'];

type Addition = Pick<ShoppingItem, 'key' | 'food' | 'good' | 'isStored'> & {
  readonly line: CookedLine;
  readonly dish: CookedDish;
};

type Cooking = {
  readonly dish: CookedDish;
  readonly isCut: IsCut;
  /** The key of the stored dish that the line names; undefined for any other line. */
  readonly stored: string | undefined;
};

/** A line as the item that is bought for it. */
function additionOf(written: CookedLine, { dish, isCut, stored }: Cooking): Addition {
  const { food, times } = boughtAs(written.id ?? written.name, written.name);
  const line = { ...written, grams: written.grams === null ? null : written.grams * times };
  if (stored !== undefined) return { key: stored, food: null, good: null, isStored: true, line, dish };
  const good = goodOf({ ...line, id: written.id === null ? null : food }, isCut);
  const key = good === null ? food : `${food}:${good.key}`;
  return { key, food: written.id === null ? null : food, good, isStored: false, line, dish };
}

function withLine(item: ShoppingItem | undefined, { line, dish, ...named }: Addition): ShoppingItem {
  const known = item ?? { ...named, name: line.name, uses: [] };
  const before = known.uses.find((use) => use.dish === dish);
  if (before === undefined) return { ...known, uses: [...known.uses, { dish, grams: line.grams }] };
  const grams = neededGrams([before, line]);
  return { ...known, uses: known.uses.map((use) => (use === before ? { dish, grams } : use)) };
}

/** The sum of amounts; null when one is unknown. */
export function neededGrams(uses: readonly { readonly grams: number | null }[]): number | null {
  return uses.reduce<number | null>(
    (sum, { grams }) => (sum === null || grams === null ? null : sum + grams),
    0,
  );
}

/** Grams of each unit a food is counted in, by food and unit. */
export type UnitGrams = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The piece that a food, or the good bought of it, is sold by; null where it is sold by weight. */
export function pieceOf(
  { food, good }: { readonly food: string; readonly good: Pick<BoughtGood, 'piece'> | null },
  unitGrams: UnitGrams,
): SoldPiece | null {
  return good?.piece === undefined ? soldPiece(food, unitGrams[food] ?? {}) : good.piece;
}

/**
 * How much the grams of a line take of the least a shop sells of a food: 0.5 for a quarter of a block of tofu, which is sold by
 * the half; 0 for a food sold by weight and for a line without an amount.
 */
export function partOfPiece(
  { id, name, grams }: Pick<CookedLine, 'id' | 'name' | 'grams'>,
  unitGrams: UnitGrams,
): number {
  if (id === null || grams === null) return 0;
  const { food, times } = boughtAs(id, name);
  const piece = pieceOf({ food, good: shopGoodOf(food, name) ?? null }, unitGrams);
  return piece === null ? 0 : (grams * times) / leastSold(piece);
}

/** The piece a food is sold by, given the grams of each of its units; null for a food sold by weight. */
function soldPiece(food: string, unitGrams: Readonly<Record<string, number>>): SoldPiece | null {
  const known = SOLD_BY[food];
  const unit =
    known === undefined ? PURCHASE_UNITS.find((name) => (unitGrams[name] ?? 0) >= SMALLEST_PIECE_G) : known;
  const grams = unitGrams[unit ?? ''];
  if (unit === undefined || unit === null || grams === undefined) return null;
  return { unit, grams, parts: SOLD_IN_PARTS[food] ?? 1 };
}

/**
 * The smallest number of pieces that covers an edible amount, except for 3 % of it and at most a tenth of a piece:
 * 540 g of courgettes at 270 g each are 2, 150 g of tofu half a block. `left` grams are in stock; nothing is bought if they are
 * enough.
 */
export function piecesToBuy(grams: number, piece: Pick<SoldPiece, 'grams' | 'parts'>, left = 0): number {
  const needed = grams / piece.grams;
  const lacking = needed - left / piece.grams - Math.min(needed * SPARED_SHARE, SPARED_PIECE);
  return Math.max(0, Math.ceil(lacking * piece.parts)) / piece.parts;
}

/** Grams of the least a shop sells of a food: a piece, or a part of one. */
export function leastSold({ grams, parts }: Pick<SoldPiece, 'grams' | 'parts'>): number {
  return grams / parts;
}

/** Pieces below this weight, in grams, are not counted, such as berries and cloves of garlic. */
const SMALLEST_PIECE_G = 30;
/** Share of an amount that what is bought may lack, and the largest part of a piece. */
const SPARED_SHARE = 0.03;
const SPARED_PIECE = 0.1;
