import type { PlateShape, PotBase } from '../dish-names.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Trim } from './trim.ts';

export type Vessel = {
  /** Markup below the food. */
  under: string;
  /** Markup above the food: the shade of the rim makes the food sit in the vessel. */
  over: string;
  /** Radius of the room for food, around 100,100. */
  radius: number;
  /** True for a deep vessel, which clips food at its wall. */
  isDeep: boolean;
  /** Half the width and half the height of the room for food around 100,100. */
  room: Point;
};

/** Options for the appearance of a vessel; each vessel reads those it knows. */
export type VesselChoice = {
  glaze?: GlazeName | undefined;
  radius?: number | undefined;
  trim?: Trim | undefined;
  shape?: PlateShape | undefined;
  /** Base below a stone pot. */
  base?: PotBase | undefined;
  /** Direction of a pan's handle, in degrees. */
  turn?: number | undefined;
};

export type DrawVessel = (c: Canvas, choice: VesselChoice) => Vessel;
