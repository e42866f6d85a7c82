import { createCanvas, createDefinitions } from '../drawing/canvas.ts';
import { foodOf } from '../ingredients/food-of.ts';
import { INGREDIENTS, type IngredientKey } from '../ingredients/ingredients.ts';

export const INGREDIENT_KEYS = Object.keys(INGREDIENTS).filter(
  (key): key is IngredientKey => key in INGREDIENTS,
);

/** Ids a picture defines, in order. */
export function definedIds(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

/** Ids a picture refers to. */
export function usedIds(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].flatMap(([, id]) => id ?? []);
}

/** True if every colour that only this food has is in the picture. */
export function shows(svg: string, key: IngredientKey): boolean {
  const own = ownColours(key);
  if (!own.length) throw new Error(`${key} has no colour of its own to look for`);
  return own.every((colour) => svg.includes(colour));
}

/** Colours of a drawing that no other food has. */
export function ownColours(key: IngredientKey): readonly string[] {
  return OWN_COLOURS.get(key) ?? [];
}

const COLOURS = new Map(INGREDIENT_KEYS.map((key) => [key, coloursOf(key)] as const));
const OWN_COLOURS = new Map(INGREDIENT_KEYS.map((key) => [key, colourOfNoOther(key)] as const));

function coloursOf(key: IngredientKey): string[] {
  const definitions = createDefinitions('t');
  const c = createCanvas({ seed: key, lo: false, definitions });
  const { body } = INGREDIENTS[key](c);
  return [...new Set((body + definitions.markup()).match(/#[0-9A-F]{6}/g))];
}

function colourOfNoOther(key: IngredientKey): string[] {
  const others = INGREDIENT_KEYS.filter((other) => foodOf(other) !== foodOf(key));
  const taken = new Set(others.flatMap((other) => COLOURS.get(other) ?? []));
  return (COLOURS.get(key) ?? []).filter((colour) => !taken.has(colour));
}
