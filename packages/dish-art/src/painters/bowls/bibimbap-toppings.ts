import type { SectorName } from '../../dish-names.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import type { Stamp } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';

export type Topping = {
  /** The ingredient the data must name. */
  key: IngredientKey;
  draw: (c: Canvas) => Stamp | null;
  /** Pieces in one of seven sectors. */
  count: number;
  /** Along a radius: lean and greatest deviation. Absent for scattered pieces. */
  along?: { lean: number; stray: number };
  /** Sector in degrees for scattered pieces. */
  anyhow?: number;
  size: number;
  shadow: number;
  /** Colour below thin pieces. */
  ground?: string;
  groundStrength?: number;
};

const of = (key: IngredientKey) => (c: Canvas) => piece(c, key);
const along = (stray: number) => ({ lean: 0, stray });

export const TOPPINGS: Record<SectorName, Topping> = {
  spinach: {
    key: 'spinach',
    draw: of('spinach'),
    count: 13,
    anyhow: 360,
    size: 0.95,
    shadow: 0.15,
    ground: '#2F6B2C',
  },
  carrot: {
    key: 'carrotStick',
    draw: of('carrotStick'),
    count: 26,
    along: along(28),
    size: 1.25,
    shadow: 0.14,
    ground: '#E9741F',
  },
  beansprout: {
    key: 'beansprout',
    draw: of('beansprout'),
    count: 16,
    along: along(50),
    size: 1.1,
    shadow: 0.14,
    ground: '#E9D9A6',
    groundStrength: 0.3,
  },
  fern: {
    key: 'fern',
    draw: of('fern'),
    count: 20,
    along: along(35),
    size: 1.25,
    shadow: 0.14,
    ground: '#5A3A25',
  },
  zucchini: {
    key: 'zucchiniHalf',
    draw: of('zucchiniHalf'),
    count: 13,
    along: along(60),
    size: 0.95,
    shadow: 0.16,
    ground: '#8FBF5A',
  },
  beef: {
    key: 'beef',
    draw: of('beef'),
    count: 16,
    along: along(60),
    size: 0.78,
    shadow: 0.18,
    ground: '#6A3B24',
  },
  radish: {
    key: 'radishStrip',
    draw: of('radishStrip'),
    count: 24,
    along: along(28),
    size: 1.2,
    shadow: 0.14,
  },
  mushroom: {
    key: 'mushroomSlice',
    draw: of('mushroomSlice'),
    count: 14,
    anyhow: 360,
    size: 0.85,
    shadow: 0.16,
    ground: '#9A6E4A',
  },
  cucumber: {
    key: 'cucumberStick',
    draw: of('cucumberStick'),
    count: 24,
    along: along(28),
    size: 1.2,
    shadow: 0.14,
  },
  salmon: {
    key: 'salmonSlice',
    draw: of('salmonSlice'),
    count: 10,
    along: along(40),
    size: 0.95,
    shadow: 0.18,
  },
  avocado: {
    key: 'avocado',
    draw: of('avocado'),
    count: 3,
    along: { lean: 90, stray: 0 },
    size: 1.2,
    shadow: 0.2,
  },
  edamame: { key: 'edamame', draw: of('edamame'), count: 18, anyhow: 180, size: 1.3, shadow: 0.18 },
  corn: { key: 'corn', draw: of('corn'), count: 13, anyhow: 180, size: 1.15, shadow: 0.16 },
  tomato: { key: 'tomato', draw: of('tomato'), count: 8, anyhow: 180, size: 1.1, shadow: 0.22 },
  lettuce: {
    key: 'lettuce',
    draw: (c) => piece(c, c.pick(['lettuce', 'lettuceDark'])),
    count: 8,
    anyhow: 360,
    size: 0.62,
    shadow: 0.14,
  },
};

/** The layout of an ingredient in its sector. */
export function toppingFor(key: IngredientKey): Topping {
  const name = SECTOR_OF[key];
  return name ? TOPPINGS[name] : { key, draw: of(key), count: 10, anyhow: 360, size: 0.92, shadow: 0.2 };
}

const SECTOR_OF: Partial<Record<IngredientKey, SectorName>> = {
  spinach: 'spinach',
  carrotSlice: 'carrot',
  carrotStick: 'carrot',
  beansprout: 'beansprout',
  fern: 'fern',
  zucchiniHalf: 'zucchini',
  beef: 'beef',
  radish: 'radish',
  radishStrip: 'radish',
  mushroomSlice: 'mushroom',
  cucumber: 'cucumber',
  cucumberStick: 'cucumber',
  salmonSlice: 'salmon',
  avocado: 'avocado',
  edamame: 'edamame',
  corn: 'corn',
  tomato: 'tomato',
  lettuce: 'lettuce',
};
