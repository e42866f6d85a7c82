import {
  BREADS,
  CUTLETS,
  DRINKS,
  EXTRAS,
  GRILLED_FISH,
  PACKINGS,
  PLATED_DISHES,
  STEAKS,
  VESSEL_NAMES,
  WRAPS,
} from './dish-names.ts';
import type { Drawing } from './dish-spec.ts';
import { BROTHS, NOODLES, RICE, TINTS } from './drawing/colours.ts';
import { INGREDIENTS } from './ingredients/ingredients.ts';

const FOODS = Object.keys(INGREDIENTS);
const FLAG = [true, false] as const;

/** Values a field may have: one word of a list, or several. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  type: [...PLATED_DISHES, 'drink', 'triangle'],
  vessel: VESSEL_NAMES,
  tint: Object.keys(TINTS),
  rice: Object.keys(RICE),
  broth: Object.keys(BROTHS),
  sauce: Object.keys(BROTHS),
  noodle: Object.keys(NOODLES),
  egg: [...FLAG, 'half'],
  fish: GRILLED_FISH,
  steak: STEAKS,
  cutlet: CUTLETS,
  wrap: WRAPS,
  bread: BREADS,
  drink: DRINKS,
  meat: FOODS,
  packed: PACKINGS,
  big: FLAG,
  ice: FLAG,
  round: FLAG,
  eggHalf: FLAG,
  gochujang: FLAG,
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  items: FOODS,
  also: FOODS,
  bed: FOODS,
  garnish: FOODS,
  fan: FOODS,
  sides: FOODS,
  with: EXTRAS,
};

/** Problems in the drawing of a dish as written in its file; empty if it can be painted. */
export function drawingProblems(drawing: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(drawing).flatMap(([field, value]) => {
    const [words, list] = [WORDS[field], LISTS[field]];
    if (words !== undefined)
      return words.includes(value)
        ? []
        : [`${field} is one of ${words.map(String).join(', ')}, not ${String(value)}`];
    if (list === undefined) return [`leave out ${field}`];
    if (!Array.isArray(value)) return [`${field} is a list`];
    return value.flatMap((word: unknown) =>
      list.includes(String(word)) ? [] : [`nobody draws ${String(word)} (${field})`],
    );
  });
}

/** A written drawing in the form painters take; undefined if there is none or it cannot be painted. */
export function asDrawing(drawing: Readonly<Record<string, unknown>> | undefined): Drawing | undefined {
  if (drawing === undefined || !isDrawing(drawing)) return undefined;
  return drawing;
}

function isDrawing(drawing: Readonly<Record<string, unknown>>): drawing is Drawing {
  return 'type' in drawing && drawingProblems(drawing).length === 0;
}
