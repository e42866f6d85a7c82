import type { WholeObject } from '../dish-names.ts';
import { paintDosirak } from './dosirak.ts';
import { paintDrink, paintGlassOfWater } from './drinks.ts';
import { paintMealKit } from './meal-kit.ts';
import type { ObjectPainter } from './object-painter.ts';
import { paintShopTray } from './shop-tray.ts';
import { paintSoban } from './soban.ts';
import { paintTriangleGimbap } from './triangle-gimbap.ts';

/** The painter of each whole object. */
export const OBJECT_PAINTERS: Record<WholeObject, ObjectPainter> = {
  dosirak: paintDosirak,
  pack: paintShopTray,
  triangle: paintTriangleGimbap,
  mealkit: paintMealKit,
  soban: paintSoban,
  empty: paintGlassOfWater,
  drink: paintDrink,
};
