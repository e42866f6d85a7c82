import { type MatKind, type PlatedDish, TRIM_KINDS, type VesselName } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { GlazeName, MatColour, TrimColour } from '../drawing/colours.ts';
import type { Random } from '../drawing/seed.ts';
import type { Mat } from './mats.ts';
import type { Trim } from './trim.ts';

type Some<T> = readonly [T, ...T[]];

/** Glazes that suit the food, by its kind or else by its vessel. A glaze listed twice is twice as likely. */
export function glazesFor({ type, vessel = 'plate', broth }: DishSpec): Some<GlazeName> {
  if (vessel === 'noodle' && broth === 'cold') return ['steel', 'celadon', 'white', 'blue', 'brass'];
  const ofKind = vessel === 'bowl' || vessel === 'plate' ? BY_KIND[type as PlatedDish] : undefined;
  return ofKind ?? BY_VESSEL[vessel];
}

/** A painted rim that is visible on the glaze; null for bare material. */
export function trimFor(glaze: GlazeName, chance: Random): Trim | null {
  const colours = BARE.has(glaze) ? null : DARK.has(glaze) ? ON_DARK : ON_LIGHT;
  return colours && { kind: chance.pick(TRIM_KINDS), colour: chance.pick(colours) };
}

/** Cloth or straw below a vessel that is alone in the picture; null for most kinds and in 45 % of the rest. */
export function matFor(vessel: VesselName, chance: Random): Mat | null {
  if (!ON_MATS.has(vessel) || chance.random() > 0.55) return null;
  const kind: MatKind = vessel === 'oval' ? 'runner' : chance.pick(USUAL_MATS);
  return { kind, colour: chance.pick(MAT_COLOURS_OF[kind]) };
}

const ON_MATS: ReadonlySet<VesselName> = new Set(['bowl', 'noodle', 'salad', 'plate', 'oval']);

const USUAL_MATS: Some<MatKind> = ['linen', 'round', 'woven', 'linen'];
const CLOTHS: Some<MatColour> = ['oat', 'sage', 'sky', 'blush', 'plum'];

const MAT_COLOURS_OF: Record<MatKind, Some<MatColour>> = {
  linen: CLOTHS,
  runner: CLOTHS,
  round: ['wood', 'walnut', 'slate', 'oat', 'sky'],
  woven: ['straw', 'straw', 'sage', 'blush', 'wood'],
};

const BARE: ReadonlySet<GlazeName> = new Set(['brass', 'steel', 'wood']);
const DARK: ReadonlySet<GlazeName> = new Set(['indigo', 'char', 'moss', 'red']);
const ON_DARK: Some<TrimColour> = ['gold', 'cream', 'cream'];
const ON_LIGHT: Some<TrimColour> = ['cobalt', 'rust', 'leaf', 'gold', 'ink', 'plum'];

const BY_KIND: Partial<Record<PlatedDish, Some<GlazeName>>> = {
  porridge: ['celadon', 'white', 'cream', 'blue', 'rose', 'indigo', 'lilac', 'amber', 'moss'],
  yogurt: ['celadon', 'cream', 'rose', 'blue', 'lilac', 'white', 'indigo', 'sand'],
  bibimbap: ['brass', 'steel', 'white', 'indigo', 'celadon', 'char', 'rose'],
  steak: ['char', 'blue', 'white', 'moss', 'sand', 'indigo', 'cream'],
  omelette: ['blue', 'white', 'celadon', 'rose', 'indigo', 'lilac', 'moss'],
  noodle: ['cream', 'white', 'blue', 'celadon', 'rose', 'sand', 'indigo'],
  salad: ['white', 'cream', 'blue', 'rose', 'sand', 'char'],
};

const BY_VESSEL: Record<VesselName, Some<GlazeName>> = {
  ttukbaegi: ['char', 'char', 'amber', 'moss', 'indigo', 'steel'],
  bowl: ['white', 'cream', 'celadon', 'blue', 'indigo', 'rose', 'amber', 'moss', 'sand', 'lilac'],
  noodle: ['white', 'indigo', 'celadon', 'blue', 'amber', 'rose', 'moss', 'sand'],
  salad: [
    'wood',
    'wood',
    'white',
    'celadon',
    'blue',
    'amber',
    'char',
    'sand',
    'rose',
    'moss',
    'lilac',
    'indigo',
  ],
  plate: ['white', 'cream', 'celadon', 'blue', 'rose', 'lilac', 'sand', 'amber'],
  oval: ['white', 'celadon', 'blue', 'sand', 'rose', 'cream'],
  rect: ['celadon', 'char', 'blue', 'sand', 'white', 'moss'],
  board: ['wood', 'amber', 'cream', 'char'],
  steamer: ['wood'],
  pot: ['brass', 'brass', 'steel', 'red', 'moss', 'indigo'],
  skillet: ['char', 'char', 'char', 'indigo', 'amber', 'moss'],
  baking: ['white', 'red', 'blue', 'moss', 'amber', 'cream'],
  paper: ['cream', 'wood', 'char', 'celadon', 'rose'],
};
