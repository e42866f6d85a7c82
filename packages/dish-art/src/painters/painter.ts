import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Vessel } from '../vessels/vessel.ts';

/** Markup of the food in a vessel, around 100,100. */
export type Painter = (c: Canvas, spec: DishSpec, vessel: Vessel) => string;
