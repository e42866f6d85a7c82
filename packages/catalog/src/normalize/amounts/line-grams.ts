import type { Taxonomy } from '@kkini/domain';
import type { UnitWeights } from '../../facts/tables/read-unit-weights.ts';
import { kinOf } from '../kin-of.ts';
import { isSmallForm, namedPieceGrams } from '../named-pieces.ts';
import type { GramsBasis } from '../parsed-line.ts';
import type { Amount } from './find-amounts.ts';

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
