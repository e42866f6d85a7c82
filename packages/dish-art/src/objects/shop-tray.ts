import type { Label, PlatedDish, TrayFilling } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { clipped, each, group, path, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable, piece } from '../ingredients/piece.ts';
import { rice } from '../painters/bowls/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { keysOr, oneOf, pieces } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

const FILLINGS: Record<TrayFilling, (c: Canvas, spec: DishSpec) => string> = {
  salad,
  dish(c, spec) {
    const at = `translate(${awayFrom(spec, 126)} 100)scale(.8)translate(-100 -100)`;
    return spec.main ? group(at, paintFoodOnly(c, spec.main)) : '';
  },
  set: compartments,
  fruit: (c, spec) =>
    pieces(c, keysOr(spec.items, ['appleSlice', 'strawberry', 'kiwi', 'blueberry', 'banana']), {
      count: 22,
      reach: [70, 48],
      size: 1.15,
    }),
  rice: (c, spec) =>
    rice(c, spec.rice ?? 'white', { radius: 84, centre: [awayFrom(spec, 60), 100] }) +
    pieces(c, keysOr(spec.items, ['beef', 'spinach', 'rolledEgg']), {
      count: 16,
      reach: [34, 44],
      centre: [awayFrom(spec, 138), 100],
      size: 1.15,
    }),
};

const MARKS: Record<Label, (colour: string) => string> = {
  round: (colour) =>
    `<circle cy="-36" r="12" fill="#fff" opacity=".95"/>${path('M-7 -37a7 7 0 0 0 14 0z', colour)}`,
  leaf: (colour) =>
    path('M-12 -28C-12 -44 0 -50 12 -50C12 -34 4 -24 -8 -25Z', '#fff', ' opacity=".95"') +
    `<path d="M-10 -24L7 -44" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`,
  stripes: () =>
    repeat(3, (i) => `<rect x="-19" y="${-56 + i * 13}" width="38" height="6" fill="#fff" opacity=".85"/>`),
};

/** A convenience-store meal in its sleeve: a clear tray, or a paper bowl for spooned food. */
export function paintShopTray(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const { main, glaze = 'cream', mirrored = false } = spec;
  const band = group(`translate(${mirrored ? 149 : 51} 100)`, sleeve(c, spec));
  const isSauced = main?.type === 'main' && main.sauce !== undefined;
  if (main && (isSauced || IN_PAPER.has(main.type)))
    return paintDish(c, { ...main, glaze, vessel: 'paper' }) + band;
  const [w, h] = [184, 136];
  const { rim, wall, floor } = TRAYS[glaze] ?? CLEAR;
  const tray =
    path(roundedRect(w, h, 20), c.linear(...rim)) +
    path(roundedRect(w - 10, h - 10, 16), c.linear(...wall)) +
    path(roundedRect(w - 18, h - 18, 13), floor);
  const clip = c.clip('M30 41h140q13 0 13 13v92q0 13 -13 13h-140q-13 0 -13 -13v-92q0 -13 13 -13z');
  return (
    boxShadow(w, h, 20) +
    group('translate(100 100)', tray) +
    clipped(clip, paintFilling(c, spec)) +
    '<path d="M14 34L54 34L112 166L14 166Z" fill="#fff" opacity=".12"/>' +
    '<path d="M70 34L84 34L142 166L128 166Z" fill="#fff" opacity=".15"/>' +
    group(
      'translate(100 100)',
      path(roundedRect(w - 4, h - 4, 18), 'none', ' stroke="#fff" stroke-width="2.4" opacity=".7"'),
    ) +
    band
  );
}

const IN_PAPER: ReadonlySet<string> = new Set<PlatedDish>([
  'porridge',
  'soup',
  'stew',
  'noodle',
  'ricebowl',
  'bibimbap',
  'yogurt',
  'rice',
  'japchae',
  'friedRice',
]);

type Two = readonly [string, string];
type Tray = { rim: Two; wall: Two; floor: string };

const CLEAR: Tray = { rim: ['#FFFFFF', '#DCE2E2'], wall: ['#D2DADA', '#F4F7F7'], floor: '#F1EEE6' };

