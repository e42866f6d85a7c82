import { WHOLE_OBJECTS, type WholeObject } from './dish-names.ts';
import type { DishSpec } from './dish-spec.ts';
import type { Canvas } from './drawing/canvas.ts';
import { clipped } from './drawing/shapes.ts';
import { OBJECT_PAINTERS } from './objects/objects.ts';
import { PAINTERS } from './painters/painters.ts';
import { VESSELS } from './vessels/vessels.ts';

/** Paints the vessel, the food, then the shade of the rim. Food in a deep vessel is clipped at its wall. */
export function paintDish(c: Canvas, spec: DishSpec): string {
  const { type } = spec;
  if (isWholeObject(type)) return OBJECT_PAINTERS[type](c, spec, paintDish);
  const vessel = VESSELS[spec.vessel ?? 'plate'](c, { ...spec, turn: spec.handle });
  const food = PAINTERS[type](c, spec, vessel);
  const overhangs = type === 'toast' || type === 'ssam' || type === 'sandwich';
  const isDeep = vessel.isDeep && !overhangs;
  return vessel.under + (isDeep ? clipped(c.clipRound(vessel.radius), food) : food) + vessel.over;
}

function isWholeObject(type: DishSpec['type']): type is WholeObject {
  return WHOLE_OBJECTS.some((name) => name === type);
}
