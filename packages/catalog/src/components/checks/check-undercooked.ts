import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { heatedMinutes } from './check-raw.ts';

/** Vegetables nobody eats raw, the words steps use for them, and the least minutes of heat. */
const HEATED_FOODS: readonly (readonly [id: string, word: RegExp, least: number])[] = [
  // Listeria grows on enoki in the refrigerator: it is sold to be heated (MFDS, 2020).
  ['enoki', /팽이|버섯/, 1],
  // Raw soybeans contain trypsin inhibitors, and their sprouts smell until they are cooked.
  ['soybean_sprout', /콩나물/, 3],
];

/** Both versions of a dish must heat enoki and soybean sprouts through and state for how long. */
export function checkUndercooked({ ingredients, steps }: ComponentEntry): Finding[] {
  const versions = [steps.map(({ ko }) => ko), steps.map(({ ko, mild }) => mild?.ko ?? ko)];
  return HEATED_FOODS.flatMap(([id, word, least]) =>
    ingredients.some((line) => line.id === id && line.grams !== undefined) &&
    versions.some((texts) => heatedMinutes(texts, word) < least)
      ? [{ field: 'steps', repair: `heat ${id} for ${least} minutes at least, and say so` }]
      : [],
  );
}
