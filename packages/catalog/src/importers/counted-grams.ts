import { isKindOf, type Taxonomy } from '@kkini/domain';
import { littleGrams } from '../normalize/amounts/line-grams.ts';
import type { ParsedLine } from '../normalize/parse-ingredient-line.ts';
import { factsOf } from './facts-of.ts';
import type { ImportTables } from './importer.ts';

/**
 * Share of frying oil that stays in the food, of the weight of the fried food: a middle value between 3 % (plain pieces) and 25 %
 * (thin batter). Source: Japan, MEXT food composition tables 2020, cooking chapter, table 13.
 */
const FRYING_UPTAKE = 0.1;
/** More oil than this in one recipe is for deep frying and is not eaten. */
const FRYING_OIL_GRAMS = 100;
/**
 * Share of pan fat stated "to taste": a teaspoon (4 g) per 130 g of food, 3 %. An estimate of ours; tables of cooked food use 2-5 %
 * for sautéing.
 */
const PAN_OIL_SHARE = 0.03;

/** Foods that do not count as fried: sauces, drinks, milk and fruit are added afterwards. */
const NEVER_FRIED = [
  'fat_oil',
  'water',
  'dairy',
  'condiment',
  'added_sugar',
  'fruit',
  'broth',
  'beverage',
  'alcohol',
];

const STOCK_SECTION = /육수|국물|다시물|스톡/;
const STOCK_FOODS = ['anchovy', 'dried_kelp', 'kelp', 'bonito_flakes', 'large_eyed_herring'];
const STOCK_NAME = /뼈|머리$|대가리|디포리|뒤포리/;
/** With at least this much water a recipe makes a stock, whose solids are strained off. */
const STOCK_WATER_GRAMS = 200;

const GARNISH_SECTION = /고명|장식|토핑|가니/;
const SEASONINGS = ['condiment', 'spice', 'herb', 'fat_oil', 'added_sugar', 'sweetener', 'allium'];
const SEASONING_FOODS = ['ginger', 'chili_pepper', 'sesame', 'black_sesame', 'water', 'msg'];

/** A whole animal below this weight is weighed as eaten (peeled shrimps), a heavier one as bought. */
const BOUGHT_PIECE_GRAMS = 100;

/**
 * Eaten grams of each line: without frying oil left in the pan, solids strained from a stock, refuse of a whole animal and
 * soaking water. A seasoning or garnish without an amount counts as a small one. Null where unknown.
 */
export function countedGrams(lines: readonly ParsedLine[], tables: ImportTables): readonly (number | null)[] {
  const { taxonomy } = tables;
  const solids = lines
    .filter((line) => !NEVER_FRIED.some((group) => isA(line, group, taxonomy)))
    .reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const boilsStock = lines.some((line) => isWater(line) && (line.grams ?? 0) >= STOCK_WATER_GRAMS);
  return lines.map((line) => {
    const id = line.id ?? line.possibleIds[0];
    if (id === undefined) return line.grams;
    if (line.grams === null) return line.amount === null ? unwrittenGrams(line, id, tables) : null;
    if (isPanOil(line, taxonomy)) return oilGrams(line, line.grams, solids);
    if (line.gramsBasis === 'rough' && isA(line, 'fat_oil', taxonomy))
      return Math.min(line.grams, solids * PAN_OIL_SHARE);
    if (isStrained(line, taxonomy, boilsStock)) return 0;
    return line.grams * edibleShare(line, id, tables) * dryMatterShare(line, id, tables);
  });
}

/** Fats used for frying. Sesame and perilla oil are seasonings in any amount. */
function isPanOil(line: ParsedLine, taxonomy: Taxonomy): boolean {
  const isFat = isA(line, 'fat_oil', taxonomy) || line.id === 'butter';
  return isFat && !/참기름|들기름|드레싱/.test(line.name);
}

function oilGrams({ name, gramsBasis }: ParsedLine, grams: number, solids: number): number {
  const fries = name.includes('튀김') || (grams >= FRYING_OIL_GRAMS && grams >= solids * FRYING_UPTAKE);
  if (fries) return Math.min(grams, solids * FRYING_UPTAKE);
  return gramsBasis === 'rough' ? Math.min(grams, solids * PAN_OIL_SHARE) : grams;
}

function isStrained(line: ParsedLine, taxonomy: Taxonomy, boilsStock: boolean): boolean {
  const gives = STOCK_FOODS.some((food) => isA(line, food, taxonomy)) || STOCK_NAME.test(line.name);
  return gives && (boilsStock || STOCK_SECTION.test(line.section ?? ''));
}

