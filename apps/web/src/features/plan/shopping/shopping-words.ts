import type { ShoppingItemWire } from '@kkini/contract';
import { addDays, type PurchaseUnit } from '@kkini/domain';
import { BOWL_UNIT, plainFraction, UNCOOKED_RICE_SHARE } from '@kkini/domain/portions';
import { dayRangeWords, dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { figure } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { slotsWords } from '../../../messages/slots-words.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';
import { fractionWords } from '../model/portion-words.ts';
import type { NeededItem, ShoppingGroup } from './shopping-groups.ts';

export function itemName(
  { locale }: Pick<Wording, 'locale'>,
  { name, name_en: english }: ShoppingItemWire,
): string {
  return locale === 'en' ? english : name;
}

/** Share of a piece below which hardly any of it is used, so that a shopper may do without: 5 g of a lemon. */
const LITTLE_OF_PIECE = 0.1;
/** Grams below which an amount is not shown: less than a teaspoon of butter or parsley. */
const LITTLE_G = 5;
/** Rounding step of grams, as kitchen scales and counters have it, and the least grams that are rounded. */
const ASKED_STEP_G = 10;
const LEAST_ASKED_G = 50;

/**
 * Amount to buy: "2모" with "450g", "1/2모" with "150g", "100g" with "약 20개", "450g" only, or nothing if no recipe states one. Pantry foods show none. Grams are rounded
 * up to tens. Bowls of cooked rice state the uncooked rice they need. If earlier days leave some, the
 * grams are the sum of what is left and what is bought.
 */
export function amountWords(
  t: Translate,
  { key, pieces, grams, pantry, piece, carried, counted }: NeededItem,
): { readonly amount: string; readonly grams: string } {
  if (grams === null || pantry) return { amount: '', grams: '' };
  if (pieces === null) {
    if (grams < LITTLE_G) return { amount: t('shopping.little'), grams: gramsWords(t, grams) };
    return {
      amount: gramsWords(t, askedGrams(grams)),
      grams: counted === null ? '' : countWords(t, grams, counted),
    };
  }
  const { count, unit } = pieces;
  if (count === 0) return { amount: gramsWords(t, askedGrams(grams)), grams: '' };
  const word = count > 1 ? t(`shopping.units.${unit}`) : t(`shopping.unit.${unit}`);
  return {
    amount: t('shopping.pieces', { count: fractionWords(t, plainFraction(count)), unit: word }),
    grams:
      carried > 0
        ? t('shopping.withLeft', { grams: gramsWords(t, askedGrams(grams)) })
        : weightWords(t, { key, grams, unit, piece }),
  };
}

/** "약 20개" of a food sold by weight. */
function countWords(
  t: Translate,
  grams: number,
  { unit, grams: each }: NonNullable<NeededItem['counted']>,
): string {
  const count = Math.max(1, Math.round(grams / each));
  return t('shopping.about', {
    count,
    unit: t(count > 1 ? `shopping.units.${unit}` : `shopping.unit.${unit}`),
  });
}

/** Text beside a count of pieces: their weight, or how little of one is used. */
function weightWords(
  t: Translate,
  {
    key,
    grams,
    unit,
    piece,
  }: Pick<NeededItem, 'key' | 'piece'> & { readonly grams: number; readonly unit: PurchaseUnit },
): string {
  if (unit === BOWL_UNIT) return cookedRiceWords(t, grams, key);
  const isLittle = piece !== null && grams < (piece.grams / piece.parts) * LITTLE_OF_PIECE;
  if (!isLittle) return gramsWords(t, askedGrams(grams));
  return grams < 1
    ? t('shopping.traceOfPiece')
    : t('shopping.littleOfPiece', { grams: gramsWords(t, grams) });
}

/** What bowls of cooked rice other than white are made from, by the key of the food. */
const GRAINS = {
  brown_rice_cooked: 'brown',
  barley_rice: 'barley',
  multigrain_rice: 'mixed',
} as const;

/** "640g · 현미 약 280g으로 지어요", with the uncooked grain rounded up to tens. */
function cookedRiceWords(t: Translate, grams: number, key: string): string {
  const uncooked = upToTens(grams * UNCOOKED_RICE_SHARE);
  const kind = Object.entries(GRAINS).find(([food]) => food === key)?.[1] ?? 'white';
  return t('shopping.cookedFrom', {
    grams: gramsWords(t, grams),
    grain: t(`shopping.grain.${kind}`),
    uncooked: gramsWords(t, uncooked),
  });
}

function askedGrams(grams: number): number {
  if (grams < LEAST_ASKED_G) return grams;
  return upToTens(Math.round(grams));
}

function upToTens(grams: number): number {
  return Math.ceil(grams / ASKED_STEP_G) * ASKED_STEP_G;
}

/** "시금치나물 · 목 점심 · 토 점심 · 150g". */
export function dishOfUseWords(wording: Wording, use: ShoppingItemWire['uses'][number]): string {
  const { t } = wording;
  const slots = slotsWords(
    t,
    use.meals.map(({ date, mealTime }) => ({ date, time: mealTime })),
  );
  const dish = dishTitle(wording, use);
  return use.grams === null
    ? t('shopping.use', { dish, slots })
    : t('shopping.useGrams', { dish, slots, grams: gramsWords(t, use.grams) });
}

/** "목 · 금". */
export function daysWords(t: Translate, dates: readonly string[]): string {
  return dates.map((date) => dayWords(t, date).weekday).join(MIDDLE_DOT);
}

function gramsWords(t: Translate, grams: number): string {
  return grams < 1 ? t('shopping.gramsLittle') : t('shopping.grams', { grams: figure(grams) });
}

type Shared = {
  readonly groups: readonly ShoppingGroup[];
  readonly carried: readonly NeededItem[];
  readonly pantry: readonly NeededItem[];
  /** Days it is bought for, YYYY-MM-DD, at least one. */
  readonly dates: readonly string[];
};

/** What is not yet in the basket, as a text to share. */
export function shoppingShareWords(
  wording: Wording,
  { groups, carried, pantry, dates }: Shared,
): { readonly title: string; readonly text: string } {
  const { t } = wording;
  const title = t('shopping.shareTitle', { date: datesWords(t, dates) });
  const lines = groups
    .flatMap(({ items }) => items)
    .map((item) => {
      const words = `- ${itemName(wording, item)} ${amountWords(t, item).amount}`.trim();
      const told = item.at_home ? t('atHome.shared', { item: words }) : words;
      return item.check_label ? t('shopping.checkShared', { item: told }) : told;
    });
  const named = (name: 'shopping.carried' | 'shopping.pantry', items: readonly NeededItem[]) => {
    const foods = items.map((item) => itemName(wording, item)).join(', ');
    return foods === '' ? [] : [t('shopping.sharePantry', { title: t(name), foods })];
  };
  const kept = [...named('shopping.carried', carried), ...named('shopping.pantry', pantry)];
  return { title, text: [title, ...lines, ...kept].join('\n') };
}

/** "11월 21일 (금)", "11월 21일 – 23일" for consecutive days, "11월 21일 (금) · 11월 23일 (일)" for others. */
function datesWords(t: Translate, dates: readonly string[]): string {
  const [first = '', last = first] = [dates.at(0), dates.at(-1)];
  const isInRow = dates.length > 1 && last === addDays(first, dates.length - 1);
  return isInRow
    ? dayRangeWords(t, first, last)
    : dates.map((date) => dayWords(t, date).short).join(MIDDLE_DOT);
}
