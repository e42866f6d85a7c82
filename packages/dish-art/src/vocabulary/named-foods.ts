import { foodOf } from '../ingredients/food-of.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { isFilling } from './fillings.ts';
import { drawingsIn } from './read-foods.ts';

/** What the data of a meal names. */
export type NamedFoods = {
  readonly foods: ReadonlySet<IngredientKey>;
  /** True if the ingredients name something that fills a vessel: then nothing stands in for what they do not name. */
  readonly isListed: boolean;
};

export function readNamedFoods(title: string, ingredients: readonly string[]): NamedFoods {
  const listed = ingredients.flatMap(drawingsIn);
  return {
    foods: new Set([...listed, ...drawingsIn(title)].map(foodOf)),
    isListed: listed.some(isFilling),
  };
}

/**
 * The drawing to use for a wanted one, null for nothing. People leave out eggs, nuts or shellfish for a reason:
 * what neither title nor ingredients name is not drawn, and only a meal known by its title alone is filled up
 * with vegetables. Without names (an explicit spec) everything may be drawn.
 */
export function allowedDrawing(wanted: IngredientKey, names: NamedFoods | null): IngredientKey | null {
  if (names === null) return wanted;
  const food = foodOf(wanted);
  if (names.foods.has(food)) return wanted;
  if (names.isListed) return null;
  return NEUTRAL.has(food) ? wanted : standInFor(wanted);
}

function standInFor(wanted: IngredientKey): IngredientKey | null {
  const own = STAND_INS[wanted];
  return own === undefined ? (STAND_INS[foodOf(wanted)] ?? null) : own;
}

const NEUTRAL: ReadonlySet<IngredientKey> = new Set([
  'carrotSlice',
  'cucumber',
  'zucchiniHalf',
  'spinach',
  'mushroomSlice',
  'lettuce',
  'cabbage',
  'radish',
  'scallion',
]);

/** Vegetables of about the same size and shape; null where a vegetable would lie oddly. */
const STAND_INS: Partial<Record<IngredientKey, IngredientKey | null>> = {
  eggHalf: 'carrotSlice',
  eggFried: null,
  eggYolk: null,
  jidan: 'carrotStick',
  beef: 'mushroomSlice',
  pork: 'mushroomSlice',
  ham: 'carrotSlice',
  duck: 'mushroomSlice',
  chicken: 'mushroomSlice',
  shrimp: 'carrotSlice',
  squid: 'zucchiniHalf',
  octopus: 'zucchiniHalf',
  clam: 'mushroomSlice',
  abalone: 'mushroomSlice',
  fishChunk: 'radish',
  whiteFishChunk: 'radish',
  fishcake: 'mushroomSlice',
  salmonSlice: 'carrotSlice',
  tunaChunk: 'mushroomSlice',
  kimchi: 'cabbage',
  tofu: 'radish',
  potato: 'radish',
  broccoli: 'zucchiniHalf',
  beansprout: 'radishStrip',
  fern: 'mushroomSlice',
  shiitake: 'mushroomSlice',
  shiitakeStrip: 'carrotStick',
  onion: 'radishStrip',
  corn: 'carrotDice',
  tomato: 'carrotSlice',
  paprika: 'carrotStick',
  avocado: 'cucumber',
  edamame: 'zucchiniHalf',
  seaweed: 'spinach',
  perilla: 'lettuce',
  chive: 'scallion',
  banana: 'cucumber',
};
