import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';

export type Vessel = {
  /** Below the food. */
  under: string;
  /** Above the food: the rim's shade is what makes the food sit in the vessel. */
  over: string;
  /** Of the room for food, around 100,100. */
  radius: number;
  /** Food is cut at the wall of a deep one. */
  isDeep: boolean;
  isOval: boolean;
};

export type VesselChoice = { glaze?: GlazeName; radius?: number };

export type DrawVessel = (c: Canvas, choice: VesselChoice) => Vessel;
