import type { PlatedDish, TrayFilling } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { scatter } from '../drawing/scatter.ts';
import { clipped, each, group, path, repeat } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { piece } from '../ingredients/piece.ts';
import { rice } from '../painters/grains.ts';
import { paintFoodOnly } from '../painters/paint-food-only.ts';
import { keysOr, oneOf, pieces } from '../painters/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** From a convenience store, in its sleeve: a clear tray, or a paper bowl for what is eaten with a spoon. */
export function paintShopTray(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const { main } = spec;
  const band = group('translate(54 100)', sleeve(c, spec.sleeve ?? ['#2F7D5B', '#1F5E43']));
  if (main && IN_PAPER.has(main.type)) return paintDish(c, { ...main, vessel: 'paper' }) + band;
  const [w, h] = [172, 120];
  const tray =
    path(roundedRect(w, h, 20), c.linear('#FFFFFF', '#DCE2E2')) +
    path(roundedRect(w - 10, h - 10, 16), c.linear('#D2DADA', '#F4F7F7')) +
    path(roundedRect(w - 18, h - 18, 13), '#F1EEE6');
  const clip = c.clip('M36 49h128q13 0 13 13v76q0 13 -13 13h-128q-13 0 -13 -13v-76q0 -13 13 -13z');
  return (
    boxShadow(w, h, 20) +
    group('translate(100 100)', tray) +
    clipped(clip, FILLINGS[spec.filling ?? 'rice'](c, spec)) +
    '<path d="M20 40L58 40L112 160L20 160Z" fill="#fff" opacity=".13"/>' +
    '<path d="M72 40L86 40L140 160L126 160Z" fill="#fff" opacity=".16"/>' +
    group(
      'translate(100 100)',
      path(roundedRect(w - 4, h - 4, 18), 'none', ' stroke="#fff" stroke-width="2.4" opacity=".8"'),
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

const FILLINGS: Record<TrayFilling, (c: Canvas, spec: DishSpec) => string> = {
  salad,
  dish: (c, { main }) =>
    main ? group('translate(126 100) scale(.74) translate(-100 -100)', paintFoodOnly(c, main)) : '',
  set: compartments,
  fruit: (c, spec) =>
    pieces(c, keysOr(spec.items, ['appleSlice', 'strawberry', 'kiwi', 'blueberry', 'banana']), {
      count: 22,
      reach: [68, 44],
      size: 1.15,
    }),
  rice: (c, spec) =>
    rice(c, spec.rice ?? 'white', { radius: 80, centre: [60, 100] }) +
    pieces(c, keysOr(spec.items, ['beef', 'spinach', 'rolledEgg']), {
      count: 16,
      reach: [34, 40],
      centre: [138, 100],
      size: 1.05,
    }),
};

/** Things that are sold together, each in its own part of the tray. */
function compartments(c: Canvas, { items }: DishSpec): string {
  const keys = drawable(c, keysOr(items, ['sweetPotato', 'eggHalf', 'tomato'])).slice(0, 4);
  const width = 100 / Math.max(1, keys.length);
  return each(keys, (key, i) => {
    const x = 76 + width * (i + 0.5);
    const wall = i
      ? path(`M${(x - width / 2).toFixed(1)} 48v104`, 'none', ' stroke="#fff" stroke-width="3"')
      : '';
    const heap = { count: 7, reach: [width * 0.36, 40] as const, centre: [x, 100] as const, size: 1.25 };
    return wall + pieces(c, [key], heap);
  });
}

function salad(c: Canvas, { items, sliced, eggHalf }: DishSpec): string {
  const kinds = drawable(c, ['lettuce', 'lettuceDark', 'lettuce', 'lettuceRed']);
  const leaves = each(scatter(c, kinds.length ? 14 : 0, { reach: [70, 44] }), (at, i) =>
    put(oneOf(c, kinds, i), at, { turn: c.between(0, 360), size: 1.05 }),
  );
  const heap = { count: kinds.length ? 12 : 24, reach: [62, 40] as const, size: 1.05 };
  return (
    leaves +
    pieces(c, keysOr(items, ['tomato', 'corn', 'cucumber']), heap) +
    (sliced ? slices(c, sliced) : '') +
    (eggHalf ? put(piece(c, 'eggHalf'), [92, 130], { turn: -20, size: 1.2 }) : '') +
    (eggHalf ? put(piece(c, 'eggHalf'), [112, 136], { turn: 20, size: 1.2 }) : '')
  );
}

function slices(c: Canvas, key: IngredientKey): string {
  return repeat(4, (i) =>
    put(piece(c, key), [118 + i * 9, 74 + i * 10], { turn: -30, size: 1.2, shadow: 0.26 }),
  );
}

/** The printed band with a round mark, two lines and a bar code. */
function sleeve(c: Canvas, colours: readonly [string, string]): string {
  const band = '<rect x="-19" y="-61" width="38" height="122" rx="3"';
  return (
    `${band} opacity=".18" transform="translate(2 2)"/>` +
    `${band} fill="${c.linear(...colours)}"/>` +
    '<circle cy="-32" r="12" fill="#fff" opacity=".95"/>' +
    path('M-7 -33a7 7 0 0 0 14 0z', colours[0]) +
    '<rect x="-11" y="-4" width="22" height="4" rx="2" fill="#fff" opacity=".9"/>' +
    '<rect x="-8" y="5" width="16" height="3" rx="1.5" fill="#fff" opacity=".6"/>' +
    '<rect x="-11" y="36" width="22" height="14" rx="2" fill="#fff" opacity=".9"/>' +
    '<path d="M-8 39v8M-5 39v8M-3 39v8M1 39v8M3.6 39v8M7 39v8" stroke="#333" stroke-width="1.2"/>'
  );
}
