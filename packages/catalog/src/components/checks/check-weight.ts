import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Dry goods and dumplings, which take up water that is not among the lines. */
const SWELLING = [
  ...['white_rice', 'brown_rice', 'glutinous_rice', 'black_rice', 'multigrain', 'barley', 'mandu'],
  ...['soybean', 'black_soybean', 'red_bean', 'mung_bean', 'chickpea', 'lentil', 'wakame', 'dried_radish'],
  ...['pasta', 'somyeon', 'kalguksu_noodle', 'chinese_noodle', 'buckwheat_noodle', 'naengmyeon_noodle'],
  ...['rice_noodle', 'jjolmyeon', 'glass_noodle', 'ramyeon', 'cold_ramyeon', 'jjajang_ramyeon', 'rice_paper'],
  ...['dried_pollock', 'dried_squid', 'dried_shrimp'],
];
/** Foods whose `eaten` is the share of salt left after soaking, not a share of weight. */
const SOAKED = ['oiji', 'jangajji', 'danmuji', 'gracilaria', 'jellyfish', 'kimchi'];
/** Tolerance for rounding. */
const ROUNDING = 1.01;

/** A dish without dry goods must not weigh more than its ingredients. */
export function checkWeight({ cookedGrams, ingredients }: ComponentEntry): Finding[] {
  if (ingredients.some(({ id }) => SWELLING.includes(id))) return [];
  const put = ingredients.reduce(
    (sum, { id, grams = 0, eaten = 1 }) => sum + grams * (SOAKED.includes(id) ? 1 : eaten),
    0,
  );
  return cookedGrams <= put * ROUNDING
    ? []
    : [
        {
          field: 'cookedGrams',
          repair: `weigh it again: ${cookedGrams} g cannot come of ${Math.round(put)} g`,
        },
      ];
}
