import type { Taxonomy } from '@kkini/domain';
import type { UnitWeights } from '../../facts/tables/read-unit-weights.ts';
import { kinOf } from '../kin-of.ts';
import type { GramsBasis } from '../parse-ingredient-line.ts';
import type { Amount } from './find-amounts.ts';

/**
 * Estimates of ours from sizes as sold; the shrimps as weighed in the official recipes (COOKRCP01 28: five are 20 g). Names
 * match only at the start, so that a sauce of such a food does not.
 */
const NAMED_PIECES: readonly NamedPiece[] = [
  { names: /^(?:실파|쪽파|가는파)$/, units: ['개', '뿌리', '대', '줄기'], grams: 8 },
  { names: /^(?:칵테일새우|새우살|잔새우)/, units: ['개', '마리'], grams: 4 },
  { names: /^(?:중하|중새우|중간새우)/, units: ['개', '마리'], grams: 15 },
  { names: /^(?:대하|왕새우|킹새우|큰새우|블랙타이거)/, units: ['개', '마리'], grams: 30 },
  { names: /^꽈리고추/, units: ['개'], grams: 5 },
  { names: /^(?:알감자|조림감자)/, units: ['개', '알'], grams: 30 },
  { names: /^알배(?:추|기)/, units: ['개', '통', '포기'], grams: 600 },
  { names: /^(?:래디[쉬시]|레디[쉬시]|적환무)/, units: ['개', '알'], grams: 15 },
  { names: /^(?:방울양배추|미니양배추|브뤼셀)/, units: ['개', '알'], grams: 20 },
  { names: /^(?:미니|베이비|꼬마)당근/, units: ['개'], grams: 10 },
  { names: /^(?:곶감|반건시)/, units: ['개'], grams: 40 },
  { names: /^(?:닭봉|닭윙|닭날개)/, units: ['개'], grams: 35 },
  { names: /^(?:치아바타|챠바타)/, units: ['개'], grams: 100 },
  { names: /^(?:프랑크|후랑크)/, units: ['개'], grams: 60 },
  { names: /^(?:비엔나|줄줄이)/, units: ['개'], grams: 8 },
  { names: /^정향$/, units: ['개', '알'], grams: 0.1 },
  { names: /^팔각$/, units: ['개'], grams: 2 },
  { names: /^바닐라빈/, units: ['개', '줄기'], grams: 3 },
];

/** Longer texts are prose, and normalising them for every amount is slow. */
const LONGEST_NAME = 40;

/** Small forms share the id of the full-sized food. Their pieces weigh as much as its berries ("알"), or else a third of it. */
const SMALL_FORM =
  /^(?:(?:빨간|노란|붉은|컬러)?(?:방울|대추방울|대추|체리|미니|꼬마|베이비))(?=토마토|파프리카|양배추|당근|오이|감자|피망|새송이|아스파라거스|단호박|양파|무|밤호박)/;

/** Grams and their basis. */
export type Grams = { readonly grams: number; readonly basis: GramsBasis };

/** The tables in which grams are looked up. */
export type WeightTables = { readonly taxonomy: Taxonomy; readonly weights: UnitWeights };

const GENERIC = '*';
const PIECE = '개';
const BERRY = '알';
const CUP_ML = 200;
const SPOON_ML = 15;

/** A food as written on a line, with its id or the likeliest of several. */
export type NamedFood = { readonly id: string | null; readonly name: string };

/**
 * Grams of an amount of a food: stated mass first, then volume and household units by the food's own weights, then by those of
 * the food it is a kind of, and last by the generic weight of the unit. Null without any.
 */
export function lineGrams(
  amounts: readonly Amount[],
  { id, name }: NamedFood,
  { taxonomy, weights }: WeightTables,
): Grams | null {
  const kin = kinOf(taxonomy, id);
  const found = amounts.flatMap((amount) => gramsOf(amount, { kin, name }, weights) ?? []);
  const best = BASES.flatMap((basis) => found.filter((grams) => grams.basis === basis))[0];
  return best ?? null;
}

/** Grams of "a little" of a food for a whole dish; null without a table entry. */
export function littleGrams(id: string, { taxonomy, weights }: WeightTables): number | null {
  return roughGrams('', kinOf(taxonomy, id), weights) ?? null;
}

