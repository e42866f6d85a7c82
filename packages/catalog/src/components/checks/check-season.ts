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

/** Dishes served cold or on ice, which nobody makes in winter. */
const COLD_DISH = /냉채|냉국|냉면|냉우동|냉라면|냉샤브|콩국수|막국수|초계국수|메밀소바|묵사발|물회/;

/** A dish with a seasonal food, or one that is eaten cold, must name its months. */
export function checkSeason({ title, ingredients, seasonMonths }: ComponentEntry): Finding[] {
  if (seasonMonths !== undefined) return [];
  if (COLD_DISH.test(title.ko))
    return [{ field: 'seasonMonths', repair: 'name the months in which people eat it cold' }];
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

/** Ways of cooking a side for which nobody heats a pan of oil in the morning. */
const FRIED: readonly ComponentEntry['class'][] = ['pancake', 'deepFried'];

/** Dumplings, but not the omelette folded like one. */
const DUMPLINGS = /(?<!계란)만두$/;

/** A side of the fryer or the griddle stands on no breakfast table, and noodles or dumplings lead a meal without rice beside them. */
export function checkPlace({ title, role, class: way, mealTimes, keepDays }: ComponentEntry): Finding[] {
  const isFriedSide = role === 'side' && FRIED.includes(way);
  const isSoft = role === 'side' && way === 'deepFried' && keepDays > 0;
  return [
    ...(isFriedSide && mealTimes.includes('breakfast')
      ? [{ field: 'mealTimes', repair: 'leave out breakfast: nobody fries a side in the morning' }]
      : []),
    ...(isSoft ? [{ field: 'keepDays', repair: 'keep 0 days: what is fried in batter goes soft' }] : []),
    ...(role === 'main' && (way === 'noodles' || DUMPLINGS.test(title.ko))
      ? [{ field: 'role', repair: 'call it a bowl: nobody eats rice beside noodles or dumplings' }]
      : []),
  ];
}
