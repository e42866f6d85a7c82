import { isBetween, isFlesh, isHome, isSoy, isStyle } from '../meal-facts.ts';
import { onPlates } from '../plate-amounts.ts';
import { leadHas } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { graded, type TipTopic, when } from '../tip-topic.ts';

/** A fifth of the 400 mg of a day is worth a word, a third of it is much. */
const SOME_MG = 80;
const MUCH_MG = 140;

const purine = (c: TipContext) => graded(onPlates(c, 'purineMg')?.[0] ?? 0, [SOME_MG, MUCH_MG]);
const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const hasLittle = (c: TipContext) => isBetween(c, 'purineMg', [0, SOME_MG]);
const isEgg = (c: TipContext) => c.reading.protein?.kind === 'egg' && leadHas(c, 'egg');

/** Purine, for gout. */
export const PURINE_TOPICS: readonly TipTopic[] = [
  {
    ...{ id: 'purine.broth', concern: 'purine' },
    size: (c) => (hasBroth(c) && isFlesh(c) && purine(c) > 0 ? purine(c) + 0.15 : 0),
  },
  {
    ...{ id: 'purine.flesh', concern: 'purine' },
    size: (c) => (isFlesh(c) ? purine(c) : 0),
  },
  { ...{ id: 'purine.soy', concern: 'purine' }, size: (c) => when(isSoy(c) && hasLittle(c), 0.75) },
  { ...{ id: 'purine.egg', concern: 'purine' }, size: (c) => when(isEgg(c) && hasLittle(c), 0.75) },
  {
    ...{ id: 'purine.littleFlesh', concern: 'purine' },
    size: (c) => when(isFlesh(c) && isBetween(c, 'purineMg', [20, SOME_MG]), 0.65),
  },
  {
    ...{ id: 'purine.drink', concern: 'purine' },
    size: (c) => when(isStyle(c, 'restaurant', 'lunchBox', 'convenienceStore') && hasLittle(c), 0.55),
  },
  {
    ...{ id: 'purine.plant', concern: 'purine' },
    size: (c) => when(isHome(c) && !isFlesh(c) && !isSoy(c) && hasLittle(c), 0.5),
  },
];
