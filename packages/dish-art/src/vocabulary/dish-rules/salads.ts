import type { DishSpec } from '../../dish-spec.ts';
import { hash } from '../../drawing/seed.ts';
import type { MealWords } from '../meal-words.ts';

/** Leaves with what is named on them: slices across, the rest strewn and in small heaps. */
export function salad({ keys, body, seed, titleHas }: MealWords): DishSpec {
  return {
    type: 'salad',
    vessel: 'salad',
    sliced: (['chicken', 'salmonSlice', 'beef', 'duck'] as const).find((key) => keys.includes(key)),
    eggHalf: keys.includes('eggHalf'),
    avocado: keys.includes('avocado'),
    bed: leavesOf(keys, seed),
    items: [
      ...(titleHas('팔라펠') ? (['falafel'] as const) : []),
      ...body.filter((key) => !LAID_APART.has(key)),
    ],
    tint: 'leaf',
  };
}

/** Kale makes a dark bowl; of lettuce every salad has its own mix. */
function leavesOf(keys: MealWords['keys'], seed: string): NonNullable<DishSpec['bed']> {
  if (keys.includes('lettuceDark')) return ['lettuceDark', 'lettuceDark', 'lettuce'];
  return MIXES[hash(`${seed} leaves`) % MIXES.length] ?? ['lettuce'];
}

const MIXES: readonly NonNullable<DishSpec['bed']>[] = [
  ['lettuce', 'lettuceDark', 'lettuce', 'lettuceRed'],
  ['lettuce', 'lettuce', 'lettuceDark'],
  ['lettuceDark', 'lettuceDark', 'lettuce'],
  ['lettuceRed', 'lettuce', 'lettuceRed', 'lettuceDark'],
  ['lettuce'],
];

const LAID_APART: ReadonlySet<string> = new Set([
  'chicken',
  'salmonSlice',
  'beef',
  'duck',
  'lettuce',
  'lettuceDark',
  'avocado',
  'eggHalf',
]);
