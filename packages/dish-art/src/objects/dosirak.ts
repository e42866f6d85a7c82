import type { Lacquer } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, type Point, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { piece } from '../ingredients/piece.ts';
import { rice } from '../painters/grains.ts';
import { garnish, keysOr, pieces, sprinkle } from '../painters/pieces.ts';
import { boxShadow } from '../vessels/light.ts';

/** A lacquer lunch box: rice and a main above, three sides below. */
export function paintDosirak(c: Canvas, spec: DishSpec): string {
  const lacquer = LACQUERS[spec.box ?? 'black'];
  const sides = keysOr(spec.sides, ['rolledEgg', 'spinach', 'kimchi']).slice(0, 3);
  const lid = path(roundedRect(180, 132, 22), c.linear(lacquer.lit, lacquer.dark));
  const rim = `<path d="${roundedRect(176, 128, 20)}" fill="none" stroke="${lacquer.rim}" stroke-width="2"/>`;
  const inCell = (cell: Cell, inner: string) => cellWith(c, { ...cell, wall: lacquer.lit }, inner);
  return (
    boxShadow(180, 132, 22) +
    group('translate(100 100)', lid + rim) +
    inCell({ at: [60, 76], w: 84, h: 68, r: 13 }, riceCorner(c, spec)) +
    inCell({ at: [147, 76], w: 74, h: 68, r: 13 }, mainCorner(c, spec)) +
    each(sides, (key, i) => {
      const at: Point = [45 + i * 55, 138];
      return inCell({ at, w: i === 1 ? 50 : 54, h: 44, r: 11 }, side(c, key, at));
    }) +
    `<path d="M18 60Q20 42 38 40" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`
  );
}

const LACQUERS: Record<Lacquer, { lit: string; dark: string; rim: string }> = {
  black: { lit: '#4A413D', dark: '#241E1C', rim: '#B9402A' },
  wood: { lit: '#D9A86C', dark: '#A9743C', rim: '#8A5A2A' },
  leaf: { lit: '#7FA37F', dark: '#4F7757', rim: '#3E6147' },
};

type Cell = { at: Point; w: number; h: number; r: number };

function cellWith(c: Canvas, { at: [x, y], w, h, r, wall }: Cell & { wall: string }, inner: string): string {
  const d = roundedRect(w, h, r);
  const [across, down] = [num(w - 2 * r), num(h - 2 * r)];
  const start = `M${num(x - w / 2 + r)} ${num(y - h / 2)}`;
  const clip = c.clip(
    `${start}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}` +
      `h${num(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${num(-(h - 2 * r))}q0 ${-r} ${r} ${-r}z`,
  );
  const at = `translate(${x} ${y})`;
  const shade = `<path d="${d}" fill="none" stroke="#1a0f08" stroke-width="7" opacity=".2"/>`;
  return group(at, path(d, c.linear('#2A211D', wall))) + clipped(clip, inner + group(at, shade));
}

function riceCorner(c: Canvas, spec: DishSpec): string {
  const grains = rice(c, spec.rice ?? 'multi', { radius: 62, centre: [60, 76] });
  return grains + (spec.rice === 'white' ? put(piece(c, 'jujube'), [60, 76], { size: 1.2 }) : '');
}

function mainCorner(c: Canvas, spec: DishSpec): string {
  const { count = 13 } = spec;
  const main = { count, reach: [30, 26], centre: [147, 78], turn: 70, size: 1.02, shadow: 0.26 } as const;
  return (
    pieces(c, ['lettuce'], { count: 4, reach: [30, 26], centre: [147, 76], size: 1.1 }) +
    pieces(c, keysOr(spec.items, ['beef']), main) +
    sprinkle(c, 'sesame', { count: 12, reach: [28, 24], centre: [147, 76] }) +
    garnish(c, ['scallion'], { count: 4, reach: 18, centre: [147, 76] })
  );
}

function side(c: Canvas, key: IngredientKey, [x, y]: Point): string {
  if (key === 'rolledEgg')
    return each([-15, 0, 15], (dx) =>
      put(piece(c, key), [x + dx, y], { turn: 90, size: 0.95, shadow: 0.26 }),
    );
  if (key === 'tomato' || key === 'broccoli')
    return each(
      [
        [-12, -2],
        [4, 4],
        [15, -5],
        [-3, -9],
      ],
      ([dx, dy], i) =>
        put(piece(c, i % 2 ? 'broccoli' : 'tomato'), [x + dx, y + dy], { size: 0.95, shadow: 0.24 }),
    );
  const count = key === 'fern' || key === 'beansprout' ? 16 : 10;
  return pieces(c, [key], { count, reach: [20, 13], centre: [x, y], size: 0.84 });
}
