import type { Nutrient, Nutrition } from '@kkini/domain';
import { splitIngredientList } from '../../normalize/split-ingredient-list.ts';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe, type RawRecipe } from '../assemble-recipe.ts';
import type { Flag, Importer, ImportFile, ImportRow, ImportTables, Rejection } from '../importer.ts';
import { readDuration } from '../reading/read-duration.ts';
import { readFigure } from '../reading/read-figure.ts';
import { readText } from '../reading/read-file.ts';
import { type Fields, isFields, textOf } from '../reading/read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';
import { findRecipe, type PageData } from './find-recipe.ts';
import { oneLine } from './html-text.ts';
import { allTexts, firstText } from './json-ld-nodes.ts';
import { readIngredients } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { readYield } from './read-yield.ts';

const FIELDS: Readonly<Partial<Record<Nutrient, string>>> = {
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

const LONGEST_TEXT = 120;

const KCAL_IN_KJ = 1 / 4.184;

/** Fields with the duration of a recipe. */
const TIMES = ['totalTime', 'prepTime', 'cookTime', 'performTime'] as const;

const SOURCE = 'schema-org';
/** Most characters of an ingredient. Longer texts are misplaced and slow to parse. */
const LONGEST_INGREDIENT = 300;
const LONGEST_TITLE = 300;

/** Reads web pages that describe a recipe in schema.org JSON-LD; one page, one recipe. */
export const importSchemaOrg: Importer = async function* (files, tables) {
  const seen = new Set<string>();
  for (const file of files) yield await importPage(file, tables, seen);
};

async function importPage(file: ImportFile, tables: ImportTables, seen: Set<string>): Promise<ImportRow> {
  const page = findRecipe(await readText(file));
  const place = { file: file.name, line: 1 };
  if (page.recipe === null) return { ...place, outcome: 'rejected', key: page.address, ...whyNoRecipe(page) };
  const { cut } = page;
  const { raw, written } = toRaw(page, page.recipe, file.name);
  const refused = { ...place, outcome: 'rejected', key: raw.key } as const;
  if (raw.title === '') return { ...refused, reason: 'missingName', detail: 'name' };
  if (cut?.losesIngredients === true) return { ...refused, reason: 'cutOff', detail: cut.detail };
  if (seen.has(raw.key)) return { ...refused, reason: 'duplicate', detail: raw.title };
  seen.add(raw.key);
  const { entry, flags } = assembleRecipe(raw, tables);
  const lines = entry.lines.map((line) => ({ ...line, text: written.get(line.text) ?? line.text }));
  const ends: readonly Flag[] = cut === null ? [] : [{ code: 'cutOff', detail: cut.detail }];
  const doubts = [...flags, ...timeFlags(page.recipe, raw.minutes), ...ends];
  return { ...place, outcome: 'kept', entry: { ...entry, lines }, flags: doubts };
}

function whyNoRecipe({ unreadable, marksUpRecipe, cut }: PageData): {
  reason: Rejection;
  detail: string;
} {
  if (cut !== null) return { reason: 'cutOff', detail: cut.detail };
  if (unreadable !== null) return { reason: 'unreadableFile', detail: unreadable };
  if (marksUpRecipe) return { reason: 'notThisFormat', detail: 'recipe marked up in HTML, not in JSON-LD' };
  return { reason: 'notARecipe', detail: 'no recipe in JSON-LD' };
}

function timeFlags(recipe: Fields, minutes: number | null): Flag[] {
  const written = writtenTimes(recipe);
  return minutes === null && written.length > 0 ? [{ code: 'unusableTime', detail: written.join(', ') }] : [];
}

type Understood = {
  readonly raw: RawRecipe;
  /** Ingredient lines as written on the page, by their tidied spelling. */
  readonly written: ReadonlyMap<string, string>;
};

function toRaw(page: PageData, recipe: Fields, fileName: string): Understood {
  const url = recipeUrl(recipe, page.address);
  const lines = readIngredients(recipe).map((line) => [tidyLine(line), line] as const);
  const raw: RawRecipe = {
    source: SOURCE,
    key: url ?? page.address ?? fileName,
    title: titleOf(recipe, page),
    description: oneLine(firstText(recipe['description'])) || null,
    author: authorOf(recipe['author']),
    url,
    minutes: readMinutes(recipe),
    level: null,
    servings: readYield(recipe['recipeYield'] ?? recipe['yield']),
    category: oneLine(allTexts(recipe['recipeCategory']).join(' ')) || null,
    ingredients: splitIngredientList(lines.map(([text]) => text)),
    steps: readInstructions(recipe['recipeInstructions'] ?? recipe['instructions']),
    stated: readStatedNutrition(recipe['nutrition']),
    ...(page.cut?.isRecipeCut === true ? { isCutOff: true } : {}),
  };
  return { raw, written: new Map(lines) };
}

function tidyLine(line: string): string {
  return tidyText(line).replace(/\s+/g, ' ').slice(0, LONGEST_INGREDIENT);
}

/** The name of the recipe, else the title of the page. */
function titleOf(recipe: Fields, { titles }: PageData): string {
  const names = [firstText(recipe['name']), firstText(recipe['headline']), ...titles];
  return (names.map(oneLine).find((name) => name !== '') ?? '').slice(0, LONGEST_TITLE);
}

function authorOf(value: unknown): string | null {
  const names = [value]
    .flat()
    .map((author) => oneLine(isFields(author) ? firstText(author['name']) : firstText(author)));
  return names.filter((name) => name !== '').join(', ') || null;
}

/** The address of the recipe: its own before the page's, a page before a whole site. */
function recipeUrl(recipe: Fields, address: string | null): string | null {
  const page = recipe['mainEntityOfPage'];
  const places = [
    firstText(recipe['url']),
    isFields(page) ? textOf(page, '@id', 'url') : firstText(page),
    address ?? '',
    textOf(recipe, '@id'),
  ];
  const urls = places.flatMap((place) => absoluteUrl(place, address));
  return urls.find((url) => new URL(url).pathname !== '/') ?? urls[0] ?? null;
}

function absoluteUrl(place: string, address: string | null): readonly string[] {
  const written = place.trim().replaceAll('&amp;', '&');
  const isPath = /^\/(?!\/)/.test(written) && address !== null;
  const url = written.startsWith('//')
    ? `https:${written}`
    : isPath
      ? new URL(address).origin + written
      : written;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? [url.replace(/#(?!\/|!).*$/s, '')] : [];
}

/** Minutes of a recipe: its total time, else preparation plus cooking; null without a usable one. */
function readMinutes(recipe: Fields): number | null {
  const [total, preparation, cooking, performing] = TIMES.map((name) => minutesOf(recipe[name]));
  if (total !== null && total !== undefined) return total;
  return (preparation ?? 0) + (cooking ?? performing ?? 0) || null;
}

/** Durations as written, to report that they are unusable. */
function writtenTimes(recipe: Fields): readonly string[] {
  return TIMES.map((name) => firstText(recipe[name])).filter((text) => text !== '');
}

/** First usable duration of a value: a text, a number, an object with one, a list of these. */
function minutesOf(value: unknown): number | null {
  for (const each of [value].flat(2)) {
    const minutes = readDuration(isFields(each) ? durationText(each) : firstText(each));
    if (minutes !== null) return minutes;
  }
  return null;
}

/** `{"@type": "Duration", "maxValue": "PT30M"}`, `{"value": 30, "unitCode": "MIN"}` */
function durationText(duration: Fields): string {
  const amount = textOf(duration, 'maxValue', 'value', 'minValue', 'name', 'text');
  const unit = textOf(duration, 'unitText', 'unitCode');
  if (!/^[\d.]+$/.test(amount)) return amount;
  return `${amount} ${/^(?:hur|h)/i.test(unit) ? 'h' : /^(?:sec|s)/i.test(unit) ? 's' : 'min'}`;
}

/** Figures of one serving in `nutrition` (`NutritionInformation`), in the unit of each nutrient; null without any. */
function readStatedNutrition(value: unknown): Nutrition | null {
  const nutrition = [value].flat().find(isFields);
  if (nutrition === undefined) return null;
  const figures = Object.entries(FIELDS).map(([nutrient, field]) => {
    const text = firstText(nutrition[field]).slice(0, LONGEST_TEXT).replace(BLANK_OF_THOUSANDS, '');
    return [
      nutrient,
      nutrient === 'energyKcal' ? kcalOf(text) : massOf(text, nutrient.endsWith('Mg')),
    ] as const;
  });
  return statedNutrition(Object.fromEntries(figures));
}

/** "1 046": 0 kilocalories would be read before the unit. */
const BLANK_OF_THOUSANDS = /(?<=(?<![\d.,])\d{1,3})\s(?=\d{3}(?![\d.,]))/g;

/** "1046 kJ (250 kcal)" states both; without a unit it is kilocalories. */
function kcalOf(text: string): number | null {
  const said = /(\d[\d.,]*)\s*k?cal/i.exec(text)?.[1];
  if (said !== undefined) return readFigure(said);
  const figure = firstFigure(text);
  return figure !== null && /kj|joule/i.test(text) && !/cal/i.test(text) ? figure * KCAL_IN_KJ : figure;
}

/** Labels write "less than 1 g" for next to nothing; less than more than that counts as the most it may be. */
function massOf(text: string, isMg: boolean): number | null {
  const mass = statedMass(text, isMg);
  const isTrace = mass !== null && mass <= 1 && /^\s*(?:<|less than)/i.test(text);
  return isTrace ? 0 : mass;
}

function statedMass(text: string, isMg: boolean): number | null {
  const figure = firstFigure(text);
  if (figure === null) return null;
  // Pages state salt-like figures in grams and others in milligrams at times.
  if (isMg) return /\d\s*g(?:r|rams?|ramm|rammes)?\b/i.test(text) ? figure * 1000 : figure;
  return /\d\s*(?:mg|milligrams?)\b/i.test(text) ? figure / 1000 : figure;
}

function firstFigure(text: string): number | null {
  return readFigure(/-?(?:\d[\d.,]*|\.\d+)(?:e[+-]?\d+)?/i.exec(text)?.[0] ?? '');
}
