import { TITLE_WORDS } from '../../messages/title-words.ts';
import { foodName } from '../food-name.ts';
import { anybody, isFlesh, isHome, isMade, isPreserved, isStyle } from '../meal-facts.ts';
import { gramsOnPlates } from '../plate-amounts.ts';
import { firstOfLead, leadHas, pickedProtein, pickedVegetable } from '../table-foods.ts';
import { sayable } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';
import { hasMuchSalt, saltSlots } from './sodium-topics.ts';

const isOut = (c: TipContext) => isStyle(c, 'restaurant');
const BONY = [
  'mackerel',
  'spanish_mackerel',
  'saury',
  'hairtail',
  'flatfish',
  'yellow_croaker',
  'pollock',
  'rockfish',
  'cod',
];
const isBony = (c: TipContext) =>
  BONY.some((id) => leadHas(c, id)) && !leadHas(c, 'dried_pollock') && !isPreserved(c);
const HOT = ['gochujang', 'chili_powder', 'chili_pepper', 'chili_oil', 'doubanjiang'];
const LEAST_HOT_GRAMS = 2;
const isHot = (c: TipContext) =>
  (firstOfLead(c, HOT)?.grams ?? 0) / Math.max(1, c.facts.dish.servings) >= LEAST_HOT_GRAMS;
const PIECES = ['rice_cake', 'quail_egg', 'nut', 'grape', 'sausage'];
const CHEWY = [
  'squid',
  'octopus',
  'small_octopus',
  'webfoot_octopus',
  'conch',
  'abalone',
  'beef_rib',
  'rice_cake',
];
const isChewy = (c: TipContext) =>
  CHEWY.some((id) => leadHas(c, id)) && !leadHas(c, 'ground_beef') && !leadHas(c, 'ground_pork');
/** Vegetables that stay fibrous when cooked. */
const TOUGH = ['bracken', 'radish_greens', 'burdock', 'lotus_root', 'gondre'];
/** A fibrous vegetable in a cooked dish. */
const toughLine = (c: TipContext) => {
  const line = isMade(c, 'salad') ? null : firstOfLead(c, TOUGH);
  return line !== null && gramsOnPlates(c, line)[0] >= LEAST_TOUGH_GRAMS ? line : null;
};
const LEAST_TOUGH_GRAMS = 15;
/** Whether a child is too small to watch out for bones, spice and hard pieces, or is still getting used to vegetables. */
const hasChild = (c: TipContext) => anybody(c, ({ isSmallChild }) => isSmallChild);
/** Whether somebody other than a child shares the pot and may season their own bowl. */
const hasAdult = (c: TipContext) => c.everybody.some(({ stage }) => stage !== 'child');
/** Whether a child of any age eats along. */
const hasAnyChild = (c: TipContext) => anybody(c, ({ stage }) => stage === 'child');
const isOld = (c: TipContext) => anybody(c, ({ stage }) => stage === 'older');
const chewySlot = (c: TipContext) => {
  const line = firstOfLead(c, CHEWY);
  return line === null ? {} : { chewy: foodName(c, line) };
};
const toughSlot = (c: TipContext) => {
  const line = toughLine(c);
  return line === null ? {} : { tough: foodName(c, line) };
};
/** The kimchi of the table, if it is made with chilli. */
const spicyKimchi = (c: TipContext) => {
  const { kimchi } = c.table;
  return kimchi !== null && TITLE_WORDS.spicyKimchi.test(kimchi.title.ko)
    ? sayable(c, kimchi.title)
    : undefined;
};
/** Methods in which some of the seasoning may go in at the end. */
const IN_ONE_POT = ['soup', 'stirFry', 'braise'] as const;
/** Meat or seafood in pieces, which can be cut smaller; fish falls apart by itself. */
const isInPieces = (c: TipContext) => {
  const line = pickedProtein(c);
  return (
    line !== null && isFlesh(c) && c.reading.protein?.kind !== 'fish' && !TITLE_WORDS.onBone.test(line.name)
  );
};

/** Topics about the needs of children and older people at the table. */
export const STAGE_TOPICS: TopicTable = {
  'child.bones': { size: (c) => when(isBony(c) && hasChild(c), 1) },
  'child.hot': {
    size: (c) => when(isHome(c) && isHot(c) && hasChild(c) && hasAdult(c), 0.95),
  },
  'child.hotOut': {
    size: (c) => when(isOut(c) && isHot(c) && hasChild(c), 0.95),
  },
  'child.pieces': {
    size: (c) => when(hasChild(c) && firstOfLead(c, PIECES) !== null, 0.95),
    slots: (c) => {
      const line = firstOfLead(c, PIECES);
      return line === null ? {} : { piece: foodName(c, line) };
    },
  },
  'child.kimchi': {
    size: (c) => when(hasChild(c) && spicyKimchi(c) !== undefined, 0.9),
    slots: (c) => ({ spicyKimchi: spicyKimchi(c) }),
  },
  'child.broth': {
    size: (c) => when(hasAnyChild(c) && c.reading.traits.broth, 0.9),
  },
  'child.salt': {
    size: (c) =>
      when(isHome(c) && hasAnyChild(c) && hasAdult(c) && isMade(c, ...IN_ONE_POT) && hasMuchSalt(c), 0.85),
    slots: saltSlots,
  },
  'child.bite': {
    size: (c) => when(hasChild(c) && isInPieces(c), 0.85),
  },
  'child.vegetables': {
    size: (c) => when(hasChild(c) && pickedVegetable(c) !== null, 0.75),
  },
  'older.chewy': {
    size: (c) => when(isOld(c) && isHome(c) && isChewy(c), 1.2),
    slots: chewySlot,
  },
  'older.tough': {
    size: (c) => when(isOld(c) && isHome(c) && toughLine(c) !== null, 1.2),
    slots: toughSlot,
  },
};
