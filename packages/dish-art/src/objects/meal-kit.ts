import type { KitBox } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, path } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/piece.ts';
import { keysOr, pieces } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** An open box: three packs of ingredients, a card with the finished dish, and the sachet of sauce. */
export function paintMealKit(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const [w, h] = [182, 148];
  const { out, wall, floor } = BOXES[spec.kit ?? 'kraft'];
  const box =
    path(roundedRect(w, h, 14), c.linear(...out)) +
    path(roundedRect(w - 12, h - 12, 8), c.linear(...wall)) +
    path(roundedRect(w - 16, h - 16, 7), floor);
  const keys = drawable(c, keysOr(spec.items, ['pork', 'zucchini', 'tofu', 'mushroomSlice']));
  const contents = (pack: Pack, i: number) => cuts(c, keys[i % keys.length], pack);
  const placed = <T extends { x: number; y: number }>(thing: T): T => ({
    ...thing,
    x: spec.mirrored ? 200 - thing.x : thing.x,
    y: spec.upended ? 200 - thing.y : thing.y,
  });
  const sauce = placed(spec.main ? { x: 34, y: 154 } : { x: 142, y: 134 });
  return (
    boxShadow(w, h, 14) +
    group('translate(100 100)', box) +
    each(PACKS.map(placed), (pack, i) => inPack(c, pack, () => contents(pack, i))) +
    (spec.main ? card(c, paintDish(c, spec.main), placed({ x: 134, y: 124 })) : '') +
    sachet(c, sauce, spec.sleeve ?? ['#5E8C6A', '#3B6549'])
  );
}

type Two = readonly [string, string];

const BOXES: Record<KitBox, { out: Two; wall: Two; floor: string }> = {
  kraft: { out: ['#DDB27C', '#BC8A50'], wall: ['#A97A42', '#CFA066'], floor: '#F3E6CF' },
  white: { out: ['#FFFFFF', '#DAD5CB'], wall: ['#C9C2B5', '#F4F1EA'], floor: '#F7F2E8' },
  sage: { out: ['#B5C9A6', '#7D9670'], wall: ['#6F8863', '#AEC39F'], floor: '#EDF2E4' },
  navy: { out: ['#55698C', '#2F3F5E'], wall: ['#2A3956', '#5F7396'], floor: '#E3E8F0' },
  terracotta: { out: ['#DE8F6C', '#AE5B3A'], wall: ['#9C4E30', '#D98B68'], floor: '#FAE8DC' },
};

type Pack = { x: number; y: number; w: number; h: number };

const PACKS: readonly Pack[] = [
  { x: 51, y: 67, w: 68, h: 64 },
  { x: 51, y: 134, w: 68, h: 62 },
  { x: 134, y: 57, w: 90, h: 44 },
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

/** A few large pieces or many small ones: a fillet, a nest of noodles, a handful of peas. */
function cuts(c: Canvas, key: IngredientKey | undefined, { x, y, w, h }: Pack): string {
  if (!key) return '';
  const isTiny = key === 'quinoa' || key === 'lentil' || key === 'corn';
  const many = isTiny ? 2 : 1;
  const [count, size] = LARGE.has(key) ? [w > 80 ? 4 : 3, 1.7] : [(w > 80 ? 10 : 9) * many, 1.15];
  const reach = [w * (LARGE.has(key) ? 0.28 : 0.36), h * (LARGE.has(key) ? 0.18 : 0.34)] as const;
  return pieces(c, [key], { count, reach, centre: [x, y], size, turn: LARGE.has(key) ? 30 : 180 });
}

const LARGE: ReadonlySet<IngredientKey> = new Set([
  'fishChunk',
  'whiteFishChunk',
  'salmonSlice',
  'wheatNest',
  'riceNest',
  'buckwheatNest',
  'glassNest',
  'tofuNest',
  'konjacNest',
  'pastaSticks',
  'breadSlice',
  'ryeSlice',
  'baguette',
  'tortilla',
  'ricePaper',
  'boiledPork',
]);

/** The recipe card with a picture of the dish. */
function card(c: Canvas, dish: string, { x, y }: { x: number; y: number }): string {
  return group(
    `translate(${x} ${y})rotate(3)`,
    path(roundedRect(94, 84, 5), '#2b1408', ' opacity=".18" transform="translate(2 3)"') +
      path(roundedRect(94, 84, 5), c.linear('#FFFDF7', '#F6EBDA')) +
      group('scale(.48)translate(-100 -100)', dish),
  );
}

function sachet(c: Canvas, { x, y }: { x: number; y: number }, colours: Two): string {
  return group(
    `translate(${x} ${y})rotate(-14)`,
    path(roundedRect(36, 28, 5), '#2b1408', ' opacity=".2" transform="translate(1 2)"') +
      path(roundedRect(36, 28, 5), c.linear(...colours)) +
      path(roundedRect(26, 9, 3), '#FFF3E4') +
      '<path d="M-18 -10h36" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 2" opacity=".7"/>',
  );
}
