import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { keysOr, pieces } from '../painters/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** An open box: three packs of ingredients, and a card that shows the finished dish, with the sachet of sauce. */
export function paintMealKit(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const [w, h] = [178, 140];
  const box =
    path(roundedRect(w, h, 14), c.linear('#DDB27C', '#BC8A50')) +
    path(roundedRect(w - 12, h - 12, 8), c.linear('#A97A42', '#CFA066')) +
    path(roundedRect(w - 16, h - 16, 7), '#F3E6CF');
  const keys = drawable(c, keysOr(spec.items, ['pork', 'zucchini', 'tofu', 'mushroomSlice']));
  const contents = (pack: Pack, i: number) =>
    cuts(c, keys[i % keys.length], { ...pack, count: i === 0 ? 10 : 8 });
  return (
    boxShadow(w, h, 14) +
    group('translate(100 100)', box) +
    each(PACKS, (pack, i) => inPack(c, pack, () => contents(pack, i))) +
    (spec.main ? card(c, paintDish(c, spec.main)) : '') +
    sachet(c, spec.main ? [32, 150] : [142, 134])
  );
}

type Pack = { x: number; y: number; w: number; h: number };

const PACKS: readonly Pack[] = [
  { x: 52, y: 69, w: 66, h: 60 },
  { x: 52, y: 132, w: 66, h: 58 },
  { x: 135, y: 62, w: 92, h: 44 },
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

/** The recipe card, printed with the dish. */
function card(c: Canvas, dish: string): string {
  return group(
    'translate(135 125) rotate(3)',
    path(roundedRect(92, 76, 5), '#2b1408', ' opacity=".18" transform="translate(2 3)"') +
      path(roundedRect(92, 76, 5), c.linear('#FFFDF7', '#F6EBDA')) +
      group('translate(0 -1) scale(.43) translate(-100 -100)', dish),
  );
}

function sachet(c: Canvas, [x, y]: readonly [number, number]): string {
  return group(
    `translate(${x} ${y}) rotate(-14)`,
    path(roundedRect(36, 28, 5), '#2b1408', ' opacity=".2" transform="translate(1 2)"') +
      path(roundedRect(36, 28, 5), c.linear('#5E8C6A', '#3B6549')) +
      path(roundedRect(26, 9, 3), '#FFF3E4') +
      '<path d="M-18 -10h36" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 2" opacity=".7"/>',
  );
}
