import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians, TAU } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { coated } from './strokes/coat.ts';
import { garnish, oneOf, pieces } from './strokes/pieces.ts';

const BATTER = ['#FFE9A4', '#F6CB62', '#D5942F'] as const;

/** Stalks laid across the pan from edge to edge. */
const STALKS: ReadonlySet<IngredientKey> = new Set(['scallionStalk', 'chive', 'stemGreens']);

/** A folded omelette with its side items; with `rice` under it and sauce over it, omurice. */
export function paintOmelette(c: Canvas, spec: DishSpec): string {
  const { items = [], also = [] } = spec;
  const folded = {
    outline: FOLD,
    body:
      group('translate(0 3)', path(FOLD, '#D99A2A')) +
      path(FOLD, c.radial('#FFF0A6', '#FCD45C', '#EDAE34')) +
      stroke('M-40 2Q-20 -24 14 -22', ['#FFF9D8', 3], opacity(0.7)) +
      stroke('M-38 16Q4 26 40 6', ['#C98A1E', 1.6], opacity(0.5)),
  };
  const ketchup = spec.sauce
    ? stroke('M-26 -4Q-14 -16 -4 -4T18 -6T34 -2', ['#D8341F', 5.4], opacity(0.92))
    : '';
  return (
    pieces(c, items, { count: 8, reach: [44, 12], centre: [96, 132], size: 1.15, shadow: 0.22 }) +
    put(folded, [94, 90], { turn: -6, size: 1.3, shadow: 0.28 }) +
    group('translate(94 90) rotate(-6)', ketchup) +
    pieces(c, also, { count: 6, reach: [26, 12], centre: [84, 104], size: 0.9, shadow: 0.2 }) +
    garnish(c, spec.garnish, { count: 4, reach: 20, centre: [96, 84] })
  );
}

const FOLD = 'M-46 10C-48 -14 -22 -30 8 -28C34 -26 50 -10 46 6C38 20 12 26 -10 26C-30 26 -44 22 -46 10Z';

