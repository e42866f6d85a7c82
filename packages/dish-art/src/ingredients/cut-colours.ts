import type { Canvas } from '../drawing/canvas.ts';
import { foodOf } from './food-of.ts';
import type { IngredientKey } from './ingredients.ts';
import { drawable, mayShow } from './piece.ts';

/** Colours at the cut of a roll or sandwich: at most `most` of the foods the data names. */
export function cutColours(c: Canvas, usual: readonly IngredientKey[], most: number): string[] {
  return inside(c, usual)
    .filter((key) => CUT_COLOURS[key])
    .slice(0, most)
    .flatMap((key) => (mayShow(c, key) ? (CUT_COLOURS[key] ?? []) : []));
}

function inside(c: Canvas, usual: readonly IngredientKey[]): readonly IngredientKey[] {
  const { names } = c;
  if (names === null) return usual;
  const named = CUT_KEYS.filter((key) => names.foods.has(foodOf(key)));
  return [...new Set([...named, ...drawable(c, usual)])];
}

/** The food that names a roll comes before vegetables. */
const CUT_COLOURS: Partial<Record<IngredientKey, string>> = {
  ham: '#F7A6A0',
  tunaChunk: '#D8B08A',
  shrimp: '#FB9A6C',
  salmonSlice: '#FF9468',
  chicken: '#F3DDB2',
  beef: '#8A5233',
  pork: '#C9754E',
  fishcake: '#E6C183',
  cheese: '#FFC62F',
  eggHalf: '#FFE17A',
  tofu: '#FFF4D6',
  kimchi: '#E0562C',
  pickled: '#FFD21F',
  potato: '#F3DA96',
  banana: '#FBEBB0',
  strawberry: '#E93A3C',
  avocado: '#C9DC74',
  carrotSlice: '#F58A35',
  spinach: '#3F8A36',
  perilla: '#35753A',
  cucumber: '#A5CC6C',
  lettuce: '#7DB84A',
  fern: '#7B4A2C',
  cabbage: '#DDE8B0',
  tomato: '#E8573B',
  paprika: '#EFA71C',
  broccoli: '#4C8F37',
  chickpea: '#E3BC78',
  zucchiniHalf: '#DDE8A4',
  mushroomSlice: '#C7A67C',
  beansprout: '#F4E4B4',
  pineapple: '#F5C63C',
  radish: '#F4F1E2',
  kidneyBean: '#9C4436',
  sweetPotato: '#F2BE4E',
};

const CUT_KEYS = Object.keys(CUT_COLOURS).filter((key): key is IngredientKey => key in CUT_COLOURS);