const TRAYS: Partial<Record<GlazeName, Tray>> = {
  char: { rim: ['#5B5653', '#2B2826'], wall: ['#24211F', '#57514D'], floor: '#3B3734' },
  wood: { rim: ['#E0BC88', '#B58A52'], wall: ['#A97C45', '#D8B078'], floor: '#EAD2A6' },
  celadon: { rim: ['#DCEADF', '#A9C4B2'], wall: ['#93B3A0', '#D5E5D9'], floor: '#E6F0E8' },
};

/** The printed band around a ready meal: a mark, two lines and a bar code. */
function sleeve(c: Canvas, { sleeve: colours = ['#2F7D5B', '#1F5E43'], label = 'round' }: DishSpec): string {
  const band = '<rect x="-19" y="-69" width="38" height="138" rx="3"';
  return (
    `${band} opacity=".18" transform="translate(2 2)"/>` +
    `${band} fill="${c.linear(...colours)}"/>` +
    MARKS[label](colours[0]) +
    '<rect x="-11" y="-6" width="22" height="4" rx="2" fill="#fff" opacity=".9"/>' +
    '<rect x="-8" y="3" width="16" height="3" rx="1.5" fill="#fff" opacity=".6"/>' +
    '<rect x="-11" y="42" width="22" height="14" rx="2" fill="#fff" opacity=".9"/>' +
    '<path d="M-8 45v8M-5 45v8M-3 45v8M1 45v8M3.6 45v8M7 45v8" stroke="#333" stroke-width="1.2"/>'
  );
}

/** The content of the tray. The sleeve covers a third of it on one side. */
function paintFilling(c: Canvas, spec: DishSpec): string {
  return FILLINGS[spec.filling ?? 'rice'](c, spec);
}

/** A place in the tray, measured from the sleeve. */
function awayFrom(spec: DishSpec, x: number): number {
  return spec.mirrored ? 200 - x : x;
}

/** Foods sold together, each in its own part of the tray. */
function compartments(c: Canvas, spec: DishSpec): string {
  const keys = drawable(c, keysOr(spec.items, ['sweetPotato', 'eggHalf', 'tomato'])).slice(0, 4);
  const width = 104 / Math.max(1, keys.length);
  return each(keys, (key, i) => {
    const x = awayFrom(spec, 74 + width * (i + 0.5));
    const wall = i
      ? path(`M${awayFrom(spec, 74 + width * i)} 42v116`, 'none', ' stroke="#fff" stroke-width="3"')
      : '';
    const heap = { count: 7, reach: [width * 0.36, 44] as const, centre: [x, 100] as const, size: 1.3 };
    return wall + pieces(c, [key], heap);
  });
}

/** Leaves, if any, and the food that names the salad in a separate heap. */
function salad(c: Canvas, spec: DishSpec): string {
  const { items, sliced, eggHalf } = spec;
  const kinds = drawable(c, keysOr(spec.bed, ['lettuce', 'lettuceDark', 'lettuce', 'lettuceRed']));
  const leaves = each(scatter(c, kinds.length ? 11 : 0, { reach: [70, 48] }), (at, i) =>
    put(oneOf(c, kinds, i), at, { turn: c.between(0, 360), size: 1.1 }),
  );
  const shown = keysOr(items, ['tomato', 'corn', 'cucumber']);
  const strewn = { count: kinds.length ? 10 : 22, reach: [64, 44] as const, size: 1.15 };
  const heap = { count: 7, reach: [26, 30] as const, centre: [awayFrom(spec, 122), 96] as const, size: 1.3 };
  return (
    leaves +
    pieces(c, shown, strewn) +
    (sliced ? slices(c, sliced, spec) : pieces(c, shown.slice(0, 1), heap)) +
    (eggHalf ? put(piece(c, 'eggHalf'), [awayFrom(spec, 100), 136], { turn: -20, size: 1.35 }) : '') +
    (eggHalf ? put(piece(c, 'eggHalf'), [awayFrom(spec, 121), 142], { turn: 20, size: 1.35 }) : '')
  );
}

function slices(c: Canvas, key: IngredientKey, spec: DishSpec): string {
  return repeat(4, (i) =>
    put(piece(c, key), [awayFrom(spec, 112) + i * 10 - 15, 74 + i * 12], {
      turn: -30,
      size: 1.35,
      shadow: 0.26,
    }),
  );
}