/** A flat bread with its topping, cut in six. */
export function paintPizza(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const r = radius * 0.98;
  const cheese = repeat(spec.items?.includes('cheese') ? 9 : 0, () => {
    const [x, y] = onCircle(c.between(0, 6.28), r * 0.74 * Math.sqrt(c.random()));
    return group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      path(c.blob([15, 12], 0.25), '#FFF0BE', opacity(0.85)),
    );
  });
  return (
    circle([101, 104, r], '#2b1408', opacity(0.2)) +
    circle([100, 100, r], c.radial('#F3D395', '#DDAA5E', '#AD7430')) +
    circle([100, 100, r * 0.86], c.radial('#EE8A57', '#D9562F', '#B33E1C')) +
    cheese +
    pieces(
      c,
      spec.items?.filter((key) => key !== 'cheese'),
      { count: 16, reach: r * 0.74, size: 1.1 },
    ) +
    garnish(c, spec.garnish, { count: 6, reach: r * 0.6 }) +
    each([10, 70, 130], (angle) => {
      const [[x1, y1], [x2, y2]] = [onCircle(radians(angle), r), onCircle(radians(angle), -r)];
      const d = `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
      return stroke(d, ['#8E5A22', 1.4], opacity(0.6));
    })
  );
}

/** An oven dish: a golden crust with the food below showing through. */
export function paintBaked(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const isRed = spec.sauce === 'tomato' || spec.sauce === 'red';
  const crust = ['#FFE9A8', '#F4C45E', '#C98A2E'] as const;
  const { items } = spec;
  const melted = each(scatter(c, 9, { reach: radius * 0.72 }), ([x, y]) =>
    group(`translate(${num(x)} ${num(y)})`, path(c.blob([17, 13], 0.22, 8), crust[0], opacity(0.75))),
  );
  const browned = repeat(12, () => {
    const [x, y] = onCircle(c.between(0, TAU), radius * Math.sqrt(c.between(0.05, 0.92)));
    return group(
      `translate(${num(x)} ${num(y)})`,
      path(c.blob([c.between(4, 9), c.between(3, 6)], 0.3, 7), '#A5601C', opacity(0.42)),
    );
  });
  return (
    circle([100, 100, radius], c.radial(...crust)) +
    (isRed ? circle([100, 100, radius], c.centred('#D9562F@.7@0', '#C8451F@.98@.75')) : '') +
    pieces(c, items, { count: 14, reach: radius * 0.8, size: 1.2, shadow: 0.12 }) +
    melted +
    browned +
    pieces(c, items, { count: 9, reach: radius * 0.62, size: 1.2, shadow: 0.22 }) +
    garnish(c, spec.garnish, { count: 5, reach: radius * 0.5 })
  );
}

/** Jeon: one large pancake, or a plateful of small ones. */
export function paintPancakes(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  return spec.big ? largePancake(c, spec, radius) : smallPancakes(c, spec, radius);
}

function largePancake(c: Canvas, spec: DishSpec, r: number): string {
  const d = c.blob([r * 1.06, r * 1.04], 0.022, 26);
  const batter = path(d, c.radial(...BATTER)) + stroke(d, ['#A9681D', 2.2], opacity(0.55));
  const crust = each(scatter(c, 12, { reach: r * 0.8 }), ([x, y]) =>
    group(`translate(${num(x)} ${num(y)})`, path(c.blob([9, 6], 0.3), '#B9741F', opacity(0.28))),
  );
  const { items = [] } = spec;
  const stalks = items.filter((key) => STALKS.has(key));
  const laid = items.filter((key) => !STALKS.has(key));
  return (
    group('translate(101 103)', path(d, '#2b1408', opacity(0.22))) +
    coated(c, spec.sauce, group('translate(100 100)', batter) + crust) +
    repeat(stalks.length ? 9 : 0, (i) => greens(c, r, i)) +
    pieces(c, laid, { count: laid.length > 1 ? 18 : 14, reach: [r * 0.78, r * 0.76], size: 1.15 }) +
    pieces(c, spec.also, { count: 7, reach: r * 0.7 }) +
    garnish(c, spec.garnish, { count: 7, reach: r * 0.6 }) +
    cut(r, 20) +
    cut(r, 110)
  );
}

/** One stalk of spring onion from edge to edge. */
function greens(c: Canvas, r: number, i: number): string {
  const x = 100 - r * 0.7 + (i * r * 1.4) / 8;
  const half = Math.sqrt(Math.max(0, (r * 0.9) ** 2 - (x - 100) ** 2));
  const from = `${num(x)} ${num(100 - half + c.between(0, 10))}`;
  const bend = num(x + c.between(-6, 6));
  const to = `${num(x + c.between(-4, 4))} ${num(100 + half - c.between(0, 10))}`;
  const d = `M${from}Q${bend} 100 ${to}`;
  return stroke(d, ['#3F8234', 5]) + stroke(d, ['#86BC5C', 1.8]);
}

function cut(r: number, angle: number): string {
  const [x1, y1] = onCircle(radians(angle), r * 0.95);
  const [x2, y2] = onCircle(radians(angle), -r * 0.95);
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, ['#FFF6DC', 1.6], opacity(0.8));
}

/** Small pancakes, each a slice in batter with its filling visible in the middle. */
function smallPancakes(c: Canvas, spec: DishSpec, r: number): string {
  const around = Array.from({ length: 6 }, (_, i) => onCircle((i / 6) * TAU - 0.4, r * 0.62));
  const places: readonly Point[] = [...around, [100, 100]];
  const cakes = each(places, (at, i) => {
    const outline = c.blob([22, 21], 0.05, 12);
    const body =
      path(outline, c.radial(...BATTER)) +
      stroke(outline, ['#B9771F', 1.2], opacity(0.5)) +
      path(c.blob([14, 13], 0.12, 10), '#FFF3C8', opacity(0.55)) +
      put(oneOf(c, spec.items ?? [], i), [0, 0], { turn: c.between(-30, 30), size: 1.25, shadow: 0.14 }) +
      put(oneOf(c, spec.garnish ?? [], i), [6, -6], { turn: 20, size: 0.8, shadow: 0 });
    return put({ outline, body }, at, { turn: c.between(-40, 40), shadow: 0.24 });
  });
  return cakes + pieces(c, spec.also, { count: 5, reach: r * 0.3 });
}
