import { FLAVOURS, NO_FLAVOURS } from '../../vocabulary/foods/name-endings.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { dishReadings, firstOf } from './named-foods.ts';
import type { WordReading } from './read-word.ts';
import { exactName } from './visitor-index.ts';

/** A food whose taste or scent is meant, as in 양파향 (scent of onions). 취향 is what one likes, 밥맛 appetite. */
export function readFlavour(taxonomy: Taxonomy, remainders: readonly string[]): WordReading | null {
  return (
    firstOf(remainders, (each) => {
      const ending = FLAVOURS.find((flavour) => each.endsWith(flavour));
      const name = ending === undefined ? '' : each.slice(0, -ending.length);
      const exact = NO_FLAVOURS.includes(each) ? null : exactName(taxonomy.visitor, name);
      return exact === null ? null : { kind: 'foods', readings: dishReadings(taxonomy, name, exact) };
    }) ?? null
  );
}