/** Grams of a name without an amount: a pinch if it seasons or garnishes. */
function unwrittenGrams(line: ParsedLine, id: string, tables: ImportTables): number | null {
  const seasons =
    SEASONINGS.some((group) => isA({ ...line, id }, group, tables.taxonomy)) || SEASONING_FOODS.includes(id);
  return seasons || GARNISH_SECTION.test(line.section ?? '') ? littleGrams(id, tables) : null;
}

/** "고등어(1마리=250g)": the weight of a whole animal is the bought one, including bones or shell. */
function edibleShare({ amount, gramsBasis, grams }: ParsedLine, id: string, tables: ImportTables): number {
  const pieces = /(\d+(?:\.\d+)?)\s?마리/.exec(amount ?? '')?.[1];
  const refuse = factsOf(id, tables)?.refusePercent ?? 0;
  const isWhole =
    gramsBasis === 'stated' && pieces !== undefined && (grams ?? 0) / Number(pieces) >= BOUGHT_PIECE_GRAMS;
  return isWhole ? 1 - refuse / 100 : 1;
}

function isWater({ id }: ParsedLine): boolean {
  return id === 'water';
}

function isA({ id }: Pick<ParsedLine, 'id'>, group: string, taxonomy: Taxonomy): boolean {
  return id !== null && isKindOf(taxonomy, id, group);
}

/**
 * Grams of the facts-table food in one gram of the line: below 1 where the line is soaked or boiled and the table dry, above 1
 * where the line is dried or powdered and the table fresh; 1 where they agree.
 */
export function dryMatterShare(line: ParsedLine, id: string, tables: ImportTables): number {
  const solids = solidsOf(id, tables);
  if (solids === null) return 1;
  const said = saidOf(line);
  if (WET.test(said) && solids >= DRY_SOLIDS)
    return SOAKED.find(({ group }) => isKindOf(tables.taxonomy, id, group))?.share ?? 1;
  if ((DRY.test(line.name) || DRIED.test(said)) && solids < FRESH_SOLIDS && solids > 0)
    return Math.min(DRIED_SOLIDS / solids, MOST_SHRUNK);
  return 1;
}

const WET = /불린|불려|불렸|삶은|데친|익힌|젖은/;
const DRY = /^(?:건조|건|말린|마른)(?!어)|(?:가루|분말|파우더)$/;
const DRIED = /(?:마른|말린)\s?것/;

/** Grams of carbohydrate, protein and fat in 100 g that separate rows of dry foods (above) from fresh ones (below). */
const DRY_SOLIDS = 55;
const FRESH_SOLIDS = 35;
/** Median of carbohydrate, protein and fat in the dried vegetables and mushrooms of RDA 2025 (84.6 g in 100 g). */
const DRIED_SOLIDS = 85;
/** The vegetables richest in water lose eleven twelfths of their weight when dried. */
const MOST_SHRUNK = 12;

/**
 * Dry weight in one gram soaked or boiled: wakame swells to about eleven times its weight, dried mushrooms to five, pulses to
 * 2.2, noodles to 2.3, rice soaked for an hour to 1.25. Estimates of ours within tables of weight change in cooking.
 */
const SOAKED: readonly { readonly group: string; readonly share: number }[] = [
  { group: 'seaweed', share: 0.09 },
  { group: 'mushroom', share: 0.2 },
  { group: 'legume', share: 0.45 },
  { group: 'noodle', share: 0.43 },
  { group: 'rice', share: 0.8 },
  { group: 'grain', share: 0.8 },
];

/** The name with the words of the amount that counts: "노란콩 25g(불린 것 52g)" weighs the dry bean. */
function saidOf({ name, text }: ParsedLine): string {
  const outside = text.replace(/[([{][^()[\]{}\d]{0,40}\d[^()[\]{}]{0,40}[)\]}]/g, ' ');
  return /\d/.test(outside) ? `${name} ${outside}` : `${name} ${text}`;
}

function solidsOf(id: string, tables: ImportTables): number | null {
  const nutrition = factsOf(id, tables)?.nutrition;
  if (nutrition === undefined) return null;
  const { carbohydrateG, proteinG, fatG } = nutrition;
  return carbohydrateG === null || proteinG === null || fatG === null
    ? null
    : carbohydrateG + proteinG + fatG;
}
