import { BULLET } from '../../normalize/bullets.ts';
import { type Fields, isFields, textOf } from '../reading/read-json.ts';
import { htmlPieces, oneBlank, oneLine } from './html-text.ts';
import { firstText, isFilled } from './json-ld-nodes.ts';

/** Fields with ingredients, the usual one first. */
export const INGREDIENT_FIELDS = [
  'recipeIngredient',
  'recipeIngredients',
  'ingredients',
  'ingredient',
  'supply',
] as const;

/**
 * Ingredient lines of a recipe without HTML and superfluous blanks: lists of texts (also nested), one text with several lines,
 * objects with name and amount, sections of these.
 */
export function readIngredients(recipe: Fields): readonly string[] {
  const value = INGREDIENT_FIELDS.map((name) => recipe[name]).find(isFilled);
  return linesOf(value, true);
}

function linesOf(value: unknown, isWhole: boolean): readonly string[] {
  if (typeof value === 'string') return isWhole ? splitLines(value) : brokenLines(value).flatMap(cleanLine);
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, value.length === 1));
  if (!isFields(value)) return [];
  const nested = NESTED.map((name) => value[name]).find(
    (inner) => typeof inner === 'object' && isFilled(inner),
  );
  if (nested !== undefined) return linesOf(nested, true);
  const line = objectLine(value);
  // `{"Sauce": ["1 egg", "oil"]}`
  return line === ''
    ? Object.values(value)
        .filter(Array.isArray)
        .flatMap((list) => linesOf(list, true))
    : cleanLine(line);
}

const NESTED = ['itemListElement', 'recipeIngredient', 'ingredients', 'items', 'item'] as const;

function objectLine(ingredient: Fields): string {
  const whole = textOf(ingredient, 'display', 'originalText', 'text');
  if (whole !== '') return oneLine(whole);
  const name = NAMES.map((each) => firstText(ingredient[each])).find((text) => text !== '') ?? '';
  const quantity = AMOUNTS.map((each) => ingredient[each]).find(isFilled);
  const amount = isFields(quantity)
    ? textOf(quantity, 'value', 'name', 'text', 'minValue')
    : firstText(quantity);
  const measured = isFields(quantity) ? quantity : ingredient;
  const unit = textOf(measured, 'unitText', 'unit') || (UNIT_CODES.get(textOf(measured, 'unitCode')) ?? '');
  return oneBlank([amount, unit, name].map(oneLine).join(' '));
}

const NAMES = ['name', 'ingredient', 'food', 'item', 'description'] as const;
const AMOUNTS = ['requiredQuantity', 'amount', 'quantity', 'value'] as const;
/** Kitchen units by their codes of UN/CEFACT recommendation 20. */
const UNIT_CODES: ReadonlyMap<string, string> = new Map([
  ['G21', 'cup'],
  ['G24', 'tbsp'],
  ['G25', 'tsp'],
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['MLT', 'ml'],
  ['LTR', 'l'],
  ['ONZ', 'oz'],
  ['LBR', 'lb'],
]);

/** An item of a list is one line, unless each of the lines its break tags make has words. */
function brokenLines(item: string): readonly string[] {
  const lines = item
    .split(/<br\b[^<>]*>/i)
    .map(oneLine)
    .filter((line) => line !== '');
  return lines.length > 1 && lines.every((line) => /\p{L}{2}/u.test(line)) ? lines : [oneLine(item)];
}

/** Lines of one text: at its line breaks, else at the commas between three foods or more. */
function splitLines(text: string): readonly string[] {
  const broken = htmlPieces(text).map((piece) =>
    'text' in piece ? piece.text : BREAK.test(piece.tag) ? '\n' : '',
  );
  const lines = broken
    .join('')
    .split(/[\r\n\u2028]+/)
    .flatMap(cleanLine);
  const [only] = lines;
  if (only === undefined || lines.length > 1 || only.length > LONGEST_LIST) return lines;
  const foods = only.split(/[,;](?!\d)(?![^(]*\))/).flatMap(cleanLine);
  return foods.length > 2 || (foods.length > 1 && foods.every((food) => /\d/.test(food))) ? foods : lines;
}

/** In characters; a longer text is no list of foods. */
const LONGEST_LIST = 3000;
const BREAK = /^\/?(?:br|li|p|div|tr|ul|ol)$/;

function cleanLine(line: string): readonly string[] {
  const clean = oneBlank(line).replace(BULLET, '');
  return /\p{L}/u.test(clean) ? [clean] : [];
}
