import { isOwnLine } from '@kkini/domain';
import { BEFORE_MIXING, BOX_RICE, PACK_RICE, RICE, SERVED_RICE } from '../../messages/amounts.ts';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import type { Slots } from '../../wording/slots.ts';
import { foodName } from '../food-name.ts';
import { has, isHome, isMade, isModestBowl, isServedMore, isStirred, isStyle } from '../meal-facts.ts';
import { gramsOnPlates, onPlates, partOnPlates } from '../plate-amounts.ts';
import { partShare } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { graded, type TopicTable } from '../tip-topic.ts';

/** Two grain exchange units, g: a meal with less carbohydrate needs no advice on it. */
const SOME_G = 46;
const MUCH_G = 92;

const carbohydrate = (c: TipContext) => graded(onPlates(c, 'carbohydrateG')?.[1] ?? 0, [SOME_G, MUCH_G]);
const sized =
  (is: (c: TipContext) => boolean, bonus = 0) =>
  (c: TipContext) => {
    const size = carbohydrate(c);
    return size > 0 && is(c) ? size + bonus : 0;
  };
/** Order and pace of eating matter for blood sugar, not for a low-carbohydrate style. */
const paced = (is: (c: TipContext) => boolean, bonus = 0) => sized((c) => has(c, 'diabetes') && is(c), bonus);

const form = ({ reading }: TipContext) => reading.starch?.form;
const isMixed = ({ reading }: TipContext) =>
  ['mixed', 'stirred'].includes(reading.shape) || TITLE_WORDS.mixedRice.test(reading.dish.title);
const isRiceBowl = (c: TipContext) => isMixed(c) && c.table.rice === null && c.table.riceGrams !== null;
const hasBowl = (c: TipContext) => isHome(c) && c.table.rice !== null;
const isNoodles = (c: TipContext) => form(c) === 'noodles' && c.table.rice === null;
/** Rice cake is a dish of its own here; a soup with a few slices does not count. */
const isRiceCake = (c: TipContext) => form(c) === 'riceCake' && c.table.rice === null;
const isBread = (c: TipContext) => form(c) === 'bread' && isMade(c, 'bread', 'roll');
const isPorridge = (c: TipContext) => isMade(c, 'porridge') && !c.reading.traits.sweet;
const isRoll = (c: TipContext) => isMade(c, 'roll') && form(c) === 'rice';

/** The starchy vegetable, in a meal with rice, that is heaviest on a plate. */
function tuberOf(c: TipContext) {
  const tubers = c.facts.dish.lines.filter(
    (line) =>
      isOwnLine(line) &&
      ['potato', 'sweet_potato', 'corn', 'canned_corn', 'taro', 'glass_noodle'].includes(line.id ?? ''),
  );
  return tubers.find((line) => gramsOnPlates(c, line)[0] >= LEAST_TUBER_GRAMS) ?? null;
}
const LEAST_TUBER_GRAMS = 50;
function tuberSlot(c: TipContext): Slots {
  const tuber = tuberOf(c);
  return tuber === null ? {} : { tuber: foodName(c, tuber) };
}

/** Share of the carbohydrate that is in the rice beside the dish. */
function riceShare(c: TipContext) {
  const { rice } = c.table;
  const whole = onPlates(c, 'carbohydrateG');
  if (rice === null || whole === null || whole[0] === 0) return undefined;
  return partShare(partOnPlates(c, rice, 'carbohydrateG')[0] / whole[0]);
}

/** The rice as sold, and as ordered if it can be ordered. */
export function servedRiceSlots(c: TipContext): Slots {
  if (isStyle(c, 'restaurant')) return { servedRice: SERVED_RICE, orderedRice: RICE };
  return { servedRice: isStyle(c, 'lunchBox') ? BOX_RICE : PACK_RICE };
}

/** Topics about starch. */
export const CARBOHYDRATE_TOPICS: TopicTable = {
  'carbohydrate.tuber': {
    size: sized((c) => hasBowl(c) && tuberOf(c) !== null, 0.15),
    slots: tuberSlot,
  },
  'carbohydrate.bowl': {
    size: sized((c) => hasBowl(c) && isModestBowl(c)),
    slots: (c) => ({ riceShare: riceShare(c) }),
  },
  'carbohydrate.order': {
    size: paced(hasBowl, 0.02),
    slots: (c) => ({ riceShare: riceShare(c) }),
  },
  'carbohydrate.served': {
    size: sized((c) => isServedMore(c) && !isMixed(c), 0.3),
    slots: servedRiceSlots,
  },
  'carbohydrate.servedMixed': {
    size: sized((c) => isServedMore(c) && isMixed(c) && isStyle(c, 'restaurant'), 0.3),
  },
  'carbohydrate.mixed': {
    size: paced((c) => isRiceBowl(c) && !TITLE_WORDS.toppedRice.test(c.facts.dish.title), 0.1),
    slots: (c) => (isStirred(c) ? { mixing: BEFORE_MIXING } : {}),
  },
  'carbohydrate.topped': {
    size: paced((c) => isRiceBowl(c) && TITLE_WORDS.toppedRice.test(c.facts.dish.title), 0.1),
  },
  'carbohydrate.noodles': {
    size: paced(isNoodles, 0.1),
  },
  'carbohydrate.riceCake': { size: paced(isRiceCake, 0.15) },
  'carbohydrate.bread': { size: paced(isBread, 0.1) },
  'carbohydrate.porridge': { size: paced(isPorridge, 0.1) },
  'carbohydrate.roll': { size: paced(isRoll, 0.1) },
  'carbohydrate.boxRice': {
    size: paced(
      (c) =>
        !isHome(c) &&
        isStyle(c, 'lunchBox', 'convenienceStore', 'mealKit', 'restaurant') &&
        form(c) === 'rice' &&
        !isRoll(c) &&
        !isMixed(c),
    ),
  },
  'carbohydrate.boxTuber': {
    size: paced((c) => !isHome(c) && c.table.riceGrams === null && tuberOf(c) !== null, 0.1),
    slots: tuberSlot,
  },
};
