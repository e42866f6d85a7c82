import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { keysOr, pieces } from '../painters/pieces.ts';
import { boxShadow } from '../vessels/light.ts';

/** An open box with four packs: three of ingredients, one with a sachet of sauce. */
export function paintMealKit(c: Canvas, spec: DishSpec): string {
  const [w, h] = [178, 140];
  const box =
    path(roundedRect(w, h, 14), c.linear('#DDB27C', '#BC8A50')) +
    path(roundedRect(w - 12, h - 12, 8), c.linear('#A97A42', '#CFA066')) +
    path(roundedRect(w - 16, h - 16, 7), '#F3E6CF');
  const keys = keysOr(spec.items, ['pork', 'zucchini', 'tofu', 'mushroomSlice']);
  const contents = (pack: Pack, i: number) =>
    i === 3 ? sachet(c, pack) : cuts(c, keys[i % keys.length], { ...pack, count: i === 0 ? 10 : 8 });
  return (
    boxShadow(w, h, 14) +
    group('translate(100 100)', box) +
    each(PACKS, (pack, i) => inPack(c, pack, () => contents(pack, i)))
  );
}

type Pack = { x: number; y: number; w: number; h: number };

const PACKS: readonly Pack[] = [
  { x: 58, y: 70, w: 78, h: 62 },
  { x: 142, y: 70, w: 78, h: 62 },
  { x: 58, y: 134, w: 78, h: 54 },
  { x: 142, y: 134, w: 78, h: 54 },
];

function inPack(c: Canvas, { x, y, w, h }: Pack, draw: () => string): string {
  const [left, top, across, down] = [x - w / 2, y - h / 2, w - 18, h - 18];
  const right = `h${across}q9 0 9 9v${down}q0 9 -9 9`;
  const d = `M${left + 9} ${top}${right}h${-across}q-9 0 -9 -9v${-down}q0 -9 9 -9z`;
  const clip = c.clip(d);
  const tray = path(d, c.linear('#E9EDEB', '#FFFFFF'));
  const film = `M${left} ${y + 6}L${x - 4} ${top}H${x + 14}L${left + 6} ${y + h / 2}Z`;
  return (
    tray +
    clipped(clip, `${draw()}<path d="${film}" fill="#fff" opacity=".24"/>`) +
    `<path d="${d}" fill="none" stroke="#C9D1CE" stroke-width="1.6"/>`
  );
}

function cuts(
  c: Canvas,
  key: IngredientKey | undefined,
  { x, y, w, h, count }: Pack & { count: number },
): string {
  const heap = { count, reach: [w * 0.36, h * 0.34], centre: [x, y], size: 1.05 } as const;
  return key ? pieces(c, [key], heap) : '';
}

function sachet(c: Canvas, { x, y }: Pack): string {
  return group(
    `translate(${x} ${y})`,
    path(roundedRect(46, 34, 6), c.linear('#E4572C', '#A3301A')) +
      path(roundedRect(34, 12, 3), '#FFF3E4') +
      '<path d="M-23 -13h46" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 2" opacity=".7"/>',
  );
}
