import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { BROTHS, type BrothName } from '../drawing/colours.ts';
import { degrees, onCircle, type Point, TAU } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { piece } from '../ingredients/piece.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { riceBall } from './bowls/grains.ts';
import { coated } from './strokes/coat.ts';
import { garnish, oneOf, pieces } from './strokes/pieces.ts';

/** A mound on a plate, used when no more specific drawing fits. */
export function paintMain(c: Canvas, spec: DishSpec, { room: [rx, ry] }: Vessel): string {
  const { sauce, bed, also, items } = spec;
  const count = Math.min(24, Math.max(13, Math.round((rx * ry) / 145)));
  const heap = { turn: 90, size: 1.5, shadow: sauce ? 0.4 : 0.24 } as const;
  const food =
    pieces(c, items, { ...heap, count, reach: [rx * 0.84, ry * 0.82] }) +
    pieces(c, also, { count: 9, reach: [rx * 0.74, ry * 0.7], size: 1.1 }) +
    pieces(c, items, {
      ...heap,
      count: Math.round(count / 3),
      reach: [rx * 0.46, ry * 0.42],
      shadow: sauce ? 0.44 : 0.28,
    });
  return (
    puddle(c, [rx, ry], sauce) +
    pieces(c, bed, { count: 9, reach: [rx * 0.86, ry * 0.8], size: 1.2, shadow: 0.16 }) +
    coated(c, sauce, food) +
    glints(c, sauce, [rx, ry]) +
    garnish(c, spec.garnish, { count: 7, reach: [rx * 0.66, ry * 0.6] })
  );
}

/** Each item once and large: fruit, eggs, fried chicken, fish steaks. */
export function paintFew(c: Canvas, spec: DishSpec, { room: [rx, ry] }: Vessel): string {
  const { items = [], sauce } = spec;
  const places = FEW[Math.min(items.length, 6)] ?? [];
  const size = (FEW_SIZES[Math.min(items.length, 6)] ?? 1) * (Math.min(rx, ry * 1.5) / 58);
  const large = each(places, ([x, y], i) =>
    put(oneOf(c, items, i), [100 + x * rx, 100 + y * ry], { turn: c.between(-16, 16), size, shadow: 0.28 }),
  );
  return (
    puddle(c, [rx, ry], sauce) +
    pieces(c, spec.bed, { count: 9, reach: [rx * 0.86, ry * 0.8], size: 1.2, shadow: 0.16 }) +
    coated(c, sauce, pieces(c, spec.also, { count: 12, reach: [rx * 0.9, ry * 0.86], size: 1.25 }) + large) +
    glints(c, sauce, [rx, ry]) +
    garnish(c, spec.garnish, { count: 6, reach: [rx * 0.6, ry * 0.5] })
  );
}

const FEW_SIZES = [1, 3.3, 2.6, 2.3, 2, 1.9, 1.7];

/** Places of one to six pieces, in halves of the room. */
const FEW: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-0.4, -0.12],
    [0.4, 0.14],
  ],
  [
    [-0.44, -0.3],
    [0.42, -0.24],
    [0, 0.42],
  ],
  [
    [-0.44, -0.36],
    [0.36, -0.44],
    [-0.36, 0.44],
    [0.44, 0.36],
  ],
  [
    [-0.5, -0.32],
    [0.14, -0.5],
    [0.56, 0.04],
    [-0.36, 0.4],
    [0.24, 0.5],
  ],
  [
    [-0.56, -0.36],
    [0.02, -0.44],
    [0.58, -0.3],
    [-0.56, 0.36],
    [0, 0.42],
    [0.56, 0.42],
  ],
];

/** Leaves around meat, or around rice if there is no meat, with the fillings of the wrap. */
export function paintSsam(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const around = spec.bed ?? [];
  const leaves = repeat(around.length ? 7 : 0, (i) => {
    const angle = (i / 7) * TAU;
    const key = around[i % around.length];
    const pose = { turn: degrees(angle) + 90, size: LEAF_SIZES[key ?? 'lettuce'] ?? 1.15, shadow: 0.22 };
    return put(oneOf(c, around, i), onCircle(angle, radius * 0.72), pose);
  });
  const { meat } = spec;
  // Without leaves the slices fill the plate.
  const k = around.length ? 1 : 1.45;
  const slices = repeat(meat ? (around.length ? 6 : 8) : 0, (i) => {
    const [column, row] = [i % (around.length ? 3 : 4), Math.floor(i / (around.length ? 3 : 4))];
    const at: Point = [100 - 16 * k + column * 16 * k - (k - 1) * 20, 84 + row * 26 * k + column * 3];
    const slice = meat ? piece(c, meat) : null;
    return put(slice, at, { turn: -12 + c.between(-6, 6), size: 1.2 * k, shadow: 0.28 });
  });
  return (
    leaves +
    (spec.rice ? riceBall(c, spec.rice, { radius: 30, centre: [100, 98] }) : coated(c, spec.sauce, slices)) +
    pieces(c, spec.items, { count: 6, reach: [14, 10], centre: [126, 128], size: 0.9 }) +
    pieces(c, spec.garnish, { count: 5, reach: [12, 8], centre: [74, 130], size: 0.9 })
  );
}

