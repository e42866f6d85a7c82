import type { Taxonomy } from '@kkini/domain';
import type { UnitWeights } from '../facts/read-unit-weights.ts';
import type { Amount } from './find-amounts.ts';
import type { GramsBasis } from './parsed-line.ts';

/** Grams and how they came about. */
export type Grams = { readonly grams: number; readonly basis: GramsBasis };

/** What grams are looked up in. */
export type WeightTables = { readonly taxonomy: Taxonomy; readonly weights: UnitWeights };

const GENERIC = '*';
const CUP_ML = 200;
const SPOON_ML = 15;

/**
 * Grams of a food in an amount: stated mass first, then volume and household units by the food's own weights, by those
 * of the food it is a kind of, and at last by the generic weight of the unit. Null when there is nothing to go by.
 */
export function lineGrams(
  amounts: readonly Amount[],
  id: string | null,
  { taxonomy, weights }: WeightTables,
): Grams | null {
  const kin = id === null ? [] : [id, ...ancestors(taxonomy, id)];
  const found = amounts.flatMap((amount) => gramsOf(amount, kin, weights) ?? []);
  const best = BASES.flatMap((basis) => found.filter((grams) => grams.basis === basis))[0];
  return best ?? null;
}

const BASES: readonly GramsBasis[] = ['stated', 'foodUnit', 'genericUnit', 'rough'];

function gramsOf(amount: Amount, kin: readonly string[], weights: UnitWeights): Grams | null {
  const { quantity, unit, rough, text } = amount;
  if (rough) return scaled(1, roughGrams(text, kin, weights), 'rough');
  if (quantity === null) return null;
  if (unit?.kind === 'mass') return { grams: quantity * unit.grams, basis: 'stated' };
  if (unit?.kind === 'volume')
    return { grams: quantity * unit.millilitres * density(kin, weights), basis: 'stated' };
  const name = unit?.name ?? '개';
  for (const id of kin) {
    const own = weights.get(id)?.get(name);
    if (own !== undefined) return { grams: quantity * own, basis: 'foodUnit' };
  }
  return scaled(quantity, weights.get(GENERIC)?.get(name), 'genericUnit');
}

function scaled(quantity: number, grams: number | undefined, basis: GramsBasis): Grams | null {
  return grams === undefined ? null : { grams: quantity * grams, basis };
}

function roughGrams(text: string, kin: readonly string[], weights: UnitWeights): number | undefined {
  const word = /적당|적량|넉넉|취향|기호|필요|참조/.test(text) ? '적당량' : '약간';
  for (const id of [...kin, GENERIC]) {
    const grams = weights.get(id)?.get(word);
    if (grams !== undefined) return grams;
  }
  return undefined;
}

/** Grams of one millilitre; water where the food is in no table. */
function density(kin: readonly string[], weights: UnitWeights): number {
  for (const id of kin) {
    const cup = weights.get(id)?.get('컵');
    if (cup !== undefined) return cup / CUP_ML;
    const spoon = weights.get(id)?.get('큰술');
    if (spoon !== undefined) return spoon / SPOON_ML;
  }
  return 1;
}

/** Everything a food is a kind of, nearest first. */
function ancestors(taxonomy: Taxonomy, id: string): string[] {
  const found: string[] = [];
  let next = taxonomy.items.get(id)?.parents ?? [];
  while (next.length > 0) {
    const fresh = next.filter((parent) => !found.includes(parent));
    found.push(...fresh);
    next = fresh.flatMap((parent) => taxonomy.items.get(parent)?.parents ?? []);
  }
  return found;
}
