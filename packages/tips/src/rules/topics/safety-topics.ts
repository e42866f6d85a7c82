import { EGG } from '../../messages/amounts.ts';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import type { Slots } from '../../wording/slots.ts';
import { foodName } from '../food-name.ts';
import { anybody, isFlesh, isHome, isMade, isPreserved, isStyle, needsCookedFood } from '../meal-facts.ts';
import { firstOfLead } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';

const kind = ({ reading }: TipContext) => reading.protein?.kind;
/**
 * Size of a topic about cooking through: full in pregnancy, when it applies to every food, and lower with liver disease only, when
 * seafood matters most.
 */
const cooked = (is: (c: TipContext) => boolean, size: number) => (c: TipContext) =>
  when(needsCookedFood(c) && is(c), anybody(c, ({ isPregnant }) => isPregnant) ? size : size * LESSER);
const LESSER = 0.75;
const isEggDish = (c: TipContext) => kind(c) === 'egg' && TITLE_WORDS.eggDish.test(c.facts.dish.title);
/** Whether the dish is served raw, so that nothing is cooked through. */
const isRaw = ({ facts, reading }: TipContext) =>
  TITLE_WORDS.raw.test(`${facts.dish.title} ${reading.protein?.line.name ?? ''}`);
const isFresh = (c: TipContext) => isFlesh(c) && !isPreserved(c) && !isRaw(c) && isMainCooked(c);
const isMainCooked = (c: TipContext) =>
  isMade(c, 'grill', 'stirFry', 'deepFried', 'braise', 'soup', 'riceBowl');
const isSeafood = (c: TipContext) => kind(c) === 'fish' || kind(c) === 'shellfish';
/** The meat is sliced or minced. */
const isThin = ({ reading }: TipContext) => TITLE_WORDS.thinMeat.test(reading.protein?.line.name ?? '');
/** Cooked in loose pieces, not in a patty or a pancake. */
const isLoose = (c: TipContext) =>
  isMade(c, 'stirFry', 'riceBowl', 'grill') && !TITLE_WORDS.pancake.test(c.facts.dish.title);
const isMeat = (c: TipContext) => kind(c) === 'meat' || kind(c) === 'poultry';
const RAW_LEAVES = ['lettuce', 'perilla_leaf', 'sprout_veg', 'arugula', 'celery', 'cucumber', 'tomato'];
const hasRaw = (c: TipContext) => isMade(c, 'salad', 'roll') && firstOfLead(c, RAW_LEAVES) !== null;
const isOut = (c: TipContext) => isStyle(c, 'restaurant');
/** Grilled beef and shellfish, which some kitchens serve underdone. */
const mayComeRare = (c: TipContext) =>
  kind(c) === 'shellfish' || (isMade(c, 'grill') && c.reading.has('beef'));
const isReady = (c: TipContext) =>
  isStyle(c, 'mealKit', 'convenienceStore', 'lunchBox') &&
  !isMade(c, 'salad', 'bread', 'roll') &&
  !TITLE_WORDS.notStirred.test(c.facts.dish.title);

/** Meat in pieces, part of which can be cooked first, not a whole bird; and meat thick enough to pierce, not stir-fried in slices. */
function meatSlots(c: TipContext): Slots {
  const line = c.reading.protein?.line;
  if (line === undefined) return {};
  const name = foodName(c, line);
  return {
    batch: TITLE_WORDS.onBone.test(line.name) ? undefined : name,
    thick: isMade(c, 'stirFry') ? undefined : name,
  };
}

/** Slots for fish, shellfish in a pot, and shellfish cooked in pieces. */
function seafoodSlots(c: TipContext): Slots {
  const line = c.reading.protein?.line;
  if (line === undefined) return {};
  if (kind(c) === 'fish') return { thickFish: foodName(c, line) };
  return isMade(c, 'soup', 'braise') ? { shell: foodName(c, line) } : { shellPiece: foodName(c, line) };
}

/** Topics about cooking food through. */
export const SAFETY_TOPICS: TopicTable = {
  'cooking.liverSeafood': {
    by: 'liverDisease',
    size: (c) => when(isHome(c) && isSeafood(c) && !isPreserved(c) && !isRaw(c), 1.15),
    slots: seafoodSlots,
  },
  'cooking.fish': {
    size: cooked((c) => isHome(c) && isFresh(c) && kind(c) === 'fish', 0.9),
  },
  'cooking.shellfish': {
    size: cooked((c) => isHome(c) && isFresh(c) && kind(c) === 'shellfish', 1),
    slots: seafoodSlots,
  },
  'cooking.meat': {
    size: cooked(
      (c) =>
        isHome(c) &&
        isFresh(c) &&
        isMeat(c) &&
        !isThin(c) &&
        isMade(c, 'grill', 'stirFry', 'deepFried', 'braise'),
      0.95,
    ),
    slots: meatSlots,
  },
  'cooking.thinMeat': {
    size: cooked((c) => isHome(c) && isFresh(c) && isMeat(c) && isThin(c) && isLoose(c), 0.9),
  },
  'cooking.egg': {
    size: cooked((c) => isHome(c) && isEggDish(c) && !isMade(c, 'soup'), 1),
    slots: ({ facts: { dish } }) => ({
      wholeEgg: TITLE_WORDS.wholeEggs.test(dish.title) ? EGG : undefined,
      lidEgg: [TITLE_WORDS.scrambled, TITLE_WORDS.flameless].some((each) => each.test(dish.title))
        ? undefined
        : EGG,
    }),
  },
  'cooking.rawLeaves': {
    size: cooked((c) => isHome(c) && hasRaw(c), 0.85),
    slots: (c) => {
      const line = firstOfLead(c, RAW_LEAVES);
      return line === null ? {} : { raw: foodName(c, line) };
    },
  },
  'cooking.reheat': {
    size: (c) => when(anybody(c, ({ isPregnant }) => isPregnant) && isReady(c), 0.8),
  },
  'cooking.out': {
    size: cooked((c) => isOut(c) && isFresh(c) && mayComeRare(c), 0.85),
  },
};
