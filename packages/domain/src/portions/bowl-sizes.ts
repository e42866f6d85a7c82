import type { LifeStage } from '../body/person.ts';
import type { Ladled } from './dish-components.ts';

/** Most of a porridge, g, and most servings of a soup, that one person has at a meal. */
export type BowlSize = { readonly porridgeG: number; readonly soupServings: number };

/**
 * Bowls of a Korean table (our judgement, ◇): a rice bowl holds 350 ml, a soup bowl 450, a porridge bowl 650. A small
 * child and a small stomach have porridge from a rice bowl, a schoolchild and somebody of 75 or older from a soup
 * bowl, and none of them has more than one serving of soup.
 */
const BOWL_SIZES = {
  small: { porridgeG: 350, soupServings: 1 },
  middle: { porridgeG: 450, soupServings: 1 },
  large: { porridgeG: 650, soupServings: 1.5 },
} as const satisfies Readonly<Record<string, BowlSize>>;

const MIDDLE_FROM = 7;
const LARGE_FROM = 12;
const MIDDLE_AGAIN_FROM = 75;

type Eater = {
  readonly stage: LifeStage;
  readonly age: number | null;
  readonly hasSmallStomach: boolean;
};

/** The bowl a person eats from. A child of unknown age counts as a schoolchild. */
export function bowlSize({ stage, age, hasSmallStomach }: Eater): BowlSize {
  if (hasSmallStomach) return BOWL_SIZES.small;
  if (stage === 'child' && (age === null || age < LARGE_FROM))
    return age !== null && age < MIDDLE_FROM ? BOWL_SIZES.small : BOWL_SIZES.middle;
  return age !== null && age >= MIDDLE_AGAIN_FROM ? BOWL_SIZES.middle : BOWL_SIZES.large;
}

/** The portions of a dish that a bowl holds; the smallest where it holds none. */
export function withinBowl(
  factors: readonly number[],
  ladled: Ladled | undefined,
  { porridgeG, soupServings }: BowlSize,
): readonly number[] {
  if (ladled === undefined) return factors;
  const most = ladled.of === 'porridge' ? porridgeG / ladled.grams : soupServings;
  const held = factors.filter((factor) => factor <= most);
  return held.length > 0 ? held : [Math.min(...factors)];
}
