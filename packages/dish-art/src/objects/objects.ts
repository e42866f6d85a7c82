import type { WholeObject } from '../dish-names.ts';
import { paintDosirak } from './dosirak.ts';
import { paintDrink, paintGlassOfWater } from './drinks.ts';
import type { ObjectPainter } from './object-painter.ts';
import { paintPack } from './pack.ts';
import { paintSoban } from './soban.ts';
import { paintTriangleGimbap } from './triangle-gimbap.ts';

/** The painter of each whole object. */
export const OBJECT_PAINTERS: Record<WholeObject, ObjectPainter> = {
  dosirak: paintDosirak,
  pack: paintPack,
  triangle: paintTriangleGimbap,
  soban: paintSoban,
  empty: paintGlassOfWater,
  drink: paintDrink,
};
