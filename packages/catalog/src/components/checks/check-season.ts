import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Fresh foods sold in certain months only. Foods that are also sold frozen, dried or grown all year are not listed. */
const SEASONAL = new Set([
  'amaranth_greens',
  'aralia',
  'bangpung',
  'butterbur',
  'cockle',
  'hijiki',
  'maesaengi',
  'maesil',
  'mandarin',
  'mugwort',
  'oyster',
  'parae',
  'pumpkin_leaf',
  'ramps',
  'rape_greens',
  'raw_crab',
  'raw_oyster',
  'raw_sea_squirt',
  'sebal_namul',
  'sedum',
  'shepherds_purse',
  'sseumbagwi',
  'strawberry',
  'sweet_potato_stem',
  'taro',
  'watermelon',
  'wild_chive',
  'yeolmu_kimchi',
  'young_radish',
]);
/** Corn counted by ears is fresh; corn by weight is canned or frozen. */
const EARS = /자루$/;
/** Least share of a dish's weight, without water, for a seasonal food to make the dish seasonal. */
const SEASONAL_SHARE = 0.05;

/** A dish with a seasonal food must name its months. */
export function checkSeason({ ingredients, seasonMonths }: ComponentEntry): Finding[] {
  if (seasonMonths !== undefined) return [];
  const solid = ingredients.filter(({ id }) => id !== 'water');
  const total = solid.reduce((sum, { grams = 0 }) => sum + grams, 0);
  const seasonal = solid.find(
    ({ id, grams = 0, amount = '' }) =>
      (SEASONAL.has(id) || (id === 'corn' && EARS.test(amount))) && grams / total >= SEASONAL_SHARE,
  );
  return seasonal === undefined
    ? []
    : [{ field: 'seasonMonths', repair: `name the months in which ${seasonal.id} is sold` }];
}
