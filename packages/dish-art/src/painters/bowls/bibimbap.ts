import type { SectorName } from '../../dish-names.ts';
import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { SHADOW } from '../../drawing/colours.ts';
import { degrees, num, onCircle, type Point, TAU } from '../../drawing/geometry.ts';
import { each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, put, type Stamp } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { garnish } from '../strokes/pieces.ts';
import { rice } from './grains.ts';

const of = (key: IngredientKey) => (c: Canvas) => piece(c, key);

const along = (stray: number) => ({ lean: 0, stray });

const TOPPINGS: Record<SectorName, Topping> = {
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

/** Colours of thin sticks, the deepest first. Each is one path for any number of sticks. */
const THREADS: Partial<Record<IngredientKey, readonly [string, string, string]>> = {
  carrotStick: ['#EC7526', '#F58A35', '#F9A04F'],
  cucumberStick: ['#6FA845', '#C7E09A', '#E6F3CB'],
  radishStrip: ['#E9E2CF', '#F5EFE0', '#FFFFFF'],
  fern: ['#4A2F1E', '#5A3A25', '#9A6E4A'],
};

/** Rice with toppings in sectors: bibimbap, and poke. */
export function paintBibimbap(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius - 2;
  const { egg, gochujang } = spec;
  const toppings = toppingsOf(spec);
  const width = TAU / toppings.length;
  const ground = rice(c, spec.rice ?? 'white', { radius: vessel.radius - 1, density: 0.45 });
  const around = each(toppings, (topping, i) => {
    const from = -Math.PI / 2 - width / 2 + i * width;
    return sector(c, topping, { from, to: from + width, share: 7 / toppings.length, R });
  });
  return (
    ground +
    around +
    (egg ? put(piece(c, 'eggFried'), [100, 99], { size: 1.24, shadow: 0.26 }) : '') +
    (gochujang ? put(spoonful(c), egg ? [114, 112] : [100, 100], { size: 1.2 }) : '') +
    garnish(c, spec.garnish, { count: 8, reach: R * 0.5 })
  );
}

/** The items or sectors. A few are repeated around the bowl. */
function toppingsOf({ sectors = [], items = [] }: DishSpec): readonly Topping[] {
  const wanted = items.length ? items : sectors.map((name) => TOPPINGS[name].key);
  const shown = [...new Set(wanted)].slice(0, 7).map(toppingFor);
  if (!shown.length) return [];
  return shown.length > 3 ? shown : [...shown, ...shown];
}

type Sector = { from: number; to: number; share: number; R: number };

function sector(c: Canvas, topping: Topping, place: Sector): string {
  const { from, to, share, R } = place;
  const { draw, count, along, anyhow = 360, size, shadow } = topping;
  const [near, far] = [(R * 0.34) ** 2, (R * 0.88) ** 2];
  const patch = sectorGround(c, topping, place);
  const many = Math.round(count * (c.lo ? 0.8 : 1.4) * share);
  const colours = THREADS[topping.key];
  if (colours && along) return patch + threads(c, colours, sticksAlong(c, place, many));
  const strewn = repeat(many, () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, Math.sqrt(c.between(near, far)));
    const stamp = draw(c);
    if (!along) return put(stamp, at, { turn: c.between(0, anyhow), size, shadow });
    const stray = along.stray ? c.between(-along.stray, along.stray) : along.lean;
    return put(stamp, at, { turn: degrees(angle) + stray, size, shadow });
  });
  return patch + strewn;
}

function sticksAlong(c: Canvas, { from, to, R }: Sector, count: number): Lying[] {
  return Array.from({ length: count }, () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, c.between(R * 0.4, R * 0.84));
    return { at, angle: angle + c.between(-0.4, 0.4), length: c.between(15, 21) };
  });
}

function sectorGround(
  c: Canvas,
  { ground, groundStrength = 0.75 }: Topping,
  { from, to, share, R }: Sector,
): string {
  const middle = (from + to) / 2;
  const [x, y] = onCircle(middle, R * 0.6);
  const patch = ground
    ? path(c.blob([R * 0.29, R * 0.19 * share], 0.16), ground, opacity(groundStrength))
    : '';
  return group(`translate(${num(x)} ${num(y)}) rotate(${num(degrees(middle))})`, patch);
}

function spoonful(c: Canvas): Drawing {
  return {
    outline: c.blob([7, 6]),
    body:
      path(c.blob([7, 6], 0.15), c.radial('#E8583A', '#B3271A', '#861710')) +
      ellipse([-2, -2, 2, 1.2], '#FFC2A6', opacity(0.8)),
  };
}

type Lying = { at: Point; angle: number; length: number };

/** Sticks in three shades, the lit ones on top, with one shadow for all. */
function threads(c: Canvas, colours: readonly string[], sticks: readonly Lying[]): string {
  const shades = colours.map(() => '');
  for (const { at, angle, length } of sticks) {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const shade = Math.floor(c.random() * colours.length);
    shades[shade] += `M${num(at[0] - dx / 2)} ${num(at[1] - dy / 2)}l${num(dx)} ${num(dy)}`;
  }
  const shadow = group('translate(.8 1.7)', stroke(shades.join(''), [SHADOW, 3.6], opacity(0.2)));
  return shadow + each(shades, (d, i) => (d ? stroke(d, [colours[i] ?? '', 3.4]) : ''));
}

type Topping = {
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

/** The layout of an ingredient in its sector. */
function toppingFor(key: IngredientKey): Topping {
  const name = SECTOR_OF[key];
  return name ? TOPPINGS[name] : { key, draw: of(key), count: 10, anyhow: 360, size: 0.92, shadow: 0.2 };
}
