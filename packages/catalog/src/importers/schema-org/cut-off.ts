import { type Fields, isFields } from '../reading/read-json.ts';
import { isRecipe, jsonLdNodes } from './json-ld-nodes.ts';
import { INGREDIENT_FIELDS, readIngredients } from './read-ingredients.ts';

/** How a page ends before its end: the place, and whether ingredients of its recipe may be lost. */
export type CutOff = {
  readonly detail: string;
  /** True where the recipe itself is incomplete, not only the page around it. */
  readonly isRecipeCut: boolean;
  readonly losesIngredients: boolean;
};

/** A block of JSON-LD whose text ends before its brackets do: its repaired value, and the field of a recipe it ends in, if any. */
export type CutBlock = { readonly value: unknown; readonly field: string | null };

/** Characters at the end of a page in which a tag may be open. */
const TAIL = 2000;

/** True for a page that ends inside a tag, or never closes the document it opens. */
export function endsEarly(html: string): boolean {
  if (/^\s*[[{]/.test(html)) return false;
  if (/<[a-z/!][^<>]*$/i.test(html.slice(-TAIL))) return true;
  return /<(?:html|body)\b/i.test(html) && !/<\/(?:html|body)\s*>/i.test(html);
}

/** The field of its last recipe in which a value, as parsed, ends. */
export function lastRecipeField(value: unknown): string | null {
  let field: string | null = null;
  let inner = value;
  while (typeof inner === 'object' && inner !== null) {
    const [name, last]: readonly [string, unknown] | readonly [] = Object.entries(inner).at(-1) ?? [];
    if (isFields(inner) && isRecipe({ '@type': inner['@type'] ?? inner['type'] })) field = name ?? null;
    inner = last;
  }
  return field;
}

/** How the page of a recipe, or of none, is cut off: in a block of JSON-LD before the HTML around it. Null for a whole page. */
export function cutOf(
  recipe: { readonly found: Fields; readonly known: Fields } | null,
  { cuts, isPageCut }: { readonly cuts: readonly CutBlock[]; readonly isPageCut: boolean },
): CutOff | null {
  if (cuts.length === 0 && !isPageCut) return null;
  const own = cuts.find(({ value }) => jsonLdNodes([value]).some(({ fields }) => fields === recipe?.found));
  const field = own?.field ?? null;
  const ingredients = recipe === null ? [] : INGREDIENT_FIELDS.map((name) => recipe.known[name]);
  return {
    detail: cuts.length === 0 ? 'the page ends before its HTML does' : blockDetail(field),
    isRecipeCut: own !== undefined,
    losesIngredients:
      recipe === null ||
      ingredients.flat().some(isBareReference) ||
      (own !== undefined && (endsInIngredients(field) || readIngredients(recipe.known).length === 0)),
  };
}

function blockDetail(field: string | null): string {
  return field === null
    ? 'the JSON-LD ends before its objects do'
    : `the JSON-LD ends before its recipe does, in ${field}`;
}

function endsInIngredients(field: string | null): boolean {
  const name = field?.replace(/^.*[:/]/s, '').toLowerCase();
  return INGREDIENT_FIELDS.some((each) => each.toLowerCase() === name);
}

/** A reference whose object is not on the page. */
function isBareReference(value: unknown): boolean {
  return isFields(value) && Object.keys(value).every((name) => name === '@id' || name === '@type');
}
