import { isKindOf } from '@kkini/domain';
import { TITLE_WORDS } from '../../messages/title-words.ts';
import { foodName } from '../food-name.ts';
import { anybody, has, isFlesh, isHome, isMade, isStyle, needsCookedFood } from '../meal-facts.ts';
import { firstLine } from '../table-foods.ts';
import { leadHas } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const cooking = ideasOf('cooking');
const child = ideasOf('child');
const older = ideasOf('older');

const kind = ({ reading }: TipContext) => reading.protein?.kind;
const isEggDish = (c: TipContext) => kind(c) === 'egg' && TITLE_WORDS.eggDish.test(c.facts.dish.title);
const isSeafood = (c: TipContext) => kind(c) === 'fish' || kind(c) === 'shellfish';
const isMeat = (c: TipContext) => kind(c) === 'meat' || kind(c) === 'poultry';
const isCanned = ({ reading }: TipContext) =>
  ['canned_tuna', 'dried_pollock'].includes(reading.protein?.line.id ?? '');
/** Served raw, so that nothing is cooked through. */
const isRaw = ({ facts, reading }: TipContext) =>
  TITLE_WORDS.raw.test(`${facts.dish.title} ${reading.protein?.line.name ?? ''}`);
const isFresh = (c: TipContext) => isFlesh(c) && !isCanned(c) && !isRaw(c);
const hasRaw = (c: TipContext) =>
  isMade(c, 'salad') || firstLine(c, ['lettuce', 'sprout_veg', 'arugula']) !== null;
const isOut = (c: TipContext) => isStyle(c, 'restaurant');
const isReady = (c: TipContext) =>
  isStyle(c, 'mealKit', 'convenienceStore', 'lunchBox') && !isMade(c, 'salad', 'bread', 'roll');
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
const isBony = (c: TipContext) => BONY.some((id) => leadHas(c, id));
const HOT = ['gochujang', 'chili_powder', 'chili_pepper', 'chili_oil', 'doubanjiang'];
const isHot = (c: TipContext) => {
  const spice = c.table.lead.lines.find(
    ({ id }) => id !== null && HOT.some((each) => isKindOf(c.taxonomy, id, each)),
  );
  return (spice?.grams ?? 0) / Math.max(1, c.facts.dish.servings) >= LEAST_HOT_GRAMS;
};
const LEAST_HOT_GRAMS = 2;
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
const isSoft = (c: TipContext) => ['tofu', 'egg', 'fish'].includes(kind(c) ?? '');

/** Cooking through, and what children and older people need. */
export const SAFETY_IDEAS: readonly TipIdea[] = [
  cooking.point.exactly('liverSeafood', (c) => has(c, 'liverDisease') && isSeafood(c) && !isCanned(c), {
    about: 'flesh',
  }),
  cooking.point.well(
    'flesh',
    (c) => needsCookedFood(c) && isHome(c) && isFresh(c) && !isMade(c, 'porridge', 'noodles'),
    { about: 'flesh' },
  ),
  cooking.point.well('egg', (c) => needsCookedFood(c) && isHome(c) && isEggDish(c), { about: 'egg' }),
  cooking.point.well('rawVegetables', (c) => needsCookedFood(c) && isHome(c) && hasRaw(c), {
    about: 'raw',
  }),
  cooking.point.well('reheat', (c) => needsCookedFood(c) && isReady(c), { about: 'ready' }),
  cooking.point.well(
    'out',
    (c) => needsCookedFood(c) && isOut(c) && isFresh(c) && !isMade(c, 'roll', 'salad'),
    { about: 'out' },
  ),
  cooking.action.exactly('checkFish', (c) => isHome(c) && kind(c) === 'fish' && !isCanned(c) && !isRaw(c), {
    follows: ['flesh'],
  }),
  cooking.action.exactly(
    'checkClams',
    (c) => isHome(c) && isMade(c, 'soup', 'noodles') && leadHas(c, 'clam'),
    {
      follows: ['flesh'],
    },
  ),
  cooking.action.well('checkShellfish', (c) => isHome(c) && kind(c) === 'shellfish' && !isRaw(c), {
    follows: ['flesh'],
  }),
  cooking.action.exactly(
    'checkMeat',
    (c) => isHome(c) && isMeat(c) && isMade(c, 'grill', 'stirFry', 'deepFried', 'braise'),
    { follows: ['flesh'] },
  ),
  cooking.action.exactly('checkEgg', (c) => isHome(c) && kind(c) === 'egg', { follows: ['egg'] }),
  cooking.action.somewhat('apart', (c) => isHome(c) && isFresh(c), { follows: ['flesh'] }),
  cooking.action.exactly('wash', (c) => isHome(c) && hasRaw(c), { follows: ['raw'] }),
  cooking.action.exactly('heatThrough', isReady, { follows: ['ready'] }),
  cooking.action.exactly('askOut', isOut, { follows: ['out'] }),
  child.point.exactly('bones', (c) => isBony(c) && hasChild(c), { about: 'bones' }),
  child.point.exactly('spicy', (c) => isHot(c) && hasChild(c), { about: 'hot' }),
  child.point.exactly('pieces', (c) => hasChild(c) && hasPieces(c), {
    about: 'pieces',
  }),
  child.point.well('protein', (c) => hasChild(c) && c.reading.protein !== null, { about: 'soft' }),
  child.action.exactly('bonesOut', isBony, { follows: ['bones'] }),
  child.action.exactly('setAside', (c) => isHome(c) && isHot(c), { follows: ['hot'] }),
  child.action.exactly('setAsideShop', (c) => !isHome(c) && isHot(c), { follows: ['hot'] }),
  child.action.exactly('askMild', (c) => isOut(c) && isHot(c), { follows: ['hot'] }),
  child.action.exactly('cut', hasPieces, { follows: ['pieces'] }),
  child.action.well('soft', isHome, { follows: ['soft'] }),
  older.point.exactly('chewy', (c) => isOld(c) && isChewy(c), { about: 'chewy' }),
  older.point.well('soft', (c) => isOld(c) && isSoft(c), { about: 'soft' }),
  older.point.well('vegetables', (c) => isOld(c) && isHome(c) && firstLine(c, TOUGH) !== null, {
    about: 'veg',
    slots: toughSlot,
  }),
  older.action.exactly('score', (c) => isHome(c) && isChewy(c), { follows: ['chewy'] }),
  older.action.exactly('longer', (c) => isHome(c) && firstLine(c, TOUGH) !== null, {
    follows: ['veg', 'soft'],
    slots: toughSlot,
  }),
];

/** Vegetables that stay fibrous. */
const TOUGH = [
  'bracken',
  'radish_greens',
  'burdock',
  'lotus_root',

  'gondre',
  'celery',
];

function toughSlot(context: TipContext) {
  const line = firstLine(context, TOUGH);
  return line === null ? {} : { veg: foodName(context, line) };
}

function hasPieces(context: TipContext): boolean {
  return firstLine(context, ['rice_cake', 'quail_egg', 'nut', 'grape', 'sausage']) !== null;
}

function hasChild(context: TipContext): boolean {
  return anybody(context, ({ stage }) => stage === 'child');
}

function isOld(context: TipContext): boolean {
  return anybody(context, ({ stage }) => stage === 'older');
}
