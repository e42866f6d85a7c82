import type { PlateShape, PotBase } from '../dish-names.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Trim } from './trim.ts';

export type Vessel = {
  /** Below the food. */
  under: string;
  /** Above the food: the rim's shade is what makes the food sit in the vessel. */
  over: string;
  /** Of the room for food, around 100,100. */
  radius: number;
  /** Food is cut at the wall of a deep one. */
  isDeep: boolean;
  /** Half the width and half the height of the room for food around 100,100. */
  room: Point;
};

/** How a vessel looks; each reads what it knows. */
export type VesselChoice = {
  glaze?: GlazeName | undefined;
  radius?: number | undefined;
  trim?: Trim | undefined;
  /** Of a plate. */
  shape?: PlateShape | undefined;
  /** Below a stone pot. */
  base?: PotBase | undefined;
  /** Degrees the handle of a pan is turned. */
  turn?: number | undefined;
};

export type DrawVessel = (c: Canvas, choice: VesselChoice) => Vessel;
