import { PATTERN_WORDS } from '../messages/dish-words.ts';
import { needsEveryBite, type TipPerson } from '../model/tip-person.ts';
import type { TipContext } from '../rules/tip-context.ts';

const HOT = ['chili_pepper', 'chili_powder', 'gochujang', 'kimchi_all', 'curry_spice', 'black_pepper'];

/** True when a pattern mentions only what this dish has: no broth without liquid, no pan where nothing is fried. */
export function fitsDish(pattern: string, { facts, reading, bowl }: TipContext): boolean {
  const { traits, shape, glycemic } = reading;
  const { persons } = facts.people;
  const needs: readonly (readonly [words: RegExp, given: boolean])[] = [
    [PATTERN_WORDS.sides, traits.sides],
    [PATTERN_WORDS.soupBeside, traits.sides && shape !== 'soup' && shape !== 'porridge'],
    [PATTERN_WORDS.broth, traits.broth],
    [PATTERN_WORDS.warm, !traits.cold],
    [PATTERN_WORDS.apart, traits.apart],
    [PATTERN_WORDS.bowl, traits.bowl],
    [PATTERN_WORDS.pan, traits.pan],
    [PATTERN_WORDS.sauce, traits.sauce],
    [PATTERN_WORDS.enough, !persons.some((person) => person.isDayBelowFloor)],
    [PATTERN_WORDS.lessFood, !persons.some(needsEveryBite)],
    [PATTERN_WORDS.tea, !persons.some(avoidsCaffeine)],
    [PATTERN_WORDS.boiled, shape !== 'porridge'],
    [PATTERN_WORDS.praise, glycemic?.band !== 'high'],
    [PATTERN_WORDS.spicy, HOT.some((id) => reading.has(id))],
    [PATTERN_WORDS.seasoned, !traits.sweet],
    [PATTERN_WORDS.lessStarch, bowl !== null],
  ];
  return needs.every(([words, given]) => given || !words.test(pattern));
}

/** Pregnant and breastfeeding women and children are not advised tea. */
function avoidsCaffeine({ stage, isPregnant, isLactating }: TipPerson): boolean {
  return stage === 'child' || isPregnant || isLactating;
}
