import type { ShoppingItemWire } from '@kkini/contract';
import { neededGrams } from '@kkini/domain';
import { BOWL_UNIT } from '@kkini/domain/portions';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Wording } from '../../../messages/translate.ts';
import type { NeededOn } from './needed-on.ts';
import { ShoppingFold } from './shopping-fold.tsx';
import type { NeededItem } from './shopping-groups.ts';
import styles from './shopping-screen.module.css';
import { daysWords, itemName } from './shopping-words.ts';

/** What is left of a food bought in whole pieces, and what cookings of later days need of it. */
export type Leftover = {
  readonly item: NeededItem;
  /** Grams, to tens: a piece weighs what is usual. */
  readonly grams: number;
  readonly later: readonly ShoppingItemWire['uses'][number][];
};

/** Share of a piece, and grams, below which nobody asks what to do with the rest; of an egg or a chili nobody does. */
const LEAST_SHARE = 0.2;
const LEAST_G = 20;
const SMALL_PIECE_G = 60;
const STEP_G = 10;

type Plan = {
  /** The cookings of the whole plan. */
  readonly all: readonly ShoppingItemWire[];
  readonly neededOn: NeededOn;
};

/** What is left of the foods bought for some days. */
export function leftovers(bought: readonly NeededItem[], { all, neededOn }: Plan): readonly Leftover[] {
  return bought.flatMap((item) => {
    const { grams, pieces, piece, uses, carried } = item;
    if (grams === null || pieces === null || piece === null || piece.unit === BOWL_UNIT) return [];
    if (piece.grams < SMALL_PIECE_G) return [];
    const left = Math.round((carried + pieces.count * piece.grams - grams) / STEP_G) * STEP_G;
    if (left < LEAST_G || left < piece.grams * LEAST_SHARE) return [];
    const last = uses.map(neededOn).sort().at(-1) ?? '';
    const whole = all.find(({ key }) => key === item.key)?.uses ?? [];
    return [{ item, grams: left, later: whole.filter((use) => neededOn(use) > last) }];
  });
}

type LeftoverFoodsProps = { readonly foods: readonly Leftover[] };

/** What is left of whole pieces, folded; nothing where nothing is. */
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
