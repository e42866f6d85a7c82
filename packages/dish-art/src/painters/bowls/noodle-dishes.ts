import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS, type BrothName, NOODLES, type NoodleKind } from '../../drawing/colours.ts';
import { num, onCircle, type Point, radians, roundedRect, TAU } from '../../drawing/geometry.ts';
import { scatter } from '../../drawing/scatter.ts';
import { circle, each, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, put } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { coated, steeped } from '../strokes/coat.ts';
import { liquid, sheen, waterline } from '../strokes/liquid.ts';
import { garnish, type Keys, pieces } from '../strokes/pieces.ts';

/** Distance between the centres of neighbouring strands. Udon and knife-cut noodles are thick and use the wide gap. */
const GAP = 3.3;
const WIDE_GAP = 5.6;

export function paintNoodles(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const broth = spec.broth && BROTHS[spec.broth];
  const { fan, items, sauce, also } = spec;
  const top = { reach: [radius * 0.54, radius * 0.5], turn: 90, size: 1.4 } as const;
  const toppings =
    pieces(c, items, { ...top, count: 11, shadow: 0.24 }) + pieces(c, also, { ...top, count: 6, size: 1.1 });
  return (
    (broth ? liquid(c, broth, { radius, oil: 0.35 }) : '') +
    steeped(c, spec.broth, strands(c, spec.noodle ?? 'wheat', radius - (broth ? 13 : 5))) +
    (broth ? waterline(c, broth, { radius, strength: 0.85 }) : '') +
    (sauce ? ladled(c, sauce, radius) : '') +
    (fan ? sheaves(c, fan) : '') +
    (sauce ? coated(c, sauce, toppings) : toppings) +
    (spec.ice ? iceCubes(c) : '') +
    (spec.egg ? put(piece(c, 'eggHalf'), [116, 78], { turn: 24, size: 1.9, shadow: 0.28 }) : '') +
    garnish(c, spec.garnish, { count: 6, reach: radius * 0.44 }) +
    (broth ? sheen(radius, 0.25) : '')
  );
}

/** A thick sauce ladled over the middle. */
function ladled(c: Canvas, sauce: BrothName, radius: number): string {
  const pool = path(
    c.blob([radius * 0.72, radius * 0.66], 0.12, 11),
    c.radial(...BROTHS[sauce]),
    opacity(0.94),
  );
  return group('translate(100 102)', pool) + stroke('M72 84Q84 70 102 70', ['#fff', 3], opacity(0.4));
}

export function paintJapchae(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const reach = radius * 0.68;
  return (
    coated(c, spec.sauce, strands(c, spec.noodle ?? 'glass', radius * 0.92)) +
    each(spec.items ?? [], (key) => mixedIn(c, key, reach)) +
    garnish(c, spec.garnish, { count: 8, reach })
  );
}

const THIN: ReadonlySet<IngredientKey> = new Set([
  'carrotStick',
  'cucumberStick',
  'zucchiniStick',
  'beansprout',
]);

function mixedIn(c: Canvas, key: IngredientKey, reach: number): string {
  const size = key === 'beef' ? 0.9 : 1.2;
  return each(scatter(c, THIN.has(key) ? 12 : 7, { reach }), (at) =>
    put(piece(c, key), at, { turn: c.between(0, 360), size, shadow: 0.18 }),
  );
}

/** Toppings side by side in small sheaves that lean to the right. */
function sheaves(c: Canvas, keys: Keys): string {
  const lean = -24;
  const gap = 78 / keys.length;
  const [alongX, alongY] = [Math.cos(radians(lean)), Math.sin(radians(lean))];
  return each(keys, (key, i) => {
    const middle = (i - (keys.length - 1) / 2) * gap;
    return repeat(8, () => {
      const across = middle + c.between(-gap * 0.42, gap * 0.42);
      const slip = c.between(-5, 5);
      const x = 100 - alongY * across + alongX * slip;
      const y = 102 + alongX * across + alongY * slip;
      const size = c.between(0.9, 1.1) * (LONG.has(key) ? 1.5 : 1.15);
      return put(piece(c, key), [x, y], { turn: lean + c.between(-9, 9), size });
    });
  });
}

const LONG: ReadonlySet<IngredientKey> = new Set([
  ...THIN,
  'radishStrip',
  'shiitakeStrip',
  'jidan',
  'gim',
  'fern',
  'onion',
]);

function iceCubes(c: Canvas): string {
  const outline = roundedRect(15, 14, 3.5);
  const cube: Drawing = {
    outline,
    body: path(outline, '#fff', opacity(0.5)) + stroke('M-4 -4H3M-4 -4V2', ['#fff', 1.6], opacity(0.9)),
  };
  return each(scatter(c, 4, { reach: 40 }), (at) => put(cube, at, { turn: c.between(-40, 40), shadow: 0.1 }));
}

type Bundle = { origin: Point; inner: number; start: number; span: number; strands: number };

/** A bowlful of noodles: folded bundles around the edge, and three in the centre. */
function strands(c: Canvas, kind: NoodleKind, r: number): string {
  const [edge, body] = NOODLES[kind];
  const ground = circle([100, 100, r - 1], c.centred(body, `${body}@.6`, edge));
  const count = c.lo ? 6 : 10;
  const turn = c.between(0, TAU);
  const around = repeat(count, (i) => {
    const angle = turn + (((i * 3) % count) / count) * TAU + c.between(-0.2, 0.2);
    const out = r * c.between(0.3, 0.44);
    const inner = r * c.between(0.2, 0.34);
    return bundle(c, kind, {
      origin: onCircle(angle, out),
      inner,
      start: angle - c.between(1.4, 2),
      span: c.between(2.8, 3.8),
      strands: Math.min(c.lo ? 4 : 7, Math.floor((r - 1 - out - inner) / gapOf(kind))),
    });
  });
  const middle = repeat(3, (i) =>
    bundle(c, kind, {
      origin: [100 + c.between(-5, 5), 100 + c.between(-5, 5)],
      inner: r * 0.1 + i * 3,
      start: c.between(0, TAU),
      span: c.between(3.4, 4.6),
      strands: c.lo ? 3 : 4,
    }),
  );
  return `${ground}<g fill="none" stroke-linecap="round">${around}${middle}</g>`;
}

/** A bend of neighbouring strands: one path, drawn as edge, body and highlight. */
function bundle(c: Canvas, kind: NoodleKind, { origin, inner, start, span, strands }: Bundle): string {
  const [edge, body, shine] = NOODLES[kind];
  const d = repeat(strands, (j) => {
    const [from, to] = [start + c.between(-0.16, 0.16), start + span + c.between(-0.3, 0.3)];
    const q = inner + j * gapOf(kind);
    const [x, y] = onCircle(from, q, [origin[0] + c.between(-0.6, 0.6), origin[1] + c.between(-0.6, 0.6)]);
    const [dx, dy] = [Math.cos(to) - Math.cos(from), Math.sin(to) - Math.sin(from)];
    return `M${num(x)} ${num(y)}a${num(q)} ${num(q)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${num(dx * q)} ${num(dy * q)}`;
  });
  const id = c.define(`n${d}`, (own) => `<path id="${own}" d="${d}"/>`);
  const line = (colour: string, width: string) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}"/>`;
  const k = gapOf(kind) / GAP;
  return line(edge, num(4.2 * k)) + line(body, num(2.9 * k)) + line(shine, num(0.8 * k));
}

function gapOf(kind: NoodleKind): number {
  return kind === 'udon' ? WIDE_GAP : GAP;
}
