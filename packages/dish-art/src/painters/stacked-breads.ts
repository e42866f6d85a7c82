import type { Bread } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { num, type Point } from '../drawing/geometry.ts';
import { circle, clipped, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { cutColours } from '../ingredients/cut-colours.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import type { Keys } from './strokes/pieces.ts';

/** A burger from the side, where its layers are visible. */
export function paintBurger(c: Canvas, { items = [] }: DishSpec): string {
  return put(bun(c, items, { half: 58, dome: 46 }), [100, 98], { size: 1.22, shadow: 0.26 });
}

/** Two corners of a sandwich with the layers at their cut; a long roll if the bread is a baguette. */
export function paintSandwich(c: Canvas, spec: DishSpec): string {
  const { items = [], bread = 'white' } = spec;
  if (bread === 'baguette')
    return put(bun(c, items, { half: 74, dome: 30 }), [100, 100], { turn: -8, size: 1.04, shadow: 0.26 });
  const half = (at: Point, turn: number) =>
    put(corner(c, items, bread), at, { turn, size: 1.2, shadow: 0.26 });
  return half([74, 74], -7) + half([122, 128], 5);
}

/** Layers between the halves of a bun, from the top down. */
function bun(c: Canvas, items: Keys, { half, dome }: { half: number; dome: number }): Drawing {
  const layers = stack(c, items, half);
  const top = -layers.height / 2;
  const low = layers.height / 2;
  const crown = `M${-half} ${num(top)}C${-half} ${num(top - dome)} ${-half * 0.6} ${num(top - dome - 6)} 0 ${num(top - dome - 6)}S${half} ${num(top - dome)} ${half} ${num(top)}Q0 ${num(top + 7)} ${-half} ${num(top)}Z`;
  const heel = `M${-half} ${num(low - 2)}Q0 ${num(low + 4)} ${half} ${num(low - 2)}C${half} ${num(low + 22)} ${half - 12} ${num(low + 24)} ${half - 22} ${num(low + 24)}H${22 - half}C${12 - half} ${num(low + 24)} ${-half} ${num(low + 22)} ${-half} ${num(low - 2)}Z`;
  const shine = `M${-half * 0.66} ${num(top - dome * 0.5)}Q${-half * 0.4} ${num(top - dome)} ${half * 0.1} ${num(top - dome)}`;
  const crust = c.vertical('#F2BE6E', '#D68F3C@.55', '#A9652A');
  return {
    outline: crown + heel,
    body:
      path(heel, c.vertical('#FBE3AE@0', '#DDA255@.3', '#A9652A')) +
      group(`translate(0 ${num(top)})`, layers.markup) +
      path(crown, crust) +
      stroke(shine, ['#FFF0CC', 5], opacity(0.75)),
  };
}

/** One corner of a sandwich: its upper slice, and the cut below it. */
function corner(c: Canvas, items: Keys, bread: Bread): Drawing {
  const [crust, crumb, low] = BREADS[bread];
  const layers = stack(c, items, 44);
  const upper = 'M-46 -8L-4 -46Q0 -49 4 -46L46 -8Z';
  const [face, end] = [11, 11 + layers.height];
  const cut = `M-46 -8H46V${num(end + 3)}Q46 ${num(end + 9)} 40 ${num(end + 9)}H-40Q-46 ${num(end + 9)} -46 ${num(end + 3)}Z`;
  const slab = (y: number, h: number) =>
    `<rect x="-46" y="${num(y)}" width="92" height="${num(h)}" fill="${c.vertical(crumb, low)}"/>`;
  return {
    outline: upper + cut,
    body:
      path(upper, c.linear(crumb, low)) +
      stroke('M-45 -9L-4 -46Q0 -49 4 -46L45 -9', [crust, 3.6]) +
      clipped(
        c.clip(cut),
        slab(-8, 12) + slab(end - 8, 20) + group(`translate(0 ${num(face - 8)})`, layers.markup),
      ) +
      stroke(
        `M-46 -8V3M46 -8V3M-46 ${num(end - 4)}V${num(end + 4)}Q-46 ${num(end + 9)} -40 ${num(end + 9)}H40Q46 ${num(end + 9)} 46 ${num(end + 4)}V${num(end - 4)}`,
        [crust, 2.6],
      ),
  };
}

const BREADS: Record<Bread, ThreeColours> = {
  white: ['#C98238', '#FFF6DE', '#F3D9A2'],
  rye: ['#7A5230', '#E3C79E', '#C39B6A'],
  baguette: ['#C47F32', '#FFF8E4', '#F1D9A6'],
};

/** Fillings stacked from y = 0 downwards. */
function stack(c: Canvas, items: Keys, half: number): { markup: string; height: number } {
  let y = 0;
  let markup = '';
  const fillings = items.length ? items.slice(0, 5) : [];
  const colours = cutColours(fillings);
  fillings.forEach((key, i) => {
    const h = THICK.has(key) ? 15 : RUFFLED.has(key) ? 8 : 7;
    markup += layer(c, key, { colour: colours[i] ?? '', y, h, half });
    y += h;
  });
  return { markup, height: y };
}

type Layer = { colour: string; y: number; h: number; half: number };

function layer(c: Canvas, key: IngredientKey, { colour, y, h, half }: Layer): string {
  const w = THICK.has(key) ? half - 2 : half + 2;
  const bar = `<rect x="${-w}" y="${num(y)}" width="${2 * w}" height="${h + 1}" rx="${h / 2.4}" fill="${colour}"/>`;
  if (RUFFLED.has(key)) {
    const waves = repeat(Math.round(w / 6), () => 'q6 8 12 0');
    return (
      bar +
      path(`M${-w} ${num(y + h - 2)}${waves}V${num(y + 1)}H${-w}Z`, colour) +
      stroke(`M${-w + 3} ${num(y + 2.6)}H${w - 3}`, ['#fff', 1.4], opacity(0.35))
    );
  }
  if (key === 'cheese')
    return (
      bar +
      path(
        `M${-w * 0.5} ${num(y + h)}L${-w * 0.2} ${num(y + h + 9)}L${w * 0.1} ${num(y + h)}ZM${w * 0.4} ${num(y + h)}L${w * 0.62} ${num(y + h + 8)}L${w * 0.84} ${num(y + h)}Z`,
        colour,
      )
    );
  const specks = repeat(THICK.has(key) ? 14 : 5, () =>
    circle(
      [c.between(-w + 5, w - 5), y + c.between(2.5, h - 1.5), c.between(0.8, 1.6)],
      '#3a1d0c',
      opacity(0.28),
    ),
  );
  const light = ellipse([-w * 0.2, y + 2.4, w * 0.6, 1.1], '#fff', opacity(0.35));
  return bar + specks + light;
}

const THICK: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'patty',
  'porkPatty',
  'cutlet',
  'chicken',
  'chickenShred',
  'friedChicken',
  'tempura',
  'shrimpPatty',
  'fishChunk',
  'whiteFishChunk',
  'beef',
  'eggHalf',
  'scrambled',
  'potato',
  'tunaChunk',
]);
const RUFFLED: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'lettuce',
  'lettuceDark',
  'cabbage',
  'perilla',
  'spinach',
]);
