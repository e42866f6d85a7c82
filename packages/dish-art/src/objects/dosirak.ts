import type { Lacquer } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { clipped, group, path } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { keysOr } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import { allAcross, type Cell, inBowl, isSpooned, isWide, mainHeap, riceCell, side } from './box-fillings.ts';
import type { PaintDish } from './object-painter.ts';

/** A lunch box: rice and a main dish, one dish in the whole box, or a bowl for spooned food; up to three side dishes. */
export function paintDosirak(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const lacquer = LACQUERS[spec.box ?? 'black'];
  const lid = path(roundedRect(184, 140, 22), c.linear(lacquer.lit, lacquer.dark));
  const rim = `<path d="${roundedRect(180, 136, 20)}" fill="none" stroke="${lacquer.rim}" stroke-width="2"/>`;
  const cells = laidOut(c, spec, paintDish).map(({ cell, draw }) => {
    const at = { ...cell, x: spec.mirrored ? 200 - cell.x : cell.x, y: spec.upended ? 200 - cell.y : cell.y };
    return cellWith(c, at, { wall: lacquer.lit, inner: draw(at) });
  });
  return (
    boxShadow(184, 140, 22) +
    group('translate(100 100)', lid + rim) +
    cells.join('') +
    `<path d="M16 58Q18 38 36 36" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>`
  );
}

const LACQUERS: Record<Lacquer, { lit: string; dark: string; rim: string }> = {
  black: { lit: '#4A413D', dark: '#241E1C', rim: '#B9402A' },
  wood: { lit: '#D9A86C', dark: '#A9743C', rim: '#8A5A2A' },
  leaf: { lit: '#7FA37F', dark: '#4F7757', rim: '#3E6147' },
  red: { lit: '#B5473A', dark: '#7C231B', rim: '#E0A05A' },
  navy: { lit: '#53678A', dark: '#2C3C5C', rim: '#9FB2CF' },
  cream: { lit: '#F4E8D2', dark: '#D3BF9C', rim: '#B79A6C' },
};

type Filled = { cell: Cell; draw: (cell: Cell) => string };

function laidOut(c: Canvas, spec: DishSpec, paintDish: PaintDish): Filled[] {
  const { main, hasRice = true } = spec;
  const sides = drawable(c, keysOr(spec.sides, ['rolledEgg', 'spinach', 'kimchi'])).slice(0, 3);
  const bowlDish = main && isSpooned(main) ? main : null;
  if (bowlDish) {
    const bowl: Filled = { cell: BOWL_CELL, draw: (cell) => inBowl(paintDish(c, bowlDish), cell) };
    return [bowl, ...inColumn(c, sides, { x: 157, y: 100, w: 60, h: 128, r: 11 })];
  }
  const acrossDish = main && (isWide(main) || !hasRice) ? main : null;
  if (acrossDish) {
    const h = sides.length ? 76 : 124;
    const cell = { x: 100, y: sides.length ? 74 : 100, w: 168, h, r: 13 };
    return [{ cell, draw: (at) => allAcross(c, acrossDish, at) }, ...inRow(c, sides, { ...SIDE_ROW })];
  }
  const rice = (cell: Cell): Filled => ({ cell, draw: (at) => riceCell(c, spec, at) });
  const heap = (cell: Cell): Filled => ({ cell, draw: (at) => mainHeap(c, spec, at) });
  if (spec.inColumns)
    return [
      rice({ x: 50, y: 100, w: 68, h: 128, r: 13 }),
      heap({ x: 136, y: 71, w: 96, h: 70, r: 13 }),
      ...inRow(c, sides.slice(0, 2), { x: 136, y: 138, w: 100, h: 52, r: 11 }),
    ];
  return [
    rice({ x: 60, y: 74, w: 88, h: 76, r: 13 }),
    heap({ x: 148, y: 74, w: 76, h: 76, r: 13 }),
    ...inRow(c, sides, SIDE_ROW),
  ];
}

const BOWL_CELL: Cell = { x: 70, y: 100, w: 104, h: 128, r: 13 };
const SIDE_ROW: Cell = { x: 100, y: 141, w: 172, h: 46, r: 11 };

function inRow(c: Canvas, sides: readonly IngredientKey[], row: Cell): Filled[] {
  const width = row.w / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { ...row, x: row.x - row.w / 2 + width * (i + 0.5), w: width - 4 },
    draw: (cell) => side(c, key, cell),
  }));
}

function inColumn(c: Canvas, sides: readonly IngredientKey[], column: Cell): Filled[] {
  const height = column.h / Math.max(1, sides.length);
  return sides.map((key, i) => ({
    cell: { ...column, y: column.y - column.h / 2 + height * (i + 0.5), h: height - 4 },
    draw: (cell) => side(c, key, cell),
  }));
}

function cellWith(
  c: Canvas,
  { x, y, w, h, r }: Cell,
  { wall, inner }: { wall: string; inner: string },
): string {
  const d = roundedRect(w, h, r);
  const [across, down] = [num(w - 2 * r), num(h - 2 * r)];
  const start = `M${num(x - w / 2 + r)} ${num(y - h / 2)}`;
  const clip = c.clip(
    `${start}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}` +
      `h${num(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${num(-(h - 2 * r))}q0 ${-r} ${r} ${-r}z`,
  );
  const at = `translate(${num(x)} ${num(y)})`;
  const shade = `<path d="${d}" fill="none" stroke="#1a0f08" stroke-width="7" opacity=".2"/>`;
  return group(at, path(d, c.linear('#2A211D', wall))) + clipped(clip, inner + group(at, shade));
}
