import type { SectorName } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { degrees, num, onCircle, roundedRect, TAU } from '../drawing/geometry.ts';
import { each, ellipse, group, opacity, path, repeat } from '../drawing/shapes.ts';
import { type Drawing, put, type Stamp } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { piece } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { rice } from './grains.ts';
import { sprinkle } from './pieces.ts';

/** Rice with toppings in sectors: bibimbap, and poke. */
export function paintBibimbap(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius - 2;
  const { sectors = USUAL, egg = true, gochujang = true } = spec;
  const width = TAU / sectors.length;
  const ground = rice(c, spec.rice ?? 'white', { radius: vessel.radius - 1, density: 0.45 });
  const toppings = each(sectors, (name, i) => {
    const from = -Math.PI / 2 - width / 2 + i * width;
    return sector(c, name, { from, to: from + width, share: 7 / sectors.length, R });
  });
  return (
    ground +
    toppings +
    (egg ? put(piece(c, 'eggFried'), [100, 99], { size: 1.24, shadow: 0.26 }) : '') +
    (egg && gochujang ? put(spoonful(c), [114, 112], { size: 0.95 }) : '') +
    sprinkle(c, 'sesame', { count: 16, reach: R * 0.5 })
  );
}

const USUAL: readonly SectorName[] = [
  'spinach',
  'carrot',
  'beansprout',
  'fern',
  'zucchini',
  'beef',
  'radish',
];

type Topping = {
  draw: (c: Canvas) => Stamp | null;
  /** Pieces in one of seven sectors. */
  count: number;
  /** From the middle outwards, and how far they stray; without it they lie anyhow. */
  along?: { lean: number; stray: number };
  /** Degrees of the circle they may lie in where they lie anyhow. */
  anyhow?: number;
  size: number;
  shadow: number;
  /** The colour below, where the pieces are thin. */
  ground?: string;
};

const of = (key: IngredientKey) => (c: Canvas) => piece(c, key);
const along = (stray: number) => ({ lean: 0, stray });

const TOPPINGS: Record<SectorName, Topping> = {
  spinach: { draw: of('spinach'), count: 13, anyhow: 360, size: 0.95, shadow: 0.15, ground: '#2F6B2C' },
  carrot: {
    draw: of('carrotStick'),
    count: 26,
    along: along(28),
    size: 1.25,
    shadow: 0.14,
    ground: '#E9741F',
  },
  beansprout: {
    draw: of('beansprout'),
    count: 16,
    along: along(50),
    size: 1.1,
    shadow: 0.14,
    ground: '#E9D9A6',
  },
  fern: { draw: of('fern'), count: 20, along: along(35), size: 1.25, shadow: 0.14, ground: '#5A3A25' },
  zucchini: {
    draw: of('zucchiniHalf'),
    count: 13,
    along: along(60),
    size: 0.95,
    shadow: 0.16,
    ground: '#8FBF5A',
  },
  beef: { draw: of('beef'), count: 16, along: along(60), size: 0.78, shadow: 0.18, ground: '#6A3B24' },
  radish: { draw: radishThread, count: 24, along: along(28), size: 1.2, shadow: 0.14 },
  mushroom: {
    draw: of('mushroomSlice'),
    count: 14,
    anyhow: 360,
    size: 0.85,
    shadow: 0.16,
    ground: '#9A6E4A',
  },
  cucumber: { draw: of('cucumberStick'), count: 24, along: along(28), size: 1.2, shadow: 0.14 },
  salmon: { draw: of('salmonSlice'), count: 10, along: along(40), size: 0.95, shadow: 0.18 },
  avocado: { draw: of('avocado'), count: 3, along: { lean: 90, stray: 0 }, size: 1.2, shadow: 0.2 },
  edamame: { draw: of('edamame'), count: 18, anyhow: 180, size: 1.3, shadow: 0.18 },
  corn: { draw: of('corn'), count: 13, anyhow: 180, size: 1.15, shadow: 0.16 },
  tomato: { draw: of('tomato'), count: 8, anyhow: 180, size: 1.1, shadow: 0.22 },
  lettuce: {
    draw: (c) => piece(c, c.pick(['lettuce', 'lettuceDark'])),
    count: 8,
    anyhow: 360,
    size: 0.62,
    shadow: 0.14,
  },
};

type Sector = { from: number; to: number; share: number; R: number };

function sector(c: Canvas, name: SectorName, place: Sector): string {
  const { from, to, share, R } = place;
  const { draw, count, along, anyhow = 360, size, shadow } = TOPPINGS[name];
  const [near, far] = [(R * 0.34) ** 2, (R * 0.88) ** 2];
  const patch = sectorGround(c, name, place);
  const strewn = repeat(Math.round(count * (c.lo ? 0.8 : 1.4) * share), () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, Math.sqrt(c.between(near, far)));
    const stamp = draw(c);
    if (!along) return put(stamp, at, { turn: c.between(0, anyhow), size, shadow });
    const stray = along.stray ? c.between(-along.stray, along.stray) : along.lean;
    return put(stamp, at, { turn: degrees(angle) + stray, size, shadow });
  });
  return patch + strewn;
}

function sectorGround(c: Canvas, name: SectorName, { from, to, share, R }: Sector): string {
  const middle = (from + to) / 2;
  const [x, y] = onCircle(middle, R * 0.6);
  const { ground } = TOPPINGS[name];
  const strength = opacity(name === 'beansprout' ? 0.3 : 0.75);
  const patch = ground ? path(c.blob([R * 0.29, R * 0.19 * share], 0.16), ground, strength) : '';
  return group(`translate(${num(x)} ${num(y)}) rotate(${num(degrees(middle))})`, patch);
}

function radishThread(c: Canvas): Drawing {
  const outline = roundedRect(17, 2.8, 1.2);
  return { outline, body: path(outline, c.pick(['#FFFFFF', '#F3EDDD', '#E9E2CF'])) };
}

function spoonful(c: Canvas): Drawing {
  return {
    outline: c.blob([7, 6]),
    body:
      path(c.blob([7, 6], 0.15), c.radial('#E8583A', '#B3271A', '#861710')) +
      ellipse([-2, -2, 2, 1.2], '#FFC2A6', opacity(0.8)),
  };
}
