import { KIT, WARES } from '../../messages/amounts.ts';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import { foodName } from '../food-name.ts';
import { anybody, eats, has, isBetween, isHome, isMade, isStyle, isTofu } from '../meal-facts.ts';
import { firstLine, firstOfLead, isBlended, leadHas, mostOf, pickedProtein } from '../table-foods.ts';
import { sayable } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import { type TopicTable, when } from '../tip-topic.ts';

const isPregnant = (c: TipContext) => anybody(c, (person) => person.isPregnant);

/** Beef and shellfish in pieces, whose iron the body absorbs well. */
const hasIronFlesh = (c: TipContext) =>
  pickedProtein(c) !== null && (c.reading.has('beef') || c.reading.protein?.kind === 'shellfish');

/** Topics about iron in pregnancy (safety-rules section 6). */
export const IRON_TOPICS: TopicTable = {
  'iron.flesh': {
    size: (c) => when(isPregnant(c) && hasIronFlesh(c), 1),
  },
  'iron.plant': {
    size: (c) => when(isPregnant(c) && ironOf(c) !== null && besideIron(c), 1),
  },
};

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const isThyroid = (c: TipContext) => has(c, 'thyroidDisease');
const hasWeed = (c: TipContext) => firstLine(c, ['wakame', 'hijiki', 'parae']) !== null;
const isVegetarian = (c: TipContext) => eats(c, 'vegetarian');
const isGlutenFree = (c: TipContext) => eats(c, 'glutenFree');
/** Plant foods rich in iron. */
export const IRON = ['spinach', 'lentil', 'chickpea', 'tofu', 'soybean'];
/** Foods rich in vitamin C, which helps the body absorb iron. */
export const VITAMIN_C = ['bell_pepper', 'broccoli', 'tomato', 'cabbage', 'kiwi', 'orange'];
/** The plant food rich in iron that can be eaten separately. */
export function ironOf(c: TipContext) {
  const line = firstOfLead(c, IRON);
  return line === null || isBlended(c, line) ? null : line;
}
/** The egg or dairy food named in a title of the table, so that it is visible. */
function animalOf(c: TipContext) {
  const titles = c.facts.dish.parts.map(({ title }) => title.ko).join();
  const seen = ANIMALS.find(([, words]) => words.test(titles));
  return seen === undefined ? null : firstLine(c, [seen[0]]);
}
const ANIMALS: readonly (readonly [id: string, words: RegExp])[] = [
  ['chicken_egg', TITLE_WORDS.withEgg],
  ['cheese', TITLE_WORDS.withCheese],
  ['yogurt', TITLE_WORDS.withYogurt],
  ['milk', TITLE_WORDS.withMilk],
];
const GF_SEASONINGS = ['soy_sauce_gf', 'gochujang_gf', 'doenjang_gf', 'ssamjang_gf'];
/** The pan or pot the dish is cooked in, else the board it is cut on. */
function wareOf(c: TipContext): keyof typeof WARES {
  if (isMade(c, 'grill', 'stirFry', 'deepFried', 'riceBowl')) return 'pan';
  return isMade(c, 'soup', 'braise', 'noodles', 'porridge') ? 'pot' : 'board';
}

/** Whether the dish has a sauce or seasoning, which may contain gluten. */
const isSeasoned = (c: TipContext) => c.reading.has('condiment') && !leadHas(c, 'yogurt');
const isPacked = (c: TipContext) => isStyle(c, 'convenienceStore', 'lunchBox', 'mealKit');

/** Topics about iodine, vegetarian and gluten-free eating. */
export const STYLE_TOPICS: TopicTable = {
  'iodine.seaweed': { size: (c) => when(isThyroid(c) && hasWeed(c), 1.2) },
  'iodine.shop': {
    size: (c) =>
      when(isThyroid(c) && !isHome(c) && hasBroth(c) && !TITLE_WORDS.boneBroth.test(c.facts.dish.title), 1),
  },
  'vegetarian.protein': {
    size: (c) =>
      when(
        isVegetarian(c) && isTofu(c) && pickedProtein(c) !== null && isBetween(c, 'proteinG', [12, 60]),
        1,
      ),
    slots: (c) => (c.table.rice === null ? {} : { bowlRice: sayable(c, c.table.rice.title) }),
  },
  'vegetarian.iron': {
    size: (c) => when(isVegetarian(c) && ironOf(c) !== null && firstOfLead(c, VITAMIN_C) !== null, 0.95),
  },
  'vegetarian.b12': {
    size: (c) =>
      when(isVegetarian(c) && !has(c, 'dyslipidemia', 'heartDisease') && animalOf(c) !== null, 0.9),
    slots: (c) => {
      const line = animalOf(c);
      return line === null ? {} : { animal: foodName(c, line) };
    },
  },
  'vegetarian.shop': {
    size: (c) => when(isVegetarian(c) && isStyle(c, 'restaurant'), 1),
  },
  'vegetarian.pack': {
    size: (c) => when(isVegetarian(c) && isPacked(c) && isSeasoned(c), 0.9),
  },
  'glutenFree.seasoning': {
    size: (c) => when(isGlutenFree(c) && isHome(c) && GF_SEASONINGS.some((id) => leadHas(c, id)), 1.1),
    slots: (c) => {
      const line = mostOf(c, GF_SEASONINGS, 'sodiumMg')?.line ?? firstLine(c, GF_SEASONINGS);
      return line === null ? {} : { season: foodName(c, line) };
    },
  },
  'glutenFree.home': {
    size: (c) => when(isGlutenFree(c) && isHome(c), 0.6),
    slots: (c) => ({ ware: WARES[wareOf(c)] }),
  },
  'glutenFree.shop': {
    size: (c) => when(isGlutenFree(c) && isStyle(c, 'restaurant'), 1),
  },
  'glutenFree.pack': {
    size: (c) => when(isGlutenFree(c) && isPacked(c) && isSeasoned(c), 1),
    slots: (c) => (TITLE_WORDS.kit.test(c.facts.dish.title) ? { kit: KIT } : {}),
  },
};

/** Whether a food rich in vitamin C lies beside it. */
function besideIron(c: TipContext): boolean {
  const line = firstOfLead(c, VITAMIN_C);
  return line !== null && !isBlended(c, line);
}
