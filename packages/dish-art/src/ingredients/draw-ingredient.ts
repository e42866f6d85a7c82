import type { Canvas } from '../drawing/canvas.ts';
import type { Drawing } from '../drawing/stamp.ts';

/** Draws one piece around 0,0, about 20 units across, lit from the top left. */
export type DrawIngredient = (c: Canvas) => Drawing;

export type IngredientFamily = Record<string, DrawIngredient>;
