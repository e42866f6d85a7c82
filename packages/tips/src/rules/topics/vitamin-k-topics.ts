import { foodName } from '../food-name.ts';
import { anybody, isHome } from '../meal-facts.ts';
import { gramsOnPlates } from '../plate-amounts.ts';
import { firstLine } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';

/** Heart disease also keeps vitamin K steady, but without such a medicine people need no tip about it. */
const isOnWarfarin = (c: TipContext) => anybody(c, ({ mayTakeWarfarin }) => mayTakeWarfarin);
/** Greens with 100 µg of vitamin K or more in 100 g (safety-rules section 6.2). */
const GREENS = [
  ...['spinach', 'perilla_leaf', 'chive', 'crown_daisy', 'kale', 'broccoli', 'chard', 'mustard_greens'],
  ...['mugwort', 'radish_greens', 'young_radish', 'water_parsley', 'bok_choy', 'mallow', 'aster', 'gondre'],
];
/** Seaweed and herbs, rich in vitamin K even in a small amount. */
const OTHERS = ['seaweed', 'lettuce', 'mustard_kimchi', 'parsley', 'basil', 'cilantro'];
/** Grams on every plate that are more than a garnish. */
const LEAST_GRAMS = 8;

function greenOf(c: TipContext) {
  const line = firstLine(c, GREENS);
  return line !== null && gramsOnPlates(c, line)[0] >= LEAST_GRAMS ? line : null;
}

/** Topics about a steady amount of vitamin K: green vegetables are neither to be cut nor to be added. */
export const VITAMIN_K_TOPICS: TopicTable = {
  'vitaminK.greens': {
    size: (c) => when(isOnWarfarin(c) && greenOf(c) !== null, 1),
    slots: (c) => {
      const line = greenOf(c);
      if (line === null) return {};
      const green = foodName(c, line);
      return isHome(c) ? { green, measuredGreen: green } : { green };
    },
  },
  'vitaminK.few': {
    size: (c) => when(isOnWarfarin(c) && firstLine(c, [...GREENS, ...OTHERS]) === null, 0.75),
  },
};
