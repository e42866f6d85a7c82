import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians, TAU } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { coated } from './strokes/coat.ts';
import { garnish, oneOf, pieces } from './strokes/pieces.ts';

/** Jeon: one large pancake, or a plateful of small ones. */
export function paintPancakes(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  return spec.big ? largePancake(c, spec, radius) : smallPancakes(c, spec, radius);
}

const BATTER = ['#FFE9A4', '#F6CB62', '#D5942F'] as const;

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

/** Stalks laid across the pan from edge to edge. */
const STALKS: ReadonlySet<IngredientKey> = new Set(['scallionStalk', 'chive', 'stemGreens']);

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
