import { type VesselName, WHOLE_OBJECTS, type WholeObject } from './dish-names.ts';
import type { DishSpec } from './dish-spec.ts';
import type { Canvas } from './drawing/canvas.ts';
import { clipped } from './drawing/shapes.ts';
import { paintDosirak } from './objects/dosirak.ts';
import { paintDrink, paintGlassOfWater } from './objects/drinks.ts';
import type { ObjectPainter } from './objects/object-painter.ts';
import { paintPack } from './objects/pack.ts';
import { paintSoban } from './objects/soban.ts';
import { paintTriangleGimbap } from './objects/triangle-gimbap.ts';
import { PAINTERS } from './painters/painters.ts';
import { bowl, paperBowl } from './vessels/bowls.ts';
import { oblongPlate, ovalPlate, plate, steamer, woodBoard } from './vessels/plates.ts';
import { bakingDish, earedPot, skillet, ttukbaegi } from './vessels/pots.ts';
import type { DrawVessel } from './vessels/vessel.ts';

/** Every vessel by the name a spec gives. */
const VESSELS = {
  ttukbaegi,
  bowl: (c, { glaze = 'white', radius = 76, trim }) => bowl(c, { glaze, radius, trim, depth: 11 }),
  noodle: (c, { glaze = 'white', trim }) => bowl(c, { glaze, trim, radius: 84, depth: 12 }),
  salad: (c, { glaze = 'wood', trim }) => bowl(c, { glaze, trim, radius: 82, depth: 12 }),
  plate,
  oval: ovalPlate,
  rect: oblongPlate,
  board: woodBoard,
  steamer,
  pot: earedPot,
  skillet,
  baking: bakingDish,
  paper: paperBowl,
} satisfies Record<VesselName, DrawVessel>;

const OBJECT_PAINTERS: Record<WholeObject, ObjectPainter> = {
  dosirak: paintDosirak,
  pack: paintPack,
  triangle: paintTriangleGimbap,
  soban: paintSoban,
  empty: paintGlassOfWater,
  drink: paintDrink,
};

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
