import { needsEveryBite } from '../../model/tip-person.ts';
import { anybody, isBetween, isFlesh, isHome, isSoy } from '../meal-facts.ts';
import { leadHas } from '../table-slots.ts';
import type { TipContext } from '../tip-context.ts';
import type { TipIdea } from '../tip-idea.ts';
import { ideasOf } from './make-idea.ts';

const { point, action } = ideasOf('purine');
const hasBroth = ({ reading }: TipContext) => reading.traits.broth;
const isEgg = (c: TipContext) => c.reading.protein?.kind === 'egg';

/** What a tip may say about purine. */
export const PURINE_IDEAS: readonly TipIdea[] = [
  point.exactly('broth', (c) => hasBroth(c) && isFlesh(c), { about: 'broth' }),
  point.exactly('flesh', (c) => isFlesh(c) && isBetween(c, 'purineMg', [60, 400]), { about: 'flesh' }),
  point.exactly('plant', isSoy, { about: 'soy' }),
  point.exactly('egg', isEgg, { about: 'egg' }),
  point.well('low', (c) => isBetween(c, 'purineMg', [0, 80]), { about: 'low' }),
  action.exactly('leaveBroth', (c) => hasBroth(c) && isFlesh(c), { follows: ['broth'] }),
  action.well('noMoreFlesh', (c) => isFlesh(c) && c.reading.traits.apart && !anybody(c, needsEveryBite), {
    follows: ['flesh'],
  }),
  action.exactly('noExtra', (c) => !isHome(c) && isFlesh(c), { follows: ['flesh', 'low'] }),
  action.somewhat('drink', (c) => !isHome(c) || !hasBroth(c), { follows: ['flesh', 'low', 'egg', 'soy'] }),
  action.exactly('keepSoy', isSoy, { follows: ['soy'] }),
  action.exactly('keepEgg', (c) => isEgg(c) && leadHas(c, 'egg'), { follows: ['egg'] }),
];
