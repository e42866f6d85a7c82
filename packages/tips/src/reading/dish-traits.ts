import { type IngredientLine, isKindOf, type Taxonomy } from '@kkini/domain';
import { DISH_WORDS } from '../messages/dish-words.ts';
import type { TipDish } from '../model/tip-facts.ts';
import type { DishShape } from './dish-reading.ts';
import type { StarchFood } from './read-starch.ts';
import { servingGrams } from './serving-grams.ts';

/** How a dish is eaten and made, as far as sentences depend on it. */
export type DishTraits = {
  /** May have side dishes and a soup, as on a Korean table. */
  readonly sides: boolean;
  /** Has liquid that can be left. */
  readonly broth: boolean;
  readonly cold: boolean;
  /** Has vegetables that can be eaten separately. */
  readonly apart: boolean;
  /** Eaten from a bowl with a spoon or chopsticks, not from the hand. */
  readonly bowl: boolean;
  /** Something is fried or stirred in a pan. */
  readonly pan: boolean;
  /** Sauce lies on it or beside it. */
  readonly sauce: boolean;
  readonly sweet: boolean;
};

type Read = {
  readonly dish: TipDish;
  readonly shape: DishShape;
  readonly starch: StarchFood | null;
  /** Contains fruit and no meat or fish. */
  readonly sweet: boolean;
};

const HAND: readonly DishShape[] = ['bread', 'roll'];
/** Dishes whose parts cannot be eaten one after another. */
const ONE: readonly DishShape[] = ['bread', 'roll', 'porridge', 'stirred'];
/** Least water or stock of one serving that counts as a broth, g. */
const LEAST_BROTH_GRAMS = 220;

/** Reads the traits of a dish from its title, lines and steps. */
export function dishTraits(taxonomy: Taxonomy, { dish, shape, starch, sweet: fruity }: Read): DishTraits {
  const isA = ({ id }: IngredientLine, group: string) => id !== null && isKindOf(taxonomy, id, group);
  const says = (words: keyof typeof DISH_WORDS) => DISH_WORDS[words].test(dish.title);
  const liquid = dish.lines
    .filter((line) => line.id === 'water' || isA(line, 'broth'))
    .reduce((sum, line) => sum + servingGrams(line, dish), 0);
  const rice = starch?.form === 'rice' || starch?.form === 'rawRice';
  const sweet = ['porridge', 'salad', 'bread'].includes(shape) && fruity && !says('savoury');
  const wet = shape === 'soup' || (['noodles', 'plate'].includes(shape) && liquid >= LEAST_BROTH_GRAMS);
  return {
    sides: rice && !sweet && !says('western') && !HAND.includes(shape),
    broth: wet && !says('thick'),
    cold: shape === 'salad' || says('cold'),
    apart: !ONE.includes(shape),
    bowl: !HAND.includes(shape),
    pan: dish.method === 'stirFry' || DISH_WORDS.pan.test([dish.title, ...dish.steps].join(' ')),
    sauce: !['porridge', 'soup'].includes(shape) && !sweet,
    sweet,
  };
}