/** Interchangeable words for one piece. A weight under another of them is better than the generic one. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  개: ['알', '톨', '마리', '줄기'],
  마리: ['개'],
  알: ['개', '톨'],
  톨: ['알', '개'],
  장: ['잎'],
  잎: ['장'],
  뿌리: ['대', '개'],
  대: ['뿌리', '줄기'],
  줄기: ['대'],
  통: ['포기', '개'],
  포기: ['통', '개'],
  단: ['다발'],
  다발: ['단'],
  편: ['쪽'],
  봉지: ['팩'],
  팩: ['봉지'],
};
const SMALL_SHARE = 1 / 3;
/** Most pieces of one food. A larger number means grams. */
const MOST_PIECES = 12;

const BASES: readonly GramsBasis[] = ['stated', 'foodUnit', 'genericUnit', 'rough'];

type Kind = { readonly kin: readonly string[]; readonly name: string };

function gramsOf(amount: Amount, kind: Kind, weights: UnitWeights): Grams | null {
  const { quantity, unit, rough, text } = amount;
  if (rough) return scaled(1, roughGrams(text, kind.kin, weights), 'rough');
  if (quantity === null) return null;
  if (unit?.kind === 'mass') return { grams: quantity * unit.grams, basis: 'stated' };
  if (unit?.kind === 'volume')
    return { grams: quantity * unit.millilitres * density(kind.kin, weights), basis: 'stated' };
  const name = unit?.name ?? PIECE;
  const own = namedPieceGrams(kind.name, name) ?? unitGrams(kind, name, weights);
  // A food without pieces, or a large number, is stated in grams without the unit.
  if (unit === null && kind.kin.length > 0 && (own === undefined || quantity > MOST_PIECES))
    return { grams: quantity, basis: 'stated' };
  if (own !== undefined) return { grams: quantity * own, basis: 'foodUnit' };
  return scaled(quantity, weights.get(GENERIC)?.get(name), 'genericUnit');
}

function unitGrams({ kin, name }: Kind, unit: string, weights: UnitWeights): number | undefined {
  const own = [unit, ...(ALIKE[unit] ?? [])]
    .map((each) => ownGrams(kin, each, weights))
    .find((grams) => grams !== undefined);
  if (unit !== PIECE || !isSmallForm(name)) return own;
  return ownGrams(kin, BERRY, weights) ?? (own === undefined ? undefined : own * SMALL_SHARE);
}

function ownGrams(kin: readonly string[], unit: string, weights: UnitWeights): number | undefined {
  for (const id of kin) {
    const own = weights.get(id)?.get(unit);
    if (own !== undefined) return own;
  }
  return undefined;
}

function scaled(quantity: number, grams: number | undefined, basis: GramsBasis): Grams | null {
  return grams === undefined ? null : { grams: quantity * grams, basis };
}

function roughGrams(text: string, kin: readonly string[], weights: UnitWeights): number | undefined {
  const word = /적당|적량|넉넉|취향|기호|필요|원하는|알맞|다량|듬뿍|참조/.test(text) ? '적당량' : '약간';
  return ownGrams([...kin, GENERIC], word, weights);
}

/** Grams of one millilitre; that of water for a food in no table. */
function density(kin: readonly string[], weights: UnitWeights): number {
  for (const id of kin) {
    const cup = weights.get(id)?.get('컵');
    if (cup !== undefined) return cup / CUP_ML;
    const spoon = weights.get(id)?.get('큰술');
    if (spoon !== undefined) return spoon / SPOON_ML;
  }
  return 1;
}

/** A piece with a name of its own that shares its id with a larger or smaller one, and the grams of its edible part. */
type NamedPiece = { readonly names: RegExp; readonly units: readonly string[]; readonly grams: number };

/** Grams of one unit of a food by its written name; undefined where the weight of its id applies. */
export function namedPieceGrams(name: string, unit: string): number | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const squeezed = name.replace(/\s/g, '');
  return NAMED_PIECES.find(({ names, units }) => units.includes(unit) && names.test(squeezed))?.grams;
}

/** True for a name that says the food is a small form ("방울토마토", "미니 파프리카"). */
export function isSmallForm(name: string): boolean {
  return name.length <= LONGEST_NAME && SMALL_FORM.test(name.replace(/\s/g, ''));
}
