import type { IngredientKey } from '../ingredients/ingredients.ts';

type Keys = readonly IngredientKey[];

/** Cut into sticks and strips, as on noodles. */
export function inSticks(keys: Keys): IngredientKey[] {
  return keys.map((key) => STICKS[key] ?? key);
}

/** Meat of a long boiled soup, torn by hand. */
export function inShreds(keys: Keys): IngredientKey[] {
  return keys.map((key) => (key === 'chicken' ? 'chickenShred' : key));
}

/** On the bone, as in braises of a whole bird. */
export function onTheBone(keys: Keys): IngredientKey[] {
  return keys.map((key) => (key === 'chicken' ? 'drumstick' : key));
}

/** Coated in red sauce. */
export function inRedSauce(keys: Keys): IngredientKey[] {
  return keys.map((key) => (key === 'pork' ? 'spicyPork' : key));
}

/** Off the grill or out of the pan. */
export function inGrill(keys: Keys): IngredientKey[] {
  return keys.map((key) => GRILLED[key] ?? key);
}

/** Meat, fish or tofu: what a dish is usually named after. */
export function isChief(key: IngredientKey): boolean {
  return CHIEF.has(key);
}

const GRILLED: Partial<Record<IngredientKey, IngredientKey>> = {
  fishChunk: 'grilledFish',
  whiteFishChunk: 'grilledWhiteFish',
  salmonSlice: 'grilledSalmon',
  tofu: 'friedTofu',
};

const STICKS: Partial<Record<IngredientKey, IngredientKey>> = {
  cucumber: 'cucumberStick',
  carrotSlice: 'carrotStick',
  zucchiniHalf: 'zucchiniStick',
  radish: 'radishStrip',
  shiitake: 'shiitakeStrip',
};

const CHIEF: ReadonlySet<IngredientKey> = new Set([
  'beef',
  'pork',
  'spicyPork',
  'boiledPork',
  'cutlet',
  'duck',
  'chicken',
  'drumstick',
  'chickenShred',
  'salmonSlice',
  'tunaChunk',
  'fishChunk',
  'whiteFishChunk',
  'driedFish',
  'shrimp',
  'squid',
  'octopus',
  'clam',
  'scallop',
  'crab',
  'oyster',
  'abalone',
  'mussel',
  'rolledEgg',
  'tofu',
  'friedTofu',
  'softTofu',
]);
