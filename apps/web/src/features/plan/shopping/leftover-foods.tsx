import type { ShoppingItemWire } from '@kkini/contract';
import { neededGrams, PACK_UNITS } from '@kkini/domain';
import { BOWL_UNIT } from '@kkini/domain/portions';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Wording } from '../../../messages/translate.ts';
import { ShoppingFold } from './shopping-fold.tsx';
import type { NeededItem, NeededOn } from './shopping-groups.ts';
import styles from './shopping-screen.module.css';
import { daysWords, itemName } from './shopping-words.ts';

/** The rest of a food bought in whole pieces, and later cookings that need it. */
export type Leftover = {
  readonly item: NeededItem;
  /** Grams, rounded to tens, those of a light pack to fives, because a piece is of average weight. */
  readonly grams: number;
  readonly later: readonly ShoppingItemWire['uses'][number][];
};

/** Share of a piece and grams below which a rest is not listed; the rest of a small piece, such as an egg or a chili, never is. */
const LEAST_SHARE = 0.2;
const LEAST_G = 20;
const SMALL_PIECE_G = 60;
const STEP_G = 10;
/** The same for a light pack, such as laver or perilla leaves. */
const LEAST_OF_LIGHT_G = 5;
const STEP_OF_LIGHT_G = 5;

type Plan = {
  /** Cookings of the whole plan. */
  readonly all: readonly ShoppingItemWire[];
  readonly neededOn: NeededOn;
};

/** Rests of the foods bought for some days; none of a food at home, of which nobody knows how much there is. */
export function leftovers(bought: readonly NeededItem[], { all, neededOn }: Plan): readonly Leftover[] {
  return bought.flatMap((item) => {
    const { grams, pieces, piece, uses, carried, at_home: isAtHome } = item;
    if (isAtHome) return [];
    if (grams === null || pieces === null || piece === null || piece.unit === BOWL_UNIT) return [];
    const isLight = piece.grams < SMALL_PIECE_G;
    if (isLight && !PACK_UNITS.includes(piece.unit)) return [];
    const [step, least] = isLight ? [STEP_OF_LIGHT_G, LEAST_OF_LIGHT_G] : [STEP_G, LEAST_G];
    const left = Math.round((carried + pieces.count * piece.grams - grams) / step) * step;
    if (left < least || left < (piece.grams / piece.parts) * LEAST_SHARE) return [];
    const last = uses.map(neededOn).sort().at(-1) ?? '';
    const whole = all.find(({ key }) => key === item.key)?.uses ?? [];
    return [{ item, grams: left, later: whole.filter((use) => neededOn(use) > last) }];
  });
}

type LeftoverFoodsProps = { readonly foods: readonly Leftover[] };

/** Rests of whole pieces, collapsed; null if there are none. */
export function LeftoverFoods({ foods }: LeftoverFoodsProps) {
  const wording = useMessages();
  const { t } = wording;
  if (foods.length === 0) return null;
  return (
    <ShoppingFold title={t('shopping.left')} count={foods.length}>
      <p className={styles.small}>{t('shopping.leftHint')}</p>
      <ul className={styles.bought}>
        {foods.map((left) => (
          <li key={left.item.key}>
            <span>
              {t('shopping.leftOf', { food: itemName(wording, left.item), grams: figure(left.grams) })}
            </span>
            <span>{laterWords(wording, left)}</span>
          </li>
        ))}
      </ul>
    </ShoppingFold>
  );
}

/** "수 · 금에 150g 더 써요". */
function laterWords({ t }: Wording, { later }: Leftover): string {
  if (later.length === 0) return t('shopping.leftUnused');
  const days = daysWords(t, [...new Set(later.map(({ cooked_on: day }) => day))].sort());
  const grams = neededGrams(later);
  return grams === null
    ? t('shopping.leftLater', { days })
    : t('shopping.leftLaterGrams', { days, grams: figure(grams) });
}
