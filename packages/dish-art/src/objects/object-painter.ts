import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';

export type PaintDish = (c: Canvas, spec: DishSpec) => string;

/** Draws a thing that brings its own vessel; `paintDish` is for those that hold other dishes. */
export type ObjectPainter = (c: Canvas, spec: DishSpec, paintDish: PaintDish) => string;
