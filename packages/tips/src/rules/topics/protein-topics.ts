import type { IngredientLine } from '@kkini/domain';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import { foodName } from '../food-name.ts';
import { anybody, has, isBetween, isFlesh, isMade, isTofu } from '../meal-facts.ts';
import { onPlates } from '../plate-amounts.ts';
import { lineShare, pickedProtein } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';

/** Least share of the protein for a food to be named as its source. */
const LEAST_SHARE = 0.3;
/** A meal with less protein than this has too little, g. */
const isShort = (c: TipContext) =>
  (onPlates(c, 'proteinG')?.[1] ?? 99) < 16 && isBetween(c, 'proteinG', [3, 16]);
const hasFood = (c: TipContext) => {
  const { protein } = c.reading;
  return (
    protein !== null &&
    pickedProtein(c) !== null &&
    (isFlesh(c) || isTofu(c) || protein.kind === 'egg') &&
    lineShare(c, protein.line, 'proteinG') >= LEAST_SHARE &&
    !c.reading.has('processed_meat') &&
    (onPlates(c, 'saturatedFatG')?.[1] ?? 0) <= MOST_SATURATED_G
  );
};
/** Most saturated fat of a food that a tip suggests finishing, g. */
const MOST_SATURATED_G = 6;
/** No tip suggests that people with gout finish meat or fish. */
const mayFinish = (c: TipContext) => !(has(c, 'gout') && isFlesh(c));
/** Food that lies on the plate separately, at the weight measured. */
const isWeighed = (c: TipContext) => isMade(c, 'grill', 'salad') && !c.reading.has('canned_tuna');
/** Meat or shellfish that can be cut smaller at the table. */
const isFirm = (c: TipContext, { name }: IngredientLine) =>
  isFlesh(c) &&
  c.reading.protein?.kind !== 'fish' &&
  !isMade(c, 'deepFried') &&
  !TITLE_WORDS.onBone.test(name);
const isChild = (c: TipContext) => anybody(c, ({ stage }) => stage === 'child');

/** Whether the tip is for pregnant or breastfeeding women only. */
const areMothers = ({ facts: { people } }: TipContext) =>
  people.persons.every(({ isPregnant, isLactating }) => isPregnant || isLactating);

/** Topics about protein: whether a meal has enough, how to eat all of it and, with cirrhosis, a snack for the night. */
export const PROTEIN_TOPICS: TopicTable = {
  'protein.short': {
    size: (c) => when(isShort(c) && !c.reading.has('tofu') && c.words.mayOffer('tofu'), 1.15),
    swap: () => ({ from: null, to: 'tofu' }),
  },
  'protein.muscle': {
    by: 'muscleGain',
    size: (c) => when(hasFood(c) && mayFinish(c) && !isChild(c) && isBetween(c, 'proteinG', [18, 60]), 1),
    slots: (c) => {
      const line = pickedProtein(c);
      return line !== null && isWeighed(c) ? { weighed: foodName(c, line) } : {};
    },
  },
  'protein.liver': {
    by: 'liverDisease',
    size: (c) => when(hasFood(c) && !isChild(c) && isBetween(c, 'proteinG', [14, 60]), 0.95),
  },
  'protein.mother': {
    size: (c) => when(areMothers(c) && hasFood(c) && mayFinish(c) && isBetween(c, 'proteinG', [14, 60]), 1),
  },
  'overnight.snack': {
    size: (c) =>
      when(c.facts.day?.mealTime === 'dinner' && anybody(c, ({ hasCirrhosis }) => hasCirrhosis), 1.2),
  },
  'protein.older': {
    by: 'older',
    size: (c) => when(hasFood(c) && mayFinish(c) && isBetween(c, 'proteinG', [16, 40]), 1.05),
    slots: (c) => {
      const line = pickedProtein(c);
      return line !== null && isFirm(c, line) ? { firmFlesh: foodName(c, line) } : {};
    },
  },
};
