import type { DishSpec } from '../dish-spec.ts';
import type { GlazeName } from '../drawing/colours.ts';
import { type Random, randomFrom } from '../drawing/seed.ts';
import { dressedObject } from './dress-object.ts';
import { glazesFor, trimFor } from './tableware.ts';

/**
 * The same food in varied tableware: glaze, painted rim, shape of the plate, base of a pot. The seed decides, so that a dish
 * always looks the same and differs from its neighbours.
 */
export function dressed(spec: DishSpec, seed: string): DishSpec {
  const chance = randomFrom(`${seed} tableware`);
  const outside = dressedObject(dressedVessel(spec, chance), chance);
  const main = spec.main && { main: onTray(spec, dressed(spec.main, `${seed} main`)) };
  return { ...outside, ...main };
}

/** On a tray a pot has a round base, because others would cover the tray. */
function onTray({ type }: DishSpec, main: DishSpec): DishSpec {
  const isSquare = main.base === 'square' || main.base === 'cloth';
  return type === 'soban' && isSquare ? { ...main, base: 'dark' } : main;
}

function dressedVessel(spec: DishSpec, chance: Random): DishSpec {
  if (spec.vessel === undefined) return spec;
  const glaze = chance.pick(glazesFor(spec));
  switch (spec.vessel) {
    case 'ttukbaegi':
      return { ...spec, glaze, base: chance.pick(['round', 'round', 'square', 'straw', 'dark', 'cloth']) };
    case 'skillet':
      return { ...spec, glaze, handle: chance.pick([-38, -16, 0, 38, 142, 180, 218]) };
    case 'plate':
      return trimmed({ ...spec, glaze, shape: chance.pick(['round', 'round', 'coupe', 'fluted']) }, chance);
    case 'bowl':
    case 'noodle':
    case 'salad':
    case 'oval':
    case 'pot':
      return trimmed({ ...spec, glaze }, chance);
    default:
      return { ...spec, glaze };
  }
}

/** More than half of the rims are painted. */
function trimmed(spec: DishSpec & { glaze: GlazeName }, chance: Random): DishSpec {
  const trim = trimFor(spec.glaze, chance);
  return trim && chance.random() < 0.62 ? { ...spec, trim } : spec;
}
