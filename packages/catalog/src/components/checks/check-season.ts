import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/** Fresh food that shops sell in some months alone; frozen, dried or grown all year it is not here. */
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
/** An ear of corn is fresh; corn by weight is canned or frozen. */
const EARS = /자루$/;
/** Share of what goes into the pot, water left out, from which a food makes the dish seasonal. */
const SEASONAL_SHARE = 0.05;

/** A dish of food that shops sell in some months alone names its months. */
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
