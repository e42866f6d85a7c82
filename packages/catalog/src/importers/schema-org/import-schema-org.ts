import type { Nutrient } from '@kkini/domain';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe } from '../assemble-recipe.ts';
import type { Flag, Importer, ImportFile, ImportRow, ImportTables } from '../importer.ts';
import type { RawRecipe } from '../raw-recipe.ts';
import { readDuration } from '../read-duration.ts';
import { readFigure } from '../read-figure.ts';
import { readText } from '../read-file.ts';
import { type Fields, isFields, textOf } from '../read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';
import { type FoundRecipe, findRecipe } from './find-recipe.ts';
import { readInstructions } from './read-instructions.ts';

const SOURCE = 'schema-org';

/** Reads web pages that describe a recipe in schema.org JSON-LD; one page, one recipe. */
export const importSchemaOrg: Importer = async function* (files, tables) {
  const seen = new Set<string>();
  for (const file of files) yield await readPage(file, tables, seen);
};

async function readPage(file: ImportFile, tables: ImportTables, seen: Set<string>): Promise<ImportRow> {
  const place = { file: file.name, line: 1 };
  const { found, address, unreadable } = findRecipe(await readText(file));
  if (found === null) {
    const reason = unreadable === null ? 'notARecipe' : 'unreadableFile';
    return {
      ...place,
      outcome: 'rejected',
      key: address,
      reason,
      detail: unreadable ?? 'no recipe in JSON-LD',
    };
  }
  const raw = toRaw(found, address ?? file.name);
  if (raw.title === '')
    return { ...place, outcome: 'rejected', key: raw.key, reason: 'missingName', detail: 'name' };
  if (seen.has(raw.key))
    return { ...place, outcome: 'rejected', key: raw.key, reason: 'duplicate', detail: raw.title };
  seen.add(raw.key);
  const { entry, flags } = assembleRecipe(raw, tables);
  return { ...place, outcome: 'kept', entry, flags: [...flags, ...timeFlags(found.recipe, raw.minutes)] };
}

function timeFlags(recipe: Fields, minutes: number | null): Flag[] {
  const written = ['totalTime', 'cookTime', 'prepTime']
    .map((name) => textOf(recipe, name))
    .filter((text) => text !== '');
  return minutes === null && written.length > 0 ? [{ code: 'unusableTime', detail: written.join(', ') }] : [];
}

function toRaw({ recipe, nodes }: FoundRecipe, address: string): RawRecipe {
  const url =
    [textOf(recipe, 'url'), pageOf(recipe), address].find((text) => /^https?:\/\//.test(text)) ?? null;
  return {
    source: SOURCE,
    key: url ?? address,
    title: oneLine(firstText(recipe['name']) || firstText(recipe['headline'])),
    description: oneLine(firstText(recipe['description'])) || null,
    author: authorOf(recipe['author'], nodes),
    url,
    minutes: minutesOf(recipe),
    level: null,
    servings: yieldOf(recipe['recipeYield'] ?? recipe['yield']),
    category: oneLine([recipe['recipeCategory']].flat().map(firstText).join(' ')) || null,
    ingredients: linesOf(recipe['recipeIngredient'] ?? recipe['ingredients']).map((text) => ({
      text,
      section: null,
    })),
    steps: readInstructions(recipe['recipeInstructions']).map((text) => ({ text, details: [] })),
    stated: nutritionOf(recipe['nutrition']),
  };
}

function oneLine(text: string): string {
  // Some pages encode twice.
  return tidyText(tidyText(text)).replace(/\s+/g, ' ');
}

/** First text inside a value: pages write lists, objects and numbers where one text belongs. */
function firstText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(firstText).find((text) => text !== '') ?? '';
  return isFields(value) ? textOf(value, '@value', 'name', 'value', 'text', 'url') : '';
}

function pageOf(recipe: Fields): string {
  const page = recipe['mainEntityOfPage'];
  return isFields(page) ? textOf(page, '@id', 'url') : firstText(page) || textOf(recipe, '@id');
}

function authorOf(value: unknown, nodes: FoundRecipe['nodes']): string | null {
  const names = [value].flat().map((each) => {
    const id = isFields(each) ? textOf(each, '@id') : '';
    const named = isFields(each) ? textOf(each, 'name') : firstText(each);
    return oneLine(named || firstText(nodes.get(id)?.['name']));
  });
  return names.filter((name) => name !== '').join(', ') || null;
}

/** Total time, else preparation and cooking together. */
function minutesOf(recipe: Fields): number | null {
  const read = (name: string) => readDuration(durationText(recipe[name]));
  const total = read('totalTime');
  if (total !== null) return total;
  const [preparation, cooking] = [read('prepTime'), read('cookTime')];
  return preparation === null && cooking === null ? null : (preparation ?? 0) + (cooking ?? 0);
}

function durationText(value: unknown): string {
  const [first] = [value].flat();
  return isFields(first) ? textOf(first, 'maxValue', 'value', 'minValue', 'name') : firstText(first);
}

/** First whole number: "4", "4 servings", ["4", "4 servings"], 4, {"value": 4}. */
function yieldOf(value: unknown): number | null {
  for (const each of [value].flat()) {
    const number = /\d+/.exec(firstText(each))?.[0];
    if (number !== undefined && Number(number) > 0) return Number(number);
  }
  return null;
}

function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value
      .replace(/<\/(?:li|p|div)>/gi, '\n')
      .split(/\r?\n|<br\s*\/?>/i)
      .flatMap(oneIngredient);
  if (Array.isArray(value))
    return value.flatMap((each) => (typeof each === 'string' ? oneIngredient(each) : linesOf(each)));
  if (!isFields(value)) return [];
  const nested = value['itemListElement'];
  if (nested !== undefined) return linesOf(nested);
  const text = textOf(value, 'text', 'name', 'item');
  return oneIngredient(
    [firstText(value['amount']), textOf(value, 'unit'), text].filter((part) => part !== '').join(' '),
  );
}

function oneIngredient(text: string): readonly string[] {
  const line = oneLine(text);
  return /\p{L}/u.test(line) ? [line] : [];
}

const FIGURES: Readonly<Partial<Record<Nutrient, string>>> = {
  energyKcal: 'calories',
  carbohydrateG: 'carbohydrateContent',
  fiberG: 'fiberContent',
  sugarG: 'sugarContent',
  proteinG: 'proteinContent',
  fatG: 'fatContent',
  saturatedFatG: 'saturatedFatContent',
  unsaturatedFatG: 'unsaturatedFatContent',
  transFatG: 'transFatContent',
  cholesterolMg: 'cholesterolContent',
  sodiumMg: 'sodiumContent',
};

function nutritionOf(value: unknown): RawRecipe['stated'] {
  const [nutrition] = [value].flat();
  if (!isFields(nutrition)) return null;
  return statedNutrition(
    Object.fromEntries(
      Object.entries(FIGURES).map(([nutrient, name]) => {
        const text = firstText(nutrition[name]);
        const figure = readFigure(/[\d.,]*\d[\d.,]*/.exec(text)?.[0] ?? '');
        // kJ and grams of salt-like figures are told apart by their written unit.
        if (figure !== null && name === 'calories' && /kj/i.test(text) && !/cal/i.test(text))
          return [nutrient, figure / 4.184];
        if (figure !== null && nutrient.endsWith('Mg') && /\d\s*(?:g|grams?)\b/i.test(text))
          return [nutrient, figure * 1000];
        return [nutrient, figure];
      }),
    ),
  );
}
