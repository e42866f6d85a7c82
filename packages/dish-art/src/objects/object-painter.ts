import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';

export type PaintDish = (c: Canvas, spec: DishSpec) => string;

/** Draws an object with its own vessel; `paintDish` draws dishes inside it. */
export type ObjectPainter = (c: Canvas, spec: DishSpec, paintDish: PaintDish) => string;
