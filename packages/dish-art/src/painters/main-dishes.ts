import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { BROTHS } from '../drawing/colours.ts';
import { degrees, onCircle, type Point, TAU } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable, mayShow, piece } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { riceBall } from './bowls/grains.ts';
import { garnish, keysOr, oneOf, pieces, sprinkle } from './strokes/pieces.ts';

/** A mound on a plate: the drawing when no more specific one fits. */
export function paintMain(c: Canvas, spec: DishSpec, vessel: Vessel): string {
  const [rx, ry] = vessel.isOval ? [62, 28] : [vessel.radius * 0.78, vessel.radius * 0.72];
  const { sauce, bed, also, count = 18, alsoCount = 9, bedCount = 8, garnishCount = 8 } = spec;
  const { size = spec.vessel === 'plate' ? 1.42 : 1.2, turn = 90 } = spec;
  const main = keysOr(spec.items, ['broccoli', 'carrotSlice', 'potato', 'mushroomSlice']);
  const top = Math.round(count / 3);
  return (
    (sauce ? puddle(c, [rx * 0.98, ry * 0.98], BROTHS[sauce]) : '') +
    (bed ? pieces(c, bed, { count: bedCount, reach: [rx * 0.86, ry * 0.8], size: 1.1, shadow: 0.16 }) : '') +
    pieces(c, main, { count, reach: [rx * 0.86, ry * 0.82], turn, size, shadow: 0.24 }) +
    (also ? pieces(c, also, { count: alsoCount, reach: [rx * 0.78, ry * 0.74] }) : '') +
    pieces(c, main, { count: top, reach: [rx * 0.5, ry * 0.46], turn: 60, size, shadow: 0.28 }) +
    garnish(c, keysOr(spec.garnish, ['scallion', 'chili']), { count: garnishCount, reach: ry * 0.8 }) +
    sprinkle(c, 'sesame', { count: 16, reach: [rx * 0.8, ry * 0.8] })
  );
}

/** Leaves around meat, or around rice without meat, with the fillings of the wrap. */
export function paintSsam(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const around = drawable(c, keysOr(spec.bed, ['lettuceRed', 'perilla', 'lettuce', 'perilla']));
  const leaves = repeat(around.length ? 7 : 0, (i) => {
    const angle = (i / 7) * TAU;
    const key = around[i % around.length];
    const pose = { turn: degrees(angle) + 90, size: LEAF_SIZES[key ?? 'lettuce'] ?? 1.15, shadow: 0.22 };
    return put(oneOf(c, around, i), onCircle(angle, radius * 0.72), pose);
  });
  const meat = drawable(c, [spec.meat ?? 'boiledPork']);
  // Without leaves the slices fill the plate.
  const k = around.length ? 1 : 1.45;
  const slices = repeat(meat.length ? (around.length ? 6 : 8) : 0, (i) => {
    const [column, row] = [i % (around.length ? 3 : 4), Math.floor(i / (around.length ? 3 : 4))];
    const at: Point = [100 - 16 * k + column * 16 * k - (k - 1) * 20, 84 + row * 26 * k + column * 3];
    return put(oneOf(c, meat, i), at, { turn: -12 + c.between(-6, 6), size: 1.2 * k, shadow: 0.28 });
  });
  const beside = drawable(c, keysOr(spec.items, ['kimchi']));
  return (
    leaves +
    (spec.rice ? riceBall(c, spec.rice, { radius: 30, centre: [100, 98] }) : '') +
    (spec.rice ? pieces(c, beside, { count: 9, reach: [24, 20], size: 0.9 }) : slices) +
    pieces(c, beside, { count: 5, reach: [14, 10], centre: [126, 128], size: 0.9 }) +
    pieces(c, ['garlic', 'chiliGreen', 'garlic'], { count: 5, reach: [12, 8], centre: [74, 130], size: 0.9 })
  );
}

const LEAF_SIZES: Partial<Record<IngredientKey, number>> = { perilla: 1.4, cabbage: 2.3, spinach: 2 };

/** Slabs of fried tofu. The sauce is red only with chilli in the data. */
export function paintTofuBraise(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const slabs: readonly Point[] = [
    [74, 76],
    [104, 70],
    [132, 82],
    [66, 104],
    [96, 100],
    [127, 110],
    [82, 130],
    [112, 136],
  ];
  const [spot, ...colours] = mayShow(c, 'chiliThread')
    ? ['#C8411C', '#D96A34', '#B5431C', '#8A2C10']
    : ['#8A5322', '#C98F4E', '#A56A2C', '#7A4818'];
  const slab = ([x, y]: Point) =>
    put(piece(c, 'friedTofu'), [x, y], { turn: c.between(-18, 18), size: 1.32, shadow: 0.28 }) +
    group(`translate(${x} ${y})`, path(c.blob([9, 6], 0.2), spot ?? '', opacity(0.85)));
  const sauce = c.blob([radius * 0.88, radius * 0.84], 0.05, 8);
  return (
    group('translate(100 102)', path(sauce, c.radial(...colours), opacity(0.8))) +
    each(slabs, slab) +
    pieces(c, spec.also ?? [], { count: 7, reach: radius * 0.66, size: 0.8 }) +
    garnish(c, ['scallion', 'chili', 'scallion', 'chive', 'sesame'], { count: 16, reach: radius * 0.62 }) +
    sprinkle(c, 'sesame', { count: 20, reach: radius * 0.66 })
  );
}

function puddle(c: Canvas, radii: Point, colours: readonly string[]): string {
  return group('translate(100 102)', path(c.blob(radii, 0.05, 8), c.radial(...colours), opacity(0.85)));
}
