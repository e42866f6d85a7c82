import { foodName } from '../food-name.ts';
import { anybody, eats, has, isBetween, isHome } from '../meal-facts.ts';
import { firstLine } from '../table-foods.ts';
import { leadHas } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const iodine = ideasOf('iodine');
const vitaminK = ideasOf('vitaminK');
const vegetarian = ideasOf('vegetarian');
const glutenFree = ideasOf('glutenFree');

const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const isThyroid = (c: TipContext) => has(c, 'thyroidDisease');
const hasWeed = (c: TipContext) => firstLine(c, ['wakame', 'hijiki', 'parae']) !== null;
const hasLaver = (c: TipContext) => c.reading.has('laver');
/** Heart disease alone keeps vitamin K steady too, but who takes no such medicine need not hear of it. */
const isOnWarfarin = (c: TipContext) =>
  anybody(c, ({ usesWarfarin }) => usesWarfarin) && !has(c, 'heartDisease');
const hasGreens = (c: TipContext) =>
  firstLine(c, ['spinach', 'perilla_leaf', 'chive', 'crown_daisy', 'kale', 'broccoli']) !== null;
const isVegetarian = (c: TipContext) => eats(c, 'vegetarian');
const isGlutenFree = (c: TipContext) => eats(c, 'glutenFree');
const hasIron = (c: TipContext) =>
  firstLine(c, ['spinach', 'lentil', 'chickpea', 'tofu', 'soybean']) !== null;
const hasVitaminC = (c: TipContext) =>
  firstLine(c, ['bell_pepper', 'broccoli', 'tomato', 'cabbage', 'kiwi', 'orange']) !== null;
const GF_SEASONINGS = ['soy_sauce_gf', 'gochujang_gf', 'doenjang_gf', 'ssamjang_gf'];
const hasGfSeasoning = (c: TipContext) => GF_SEASONINGS.some((id) => leadHas(c, id));

/** Iodine, vitamin K, vegetarian and gluten-free eating. */
export const STYLE_IDEAS: readonly TipIdea[] = [
  iodine.point.exactly('seaweed', (c) => isThyroid(c) && hasWeed(c), { about: 'weed' }),
  iodine.point.exactly('laver', (c) => isThyroid(c) && hasLaver(c), { about: 'laver' }),
  iodine.point.well('none', (c) => isThyroid(c) && isHome(c) && hasBroth(c) && !c.reading.has('seaweed'), {
    about: 'none',
  }),
  iodine.point.exactly('shop', (c) => isThyroid(c) && !isHome(c) && hasBroth(c), { about: 'shop' }),
  iodine.action.exactly('once', hasWeed, { follows: ['weed'] }),
  iodine.action.exactly('onlyServed', hasLaver, { follows: ['laver'] }),
  iodine.action.well('sameBroth', isHome, { follows: ['none'] }),
  iodine.action.exactly('leaveBroth', hasBroth, { follows: ['shop'] }),
  vitaminK.point.exactly('greens', (c) => isOnWarfarin(c) && hasGreens(c)),
  vitaminK.action.exactly('steady', hasGreens),
  vegetarian.point.exactly(
    'protein',
    (c) => isVegetarian(c) && c.reading.protein !== null && isBetween(c, 'proteinG', [12, 60]),
    {
      about: 'protein',
    },
  ),
  vegetarian.point.exactly('iron', (c) => isVegetarian(c) && hasIron(c) && hasVitaminC(c), {
    about: 'iron',
  }),
  vegetarian.point.exactly(
    'b12',
    (c) => isVegetarian(c) && ['chicken_egg', 'cheese', 'yogurt', 'milk'].some((id) => c.reading.has(id)),
    {
      about: 'animal',
    },
  ),
  vegetarian.point.exactly('shop', (c) => isVegetarian(c) && !isHome(c), { about: 'shop' }),
  vegetarian.action.well('finish', (c) => c.reading.protein !== null, { follows: ['protein'] }),
  vegetarian.action.exactly('together', (c) => hasIron(c) && hasVitaminC(c), { follows: ['iron'] }),
  vegetarian.action.exactly('keepAnimal', isVegetarian, { follows: ['animal'] }),
  vegetarian.action.exactly('ask', (c) => c.facts.dish.style === 'restaurant', { follows: ['shop'] }),
  glutenFree.point.exactly('seasoning', (c) => isGlutenFree(c) && isHome(c) && hasGfSeasoning(c), {
    about: 'season',
    slots: gfSeason,
  }),
  glutenFree.point.well('none', (c) => isGlutenFree(c) && isHome(c), { about: 'none' }),
  glutenFree.action.exactly('label', hasGfSeasoning, { follows: ['season'], slots: gfSeason }),
  glutenFree.action.well('apart', isHome, { follows: ['none', 'season'] }),
];

function gfSeason(context: TipContext) {
  const line = firstLine(context, GF_SEASONINGS);
  return line === null ? {} : { season: foodName(context, line) };
}
