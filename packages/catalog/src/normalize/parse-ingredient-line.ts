import type { Amount } from './amounts/find-amounts.ts';
import { lineGrams, type WeightTables } from './amounts/line-grams.ts';
import { takeApart } from './line-pieces.ts';
import { resolveLineName } from './resolve-line-name.ts';
import type { IngredientSegment } from './split-ingredient-text.ts';

/** The basis of a line's grams, from most to least certain. */
const GRAMS_BASES = ['stated', 'foodUnit', 'genericUnit', 'rough'] as const;
export type GramsBasis = (typeof GRAMS_BASES)[number];

/** A parsed ingredient line. Unknown values are null, never guessed. */
export type ParsedLine = {
  /** The line as written, tidied. */
  readonly text: string;
  /** The section head above it, such as a sauce. */
  readonly section: string | null;
  readonly name: string;
  /** The amount as written. */
  readonly amount: string | null;
  readonly grams: number | null;
  readonly gramsBasis: GramsBasis | null;
  /** The one taxonomy id the name means; null for none or several. */
  readonly id: string | null;
  /** Ids the name may mean: several if it is ambiguous or names several foods, none if it is unknown. */
  readonly possibleIds: readonly string[];
  /** 0 (nothing known) to 1 (id known by its exact name, grams stated). */
  readonly confidence: number;
};

/** Confidence in grams, by their basis. */
const GRAMS_SURE: Readonly<Record<GramsBasis, number>> = {
  stated: 1,
  foodUnit: 0.9,
  genericUnit: 0.6,
  rough: 0.4,
};
/** Confidence of a line without grams. */
const UNWEIGHED_SURE = 0.3;

/**
 * Reads one ingredient segment. "닭고기(가슴살, 150g)" → name 닭고기, the breast by its remark, 150 g; "두부 75g(1/4모)" → 75 g as stated;
 * "파프리카(빨강, 노랑 각 1개)" → two of them. Several foods joined by a dot or a particle become several lines; a tool that only holds the
 * food (a skewer, baking paper) becomes none.
 */
export function parseIngredientLine(segment: IngredientSegment, tables: WeightTables): readonly ParsedLine[] {
  const { name, remarks, amounts, amount } = takeApart(segment.text);
  if (TOOL.test(name.replace(/\s/g, ''))) return [];
  const isOfAll = amounts.some(({ each, rough }) => each || rough);
  const names = splitNames(name, isOfAll, tables);
  const measured = segment.bareGrams === true ? amounts.map(asGrams) : amounts;
  const shares = names.length > 1 && !isOfAll;
  const factor = shares ? 1 / names.length : repeats(amounts, remarks);
  return names.map((each) => {
    const reading = resolveLineName(tables.taxonomy, each, names.length > 1 ? [] : remarks);
    const food = { id: reading.id ?? reading.possibleIds[0] ?? null, name: each };
    const weighed = lineGrams(measured, food, tables);
    return {
      text: segment.text,
      section: segment.section,
      name: each,
      amount,
      grams: weighed === null ? null : rounded(weighed.grams * factor),
      gramsBasis: weighed?.basis ?? null,
      id: reading.id,
      possibleIds: reading.possibleIds,
      confidence: rounded(reading.sure * (weighed === null ? UNWEIGHED_SURE : GRAMS_SURE[weighed.basis])),
    };
  });
}

/** Inedible things a recipe lists among its foods. */
const TOOL =
  /^(?:(?:대|대나무|나무|산적|긴|작은)?(?:꼬치|꼬지|꼬챙이|꽂이)|이쑤시개|(?:기름|종이|쿠킹)?(?:유산지|호일|포일)|종이호일|기름종이|베이킹페이퍼|랩|비닐랩|위생비닐|위생팩|지퍼백|은박컵|은박지|은박접시|머핀컵|머핀틀|베이킹컵|종이컵|짤주머니|면보|면포|무명실|실|요리용실|조리용실|숯|참숯|나무젓가락|유리병|밀폐용기|틀)$/;

function asGrams(amount: Amount): Amount {
  const isBare = amount.quantity !== null && amount.unit === null;
  return isBare ? { ...amount, unit: { kind: 'mass', grams: 1 } } : amount;
}

const JOINT = /\s?[·/+&]\s?|\s?,\s?|(?<=[가-힣])\s?(?:와|과|및|또는|혹은|이나)\s/u;
const MOST_NAMES = 6;

/** "소금·후추" is two foods, and so is "소금 후추" with one amount for both; "사과 주스" is one. */
function splitNames(name: string, isOfAll: boolean, { taxonomy }: WeightTables): readonly string[] {
  const isKnown = (part: string) => resolveLineName(taxonomy, part, []).possibleIds.length > 0;
  const isListed = (part: string) => resolveLineName(taxonomy, part, []).sure === 1;
  if (isListed(name)) return [name];
  const joined = partsOf(name, JOINT);
  if (joined?.every(isKnown) === true) return joined;
  if (resolveLineName(taxonomy, name, []).id !== null) return [name];
  const blank = isOfAll ? partsOf(name, / /) : null;
  return blank?.every(isListed) === true ? blank : [name];
}

function partsOf(name: string, joint: RegExp): readonly string[] | null {
  const parts = name.split(joint, MOST_NAMES + 1).filter((part) => part !== '');
  return parts.length > 1 && parts.length <= MOST_NAMES ? parts : null;
}

/** "빨강, 노랑 각 1개" counts once for each word of the remark. */
function repeats(amounts: readonly Amount[], remarks: readonly string[]): number {
  const isEach = amounts.some(({ each, rough }) => each && !rough);
  return isEach && remarks.length > 0 ? remarks.join(',').split(/[,·/]/).length : 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
