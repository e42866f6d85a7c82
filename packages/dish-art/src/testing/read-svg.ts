import { createCanvas } from '../drawing/canvas.ts';
import { createDefinitions } from '../drawing/definitions.ts';
import { INGREDIENTS, type IngredientKey } from '../ingredients/ingredients.ts';

/** Ids a picture defines, in order. */
export function definedIds(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

/** Ids a picture refers to. */
export function usedIds(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].flatMap(([, id]) => id ?? []);
}

/** True if every colour that only this ingredient has is in the picture. */
export function shows(svg: string, key: IngredientKey): boolean {
  const own = [...coloursOf(key)].filter((colour) => OWNERS.get(colour)?.size === 1);
  if (!own.length) throw new Error(`${key} has no colour of its own to look for`);
  return own.every((colour) => svg.includes(colour));
}

const KEYS = Object.keys(INGREDIENTS).filter((key): key is IngredientKey => key in INGREDIENTS);

function coloursOf(key: IngredientKey): Set<string> {
  const definitions = createDefinitions('t');
  const c = createCanvas({ seed: key, names: null, lo: false, definitions });
  const { body } = INGREDIENTS[key](c);
  return new Set((body + definitions.markup()).match(/#[0-9A-F]{6}/g));
}

const OWNERS = new Map<string, Set<string>>();
for (const key of KEYS)
  for (const colour of coloursOf(key))
    OWNERS.set(colour, (OWNERS.get(colour) ?? new Set()).add(familyOf(key)));

/** The yolk belongs to two drawings of one food. */
function familyOf(key: IngredientKey): string {
  return key === 'eggYolk' ? 'eggFried' : key;
}
