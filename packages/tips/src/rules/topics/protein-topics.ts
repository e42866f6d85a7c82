import { TITLE_WORDS } from '../../messages/title-words.ts';
import { anybody, eats, has, isBetween, isFlesh, isHome, isMade, isSoy } from '../meal-facts.ts';
import type { TipContext } from '../tip-context.ts';
import { type TipTopic, when } from '../tip-topic.ts';

const isShort = (c: TipContext) => isBetween(c, 'proteinG', [3, 18]);
const hasFood = (c: TipContext) => isFlesh(c) || isSoy(c) || c.reading.protein?.kind === 'egg';
const isOlder = (c: TipContext) => anybody(c, ({ stage }) => stage === 'older');
const isChild = (c: TipContext) => anybody(c, ({ stage }) => stage === 'child');
const isMeat = (c: TipContext) => ['poultry', 'meat'].includes(c.reading.protein?.kind ?? '');

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
      when(eats(c, 'muscleGain') && hasFood(c) && !isChild(c) && isBetween(c, 'proteinG', [19, 45]), 1),
  },
  {
    ...{ id: 'protein.liver', concern: 'protein' },
    size: (c) =>
      when(has(c, 'liverDisease') && hasFood(c) && !isChild(c) && isBetween(c, 'proteinG', [14, 60]), 0.95),
  },
  {
    ...{ id: 'protein.older', concern: 'protein' },
    size: (c) => when(isOlder(c) && hasFood(c) && isBetween(c, 'proteinG', [16, 60]), 0.95),
  },
  {
    ...{ id: 'protein.child', concern: 'protein' },
    size: (c) => when(isChild(c) && hasFood(c) && isBetween(c, 'proteinG', [12, 80]), 0.9),
  },
  {
    ...{ id: 'protein.moist', concern: 'protein' },
    size: (c) =>
      when(
        isHome(c) &&
          isMeat(c) &&
          isMade(c, 'grill') &&
          !TITLE_WORDS.pancake.test(c.facts.dish.title) &&
          !TITLE_WORDS.bony.test(c.reading.protein?.line.name ?? '') &&
          isBetween(c, 'proteinG', [16, 80]),
        0.8,
      ),
  },
  {
    ...{ id: 'protein.amount', concern: 'protein' },
    size: (c) =>
      when(
        (isFlesh(c) || isSoy(c)) &&
          isBetween(c, 'proteinG', [16, 80]) &&
          isBetween(c, 'saturatedFatG', [0, 5]),
        0.75,
      ),
  },
];
