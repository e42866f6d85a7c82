import { anybody, eats, has, isBetween, isFlesh, isSoy } from '../meal-facts.ts';
import { onPlates } from '../plate-amounts.ts';
import { lineShare, pickedProtein } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TipTopic, when } from '../tip-topic.ts';

/** A food is named as the source of the protein from this part of it. */
const LEAST_SHARE = 0.3;
/** A meal below has little protein for its energy. */
const isShort = (c: TipContext) =>
  (onPlates(c, 'proteinG')?.[1] ?? 99) < 16 && isBetween(c, 'proteinG', [3, 16]);
const hasFood = (c: TipContext) => {
  const { protein } = c.reading;
  return (
    protein !== null &&
    pickedProtein(c) !== null &&
    (isFlesh(c) || isSoy(c) || protein.kind === 'egg') &&
    lineShare(c, protein.line, 'proteinG') >= LEAST_SHARE &&
    !c.reading.has('processed_meat') &&
    (onPlates(c, 'saturatedFatG')?.[1] ?? 0) <= MOST_SATURATED_G
  );
};
/** Nobody is told to finish food with more saturated fat, g. */
const MOST_SATURATED_G = 6;
const isOlder = (c: TipContext) => anybody(c, ({ stage }) => stage === 'older');
const isChild = (c: TipContext) => anybody(c, ({ stage }) => stage === 'child');

/** Protein: whether a meal has enough, and how to get it eaten. */
export const PROTEIN_TOPICS: readonly TipTopic[] = [
  {
    ...{ id: 'protein.short', concern: 'protein' },
    size: (c) => when(isShort(c) && !c.reading.has('tofu') && c.words.mayOffer('tofu'), 1.15),
    swap: () => ({ from: null, to: 'tofu' }),
  },
  {
    ...{ id: 'protein.muscle', concern: 'protein' },
    size: (c) =>
      when(eats(c, 'muscleGain') && hasFood(c) && !isChild(c) && isBetween(c, 'proteinG', [18, 60]), 1),
  },
  {
    ...{ id: 'protein.liver', concern: 'protein' },
    size: (c) =>
      when(has(c, 'liverDisease') && hasFood(c) && !isChild(c) && isBetween(c, 'proteinG', [14, 60]), 0.95),
  },
  {
    ...{ id: 'protein.older', concern: 'protein' },
    size: (c) => when(isOlder(c) && hasFood(c) && isBetween(c, 'proteinG', [16, 60]), 1.05),
  },
];
