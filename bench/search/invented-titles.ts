import { RandomSource } from '../planner/catalogues/random-source.ts';
import { distinctNames } from './menu-names.ts';

const MANNERS = [
  '간단한',
  '매콤한',
  '집에서 만드는',
  '아이들이 좋아하는',
  '초간단',
  '손님상',
  '도시락',
  '다이어트',
  '',
];

/** Different titles in the number of a large recipe site: a manner, words of names, a name. */
export function inventedTitles(names: readonly string[], count: number, seed: number): readonly string[] {
  const random = new RandomSource(seed);
  const words = distinctNames(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
  let titles: readonly string[] = names;
  while (titles.length < count) {
    const more = Array.from({ length: count - titles.length }, () =>
      `${random.oneOf(MANNERS)} ${random.oneOf(words)} ${random.oneOf(names)}`.trim(),
    );
    titles = distinctNames([...titles, ...more]);
  }
  return titles;
}