const LEAF_SIZES: Partial<Record<IngredientKey, number>> = { perilla: 1.4, cabbage: 2.3, spinach: 2 };

/** Slabs of fried tofu, glazed with their sauce. */
export function paintTofuBraise(c: Canvas, spec: DishSpec, { room: [rx, ry] }: Vessel): string {
  const slabs = each(TOFU_SLABS, ([x, y]) =>
    put(piece(c, 'friedTofu'), [100 + x * rx, 100 + y * ry], {
      turn: c.between(-14, 14),
      size: 1.9 * (Math.min(rx, ry * 1.4) / 58),
      shadow: 0.28,
    }),
  );
  const sauce = spec.sauce ?? 'soy';
  return (
    puddle(c, [rx, ry], sauce) +
    coated(c, sauce, pieces(c, spec.items, { count: 10, reach: [rx * 0.8, ry * 0.8] }) + slabs) +
    glints(c, sauce, [rx, ry]) +
    garnish(c, spec.garnish, { count: 12, reach: [rx * 0.7, ry * 0.66] })
  );
}

const TOFU_SLABS: readonly Point[] = [
  [-0.46, -0.42],
  [0.18, -0.5],
  [0.58, 0],
  [-0.56, 0.2],
  [0.02, 0.04],
  [0.36, 0.5],
  [-0.24, 0.58],
];

/** Sauce around the food, darker than the coated food, so that each piece stands out. */
function puddle(c: Canvas, [rx, ry]: Point, sauce: BrothName | undefined): string {
  if (!sauce) return '';
  const [, middle, dark] = BROTHS[sauce];
  const pool = path(c.blob([rx * 0.9, ry * 0.88], 0.05, 8), c.radial(middle, dark), opacity(0.86));
  return group('translate(100 102)', pool);
}

/** Gloss of a sauce: light on a thick sauce, flakes of chilli in a red one, ribbons of cream. */
function glints(c: Canvas, sauce: BrothName | undefined, [rx, ry]: Point): string {
  if (!sauce) return '';
  const places = (count: number, dash: () => string) =>
    repeat(count, () => {
      const [x, y] = onCircle(c.between(0, TAU), 1, [0, 0]);
      const far = c.between(0.1, 0.66);
      return `M${Math.round(98 + x * rx * far)} ${Math.round(96 + y * ry * far)}${dash()}`;
    });
  const isRed = sauce === 'red' || sauce === 'deepred';
  return (
    (isRed
      ? stroke(
          places(c.lo ? 10 : 18, () => 'h.1'),
          ['#9C1F10', 2.4],
          opacity(0.8),
        )
      : '') +
    (sauce === 'cream'
      ? stroke(
          places(11, () => 'q3 -5 8 -1t8 -1'),
          ['#fff', 4.6],
          opacity(0.86),
        )
      : stroke(
          places(c.lo ? 4 : 6, () => 'q4 -4 9 -2'),
          ['#fff', 2.2],
          opacity(0.55),
        ))
  );
}

/** Four skewers side by side, with meat and vegetables alternating. */
export function paintSkewers(c: Canvas, spec: DishSpec): string {
  const keys = spec.items ?? [];
  const sticks = each([-36, -12, 12, 36], (y, k) => {
    const wood =
      stroke('M-66 0H66', ['#2b1408', 3.4], ' opacity=".2" transform="translate(1 3)"') +
      stroke('M-66 0H66', ['#CFA065', 3]);
    const threaded = repeat(keys.length ? 5 : 0, (i) =>
      put(oneOf(c, keys, i + k), [-38 + i * 20, c.between(-1, 1)], {
        turn: 90 + c.between(-14, 14),
        size: 1.45,
        shadow: 0.26,
      }),
    );
    return group(`translate(100 ${100 + y})`, wood + threaded);
  });
  return (
    coated(c, spec.sauce, group('rotate(-14 100 100)', sticks)) +
    garnish(c, spec.garnish, { count: 5, reach: 40 })
  );
}
