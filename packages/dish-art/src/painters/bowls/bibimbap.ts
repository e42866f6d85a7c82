import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { SHADOW } from '../../drawing/colours.ts';
import { degrees, num, onCircle, type Point, TAU } from '../../drawing/geometry.ts';
import { each, ellipse, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, put } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { garnish } from '../strokes/pieces.ts';
import { rice } from './grains.ts';

/** Rice with toppings in sectors: bibimbap and poke. */
export function paintBibimbap(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const R = vessel.radius - 2;
  const { egg, gochujang, items = [] } = spec;
  const shown = [...new Set(items)].slice(0, 7);
  // Up to three toppings are repeated around the bowl.
  const toppings = shown.length > 3 ? shown : [...shown, ...shown];
  const width = TAU / Math.max(1, toppings.length);
  const around = each(toppings, (key, i) => {
    const from = -Math.PI / 2 - width / 2 + i * width;
    return sector(c, key, { from, to: from + width, R });
  });
  return (
    rice(c, spec.rice ?? 'white', { radius: vessel.radius - 1, density: 0.45 }) +
    around +
    (egg ? put(piece(c, 'eggFried'), [100, 99], { size: 1.24, shadow: 0.26 }) : '') +
    (gochujang ? put(spoonful(c), egg ? [114, 112] : [100, 100], { size: 1.2 }) : '') +
    garnish(c, spec.garnish, { count: 8, reach: R * 0.5 })
  );
}

type Sector = { from: number; to: number; R: number };

/** One topping: a ground colour, then scattered pieces, or sticks along the radius. */
function sector(c: Canvas, key: IngredientKey, place: Sector): string {
  const { from, to, R } = place;
  const share = (7 * (to - from)) / TAU;
  const ground = GROUNDS[key];
  const at = onCircle((from + to) / 2, R * 0.6);
  const patch = ground ? path(c.blob([R * 0.29, R * 0.19 * share], 0.16), ground, opacity(0.7)) : '';
  const below = group(
    `translate(${num(at[0])} ${num(at[1])}) rotate(${num(degrees((from + to) / 2))})`,
    patch,
  );
  const colours = STICKS[key];
  const [count, size] = SIZES[key] ?? [colours ? 25 : 11, 0.95];
  const many = Math.round(count * (c.lo ? 0.8 : 1.3) * share);
  if (colours) return below + sticks(c, colours, lying(c, place, many));
  const [near, far] = [(R * 0.34) ** 2, (R * 0.88) ** 2];
  return (
    below +
    repeat(many, () => {
      const spot = onCircle(c.between(from + 0.06, to - 0.06), Math.sqrt(c.between(near, far)));
      return put(piece(c, key), spot, { turn: c.between(0, 360), size, shadow: 0.17 });
    })
  );
}

/** Number of pieces in a seventh of the bowl, and their size. Other toppings are about as large as a slice of courgette. */
const SIZES: Partial<Record<IngredientKey, readonly [count: number, size: number]>> = {
  beef: [14, 0.8],
  avocado: [3, 1.2],
  beansprout: [16, 1.1],
  edamame: [16, 1.3],
  lettuce: [8, 0.62],
  lettuceDark: [8, 0.62],
  tomato: [8, 1.1],
};

/** Ground colour of a topping, visible between its pieces. */
const GROUNDS: Partial<Record<IngredientKey, string>> = {
  spinach: '#2F6B2C',
  carrotStick: '#E9741F',
  fern: '#5A3A25',
  zucchiniHalf: '#8FBF5A',
  beef: '#6A3B24',
  mushroomSlice: '#9A6E4A',
};

/** Colours of thin sticks, darkest first. Each colour is one path for any number of sticks. */
const STICKS: Partial<Record<IngredientKey, readonly [string, string, string]>> = {
  carrotStick: ['#EC7526', '#F58A35', '#F9A04F'],
  cucumberStick: ['#6FA845', '#C7E09A', '#E6F3CB'],
  radishStrip: ['#E9E2CF', '#F5EFE0', '#FFFFFF'],
  fern: ['#4A2F1E', '#5A3A25', '#9A6E4A'],
};

type Lying = { at: Point; angle: number; length: number };

function lying(c: Canvas, { from, to, R }: Sector, count: number): Lying[] {
  return Array.from({ length: count }, () => {
    const angle = c.between(from + 0.06, to - 0.06);
    const at = onCircle(angle, c.between(R * 0.4, R * 0.84));
    return { at, angle: angle + c.between(-0.4, 0.4), length: c.between(15, 21) };
  });
}

/** Sticks in three shades, the lit ones on top, with one shadow for all. */
function sticks(c: Canvas, colours: readonly string[], placed: readonly Lying[]): string {
  const shades = colours.map(() => '');
  for (const { at, angle, length } of placed) {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const shade = Math.floor(c.random() * colours.length);
    shades[shade] += `M${num(at[0] - dx / 2)} ${num(at[1] - dy / 2)}l${num(dx)} ${num(dy)}`;
  }
  const shadow = group('translate(.8 1.7)', stroke(shades.join(''), [SHADOW, 3.6], opacity(0.2)));
  return shadow + each(shades, (d, i) => (d ? stroke(d, [colours[i] ?? '', 3.4]) : ''));
}

function spoonful(c: Canvas): Drawing {
  return {
    outline: c.blob([7, 6]),
    body:
      path(c.blob([7, 6], 0.15), c.radial('#E8583A', '#B3271A', '#861710')) +
      ellipse([-2, -2, 2, 1.2], '#FFC2A6', opacity(0.8)),
  };
}
