import type { TintName } from '../drawing/colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { Dish } from '../resolve-dish.ts';

/** A scene. Lengths are in units of the scene, rotations in degrees. */
export type Scene = {
  tint?: TintName;
  /** False leaves the background to the page. */
  bg?: boolean;
  cloth?: readonly Cloth[];
  props?: readonly Prop[];
  items?: readonly SceneDish[];
  /** Loose ingredients. */
  bits?: readonly Bit[];
  seed?: string;
};

/** A dish in a scene; `x`, `y` is its centre, and `k` 1 makes it 200 units wide. */
export type SceneDish = { dish: Dish; x: number; y: number; k?: number; rot?: number };

export type Prop = {
  kind: 'spoon' | 'chopsticks';
  x: number;
  y: number;
  len?: number;
  rot?: number;
  mat?: 'wood' | 'steel';
};

export type Cloth = {
  x: number;
  y: number;
  w: number;
  h: number;
  rot?: number;
  /** Radius of the corners. */
  r?: number;
  fill?: string;
  /** Opacity. */
  o?: number;
  /** False omits the stitched line. */
  line?: boolean;
  stroke?: string;
};

export type Bit = { key: IngredientKey; x: number; y: number; rot?: number; s?: number };
