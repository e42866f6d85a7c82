import type { Taxonomy } from '@kkini/domain';
import type { ParsedLine } from '../normalize/parsed-line.ts';

/**
 * Share of frying oil that stays in the food, of the weight of what is fried. Uptake runs from 3 % (plain pieces) to
 * 25 % (thin batter); one value in the middle. Source: Japan, MEXT food composition tables 2020, cooking chapter, table 13.
 */
const OIL_UPTAKE = 0.1;
/** More oil than this in one recipe is there to fry in, not to eat. */
const FRYING_OIL_GRAMS = 100;

/** Dry weight in one gram soaked or boiled, by kind of food: the facts table weighs these foods dry. */
const DRY_SHARE: readonly { readonly group: string; readonly share: number }[] = [
  { group: 'seaweed', share: 0.12 },
  { group: 'mushroom', share: 0.2 },
  { group: 'legume', share: 0.45 },
  { group: 'noodle', share: 0.43 },
  { group: 'rice', share: 0.8 },
  { group: 'grain', share: 0.8 },
];
/** A row with this much energy per 100 g is of the dry food. */
const DRY_ENERGY_KCAL = 200;
const WET = /불린|불려|불렸|삶은|데친|익힌|젖은/;

const STOCK_SECTION = /육수|국물|다시물|스톡/;
const STOCK_FOODS = ['anchovy', 'dried_kelp', 'kelp', 'dried_pollock_head', 'large_eyed_herring'];

/** Grams of each line that are eaten: without the frying oil left in the pan, the solids strained from a stock, soaking water. */
export function countedGrams(
  lines: readonly ParsedLine[],
  { taxonomy, energyOf }: { taxonomy: Taxonomy; energyOf: (id: string) => number | null },
): readonly (number | null)[] {
  const isA = (line: ParsedLine, group: string) =>
    line.id !== null && (line.id === group || taxonomy.closures.get(group)?.members.has(line.id) === true);
  const isOil = (line: ParsedLine) => isA(line, 'fat_oil') && /기름|식용유|oil/i.test(line.name);
  const solids = lines.reduce((sum, line) => sum + (isOil(line) || isWater(line) ? 0 : (line.grams ?? 0)), 0);
  const boilsStock = lines.some((line) => isWater(line) && (line.grams ?? 0) >= 200);
  return lines.map((line) => {
    const { grams, id, name, section } = line;
    if (grams === null || id === null) return grams;
    if (isOil(line) && (grams >= FRYING_OIL_GRAMS || name.includes('튀김')))
      return Math.min(grams, solids * OIL_UPTAKE);
    const stock =
      STOCK_FOODS.some((food) => isA(line, food)) && (boilsStock || STOCK_SECTION.test(section ?? ''));
    if (stock) return 0;
    if (!WET.test(`${name} ${line.text}`) || (energyOf(id) ?? 0) < DRY_ENERGY_KCAL) return grams;
    return grams * (DRY_SHARE.find(({ group }) => isA(line, group))?.share ?? 1);
  });
}

function isWater({ id }: ParsedLine): boolean {
  return id === 'water';
}
