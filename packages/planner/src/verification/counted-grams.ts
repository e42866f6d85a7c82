import type { Product, Recipe } from '@kkini/domain';
import { VITAMIN_K_LEAVES } from '../model/weighed-foods.ts';
import type { FoodClosure } from './food-closure.ts';

const MADE_OF_FISH = ['fish', 'canned_tuna', 'fish_cake', 'crab_stick', 'fish_cutlet', 'fish_sausage'];

/** Counted grams of a serving; infinite where a line states no weight. */
export type CountedGrams = {
  readonly fishG: number;
  readonly seaweedG: number;
  readonly leavesG: number;
  /** Ham, sausage, bacon and the like, without those of companions. */
  readonly processedMeatG: number;
};

/** Weighs lines one by one (safety-rules sections 2, 6.2 and 6.3): dried fish as fresh, hijiki by its iodine. */
export function countedGrams(
  { mainGroup, servings, ingredients }: Recipe | Product,
  closure: Pick<FoodClosure, 'identity'>,
): CountedGrams {
  let [fishG, seaweedG, leavesG, processedMeatG] = [0, 0, 0, 0];
  for (const { id, grams, of } of ingredients) {
    if (id === null) continue;
    const is = closure.identity(id);
    const each = (grams ?? Infinity) / servings;
    if (MADE_OF_FISH.some((name) => is.has(name)))
      fishG +=
        each * (id === 'dried_pollock' ? 5 : ['filefish_jerky', 'myeongyeopchae'].includes(id) ? 3 : 1);
    if (is.has('seaweed') && !is.has('laver')) seaweedG += is.has('hijiki') ? 4.5 * each : each;
    if (VITAMIN_K_LEAVES.some((name) => is.has(name))) leavesG += each;
    if (is.has('processed_meat') && of === undefined) processedMeatG += each;
  }
  const isFish = mainGroup === 'oilyFish' || mainGroup === 'whiteFish';
  return { fishG: fishG === 0 && isFish ? Infinity : fishG, seaweedG, leavesG, processedMeatG };
}
