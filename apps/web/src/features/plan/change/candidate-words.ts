import type { MealCandidateWire } from '@kkini/contract';
import { durationWords, nutrientAmount, priceWords } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';

type Change = MealCandidateWire['change'];

/** Most differences shown, and most nutrients among them. */
const DIFFERENCES = 3;
const NUTRIENT_DIFFERENCES = 2;
/** Least differences shown, in won and minutes; smaller ones do not help to choose. */
const TELLING_WON = 100;
const TELLING_MINUTES = 5;

export type Difference = {
  readonly words: string;
  /** Whether it is an advantage. */
  readonly isBetter: boolean;
};

/** The most important differences from the current meal, advantages first: at least one, at most three. */
export function candidateDifferences(
  t: Translate,
  { nutrients, price, minutes }: Change,
): readonly Difference[] {
  const telling = nutrients.filter(({ nutrient, amount }) =>
    /[1-9]/.test(nutrientAmount(t, nutrient, amount)),
  );
  const named = [...telling.filter(isBetter), ...telling.filter((each) => !isBetter(each))]
    .slice(0, DIFFERENCES)
    .map((each): Difference => {
      const { nutrient, amount } = each;
      const words = t(amount < 0 ? 'candidates.less' : 'candidates.more', {
        nutrient: t(`nutrient.${nutrient}`),
        amount: nutrientAmount(t, nutrient, Math.abs(amount)),
      });
      return { words, isBetter: isBetter(each) };
    });
  const practical = [...priceDifference(t, price), ...timeDifference(t, minutes)];
  const words = [...named.slice(0, NUTRIENT_DIFFERENCES), ...practical].slice(0, DIFFERENCES);
  if (words.length > 1) return words;
  if (named.length > 0) return [...named, ...practical];
  const none = t(nutrients.length > 0 ? 'candidates.similar' : 'candidates.unknown');
  return [{ words: none, isBetter: false }, ...practical];
}

/** Nutrients of which more is better for everybody, and less. Of the others, a person may need more or less. */
const MORE_IS_BETTER: readonly string[] = ['fiberG', 'unsaturatedFatG', 'calciumMg', 'ironMg'];
const LESS_IS_BETTER: readonly string[] = [
  'sugarG',
  'addedSugarG',
  'saturatedFatG',
  'transFatG',
  'cholesterolMg',
  'sodiumMg',
  'purineMg',
];

/** Whether a change brings the day closer to the limits of the people at the table, or is better for everybody. */
function isBetter({ nutrient, amount, points }: Change['nutrients'][number]): boolean {
  if (points > 0) return false;
  if (MORE_IS_BETTER.includes(nutrient)) return amount > 0;
  if (LESS_IS_BETTER.includes(nutrient)) return amount < 0;
  return points < 0;
}

function priceDifference(t: Translate, price: number | null): readonly Difference[] {
  if (price === null || Math.abs(price) < TELLING_WON) return [];
  const key = price < 0 ? 'candidates.cheaper' : 'candidates.dearer';
  return [{ words: t(key, { price: priceWords(t, Math.abs(price)) }), isBetter: price < 0 }];
}

function timeDifference(t: Translate, minutes: number | null): readonly Difference[] {
  if (minutes === null || Math.abs(minutes) < TELLING_MINUTES) return [];
  const key = minutes < 0 ? 'candidates.quicker' : 'candidates.slower';
  return [{ words: t(key, { duration: durationWords(t, Math.abs(minutes)) }), isBetter: minutes < 0 }];
}
