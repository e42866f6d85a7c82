import { isKindOf, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { DishMethod } from '../vocabulary/foods/dish-classes.ts';

/** Kinds of starch, in the order in which grain units are counted: noodles and rice cake come before rice. */
export const STARCH_KINDS = [
  'noodles',
  'glassNoodles',
  'riceCake',
  'bread',
  'rice',
  'porridge',
  'dryGrain',
  'potato',
  'sweetPotato',
  'corn',
] as const;
export type StarchKind = (typeof STARCH_KINDS)[number];

/**
 * Grams as eaten of one exchange unit of grain: 100 kcal and 23 g carbohydrate (safety-rules section 5; KDAx ✓H for
 * rice, ▲ for the others).
 */
export const EXCHANGE_GRAMS: Readonly<Record<StarchKind, number>> = {
  noodles: 90,
  glassNoodles: 30,
  riceCake: 50,
  bread: 35,
  rice: 70,
  porridge: 140,
  dryGrain: 30,
  potato: 140,
  sweetPotato: 70,
  corn: 70,
};

/** Carbohydrate of one exchange unit of grain, g (KDAx ✓H). */
export const EXCHANGE_CARBOHYDRATE_G = 23;

/** A bowl of rice, g: three units (KDAx ✓H). */
export const BOWL_GRAMS = 210;
/** Grams of uncooked rice in a gram of cooked rice: 270 g make three bowls (`ssalbap`, the entry of cooked rice). */
export const UNCOOKED_RICE_SHARE = 270 / (3 * BOWL_GRAMS);

/** A starch of the taxonomy. `asEaten` when a line weighs it as served, otherwise dry or raw. */
export type StarchFood = { readonly kind: StarchKind; readonly asEaten: boolean };

/** Foods and groups by kind; the first row that matches a food applies. */
const STARCHES: readonly (readonly [food: string, starch: StarchFood | null])[] = [
  ...['konjac_noodle', 'tofu_noodle', 'vegetable_noodle'].map((food) => [food, null] as const),
  ['glass_noodle', { kind: 'glassNoodles', asEaten: false }],
  ['noodle', { kind: 'noodles', asEaten: false }],
  ...['rice_cake', 'injeolmi', 'sirutteok', 'filled_rice_cake', 'mugwort_rice_cake'].map(
    (food) => [food, { kind: 'riceCake', asEaten: true }] as const,
  ),
  ['crouton', null],
  ['bread', { kind: 'bread', asEaten: true }],
  ...[
    'cooked_rice',
    'brown_rice_cooked',
    'multigrain_rice',
    'barley_rice',
    'oat_rice',
    'black_rice_cooked',
    'bean_rice',
    'glutinous_rice_cooked',
  ].map((food) => [food, { kind: 'rice', asEaten: true }] as const),
  ['corn', { kind: 'corn', asEaten: true }],
  ...['oat', 'granola', 'cereal', 'nurungji', 'rice_paper', 'wheat_germ', 'misugaru'].map(
    (food) => [food, { kind: 'dryGrain', asEaten: true }] as const,
  ),
  ...[
    'rice_flour',
    'glutinous_rice_flour',
    'brown_rice_flour',
    'wheat_flour',
    'pancake_mix',
    'hotcake_mix',
    'buckwheat',
  ].map((food) => [food, { kind: 'dryGrain', asEaten: true }] as const),
  ['grain', { kind: 'rice', asEaten: false }],
  ['potato', { kind: 'potato', asEaten: true }],
  ['sweet_potato', { kind: 'sweetPotato', asEaten: true }],
];

/** The kind of starch of a food; null for any other food, and for noodles of soy, konjac or vegetables. */
export function starchFood(taxonomy: Taxonomy, id: string, method: DishMethod): StarchFood | null {
  const starch = STARCHES.find(([food]) => isKindOf(taxonomy, id, food))?.[1] ?? null;
  return starch?.kind === 'rice' && method === 'porridge' ? { ...starch, kind: 'porridge' } : starch;
}

/** Whether a starch counts only in a dish without grain: beside rice it is a side dish. */
export function isTuber(kind: StarchKind): boolean {
  return kind === 'potato' || kind === 'sweetPotato' || kind === 'corn';
}
