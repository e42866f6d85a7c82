import type { TipContext } from '../../../rules/tip-context.ts';
import type { JudgedBullet, TipPredicate } from '../tip-predicate.ts';

/**
 * P14: names an excluded food, a food a rule forbids to anybody at the table, or one that is neither in the recipe nor in the
 * swap. A kind of food, such as vegetables, does not count (safety-rules section 9).
 */
export const namesStrangeFood: TipPredicate = (bullet, { context }) =>
  !context.words.maySay(bullet.text) ||
  (bullet.swap !== null && !context.words.mayOffer(bullet.swap.to)) ||
  strangeFoods(bullet, context).length > 0;

function strangeFoods(
  { text, swap }: JudgedBullet,
  { taxonomy, ownFoods, words }: TipContext,
): readonly string[] {
  const offered = swap === null ? undefined : taxonomy.closures.get(swap.to)?.identity;
  return words
    .foodsIn(text)
    .filter(
      (id) =>
        taxonomy.items.get(id)?.kind !== 'group' &&
        id !== 'water' &&
        !ownFoods.has(id) &&
        offered?.has(id) !== true,
    );
}
