import { isKindOf } from '@kkini/domain';
import type { ParsedLine } from '../normalize/parse-ingredient-line.ts';
import { factsOf } from './facts-of.ts';
import type { ImportTables } from './importer.ts';

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
