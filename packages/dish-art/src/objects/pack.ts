import type { KitBox, Label, Packing } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import { num, roundedRect } from '../drawing/geometry.ts';
import { circle, clipped, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { paintFoodOnly } from '../painters/painters.ts';
import { pieces } from '../painters/strokes/pieces.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

type Pack = DishSpec & { main: DishSpec };

/** Bought food with its packaging. The food is always the larger part of the picture. */
export function paintPack(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  return spec.main ? PACKS[spec.packed ?? 'tray'](c, { ...spec, main: spec.main }, paintDish) : '';
}

const PACKS: Record<Packing, (c: Canvas, spec: Pack, paintDish: PaintDish) => string> = {
  tray: inTray,
  bowl: (c, spec, paintDish) =>
    paintDish(c, { ...spec.main, glaze: spec.glaze ?? 'cream', vessel: 'paper' }) + lid(c, spec),
  pouch: (c, spec, paintDish) => bag(c, spec) + beside(spec, paintDish(c, spec.main)),
  frozen: (c, spec, paintDish) => bag(c, spec) + beside(spec, paintDish(c, spec.main)),
  kit: inKit,
};

function beside(spec: Pack, dish: string): string {
  return group(`translate(${spec.mirrored ? 82 : 118} 114)scale(.82)translate(-100 -100)`, dish);
}

/** A clear tray in its sleeve. */
function inTray(c: Canvas, spec: Pack): string {
  const [w, h] = [188, 144];
  const { rim, wall, floor } = TRAYS[spec.glaze ?? 'cream'] ?? CLEAR;
  const tray =
    path(roundedRect(w, h, 20), c.linear(...rim)) +
    path(roundedRect(w - 10, h - 10, 16), c.linear(...wall)) +
    path(roundedRect(w - 18, h - 18, 13), floor);
  const inside = 'M28 37h144q13 0 13 13v100q0 13 -13 13h-144q-13 0 -13 -13v-100q0 -13 13 -13z';
  const isRound = spec.main.type === 'salad';
  const at = `translate(${spec.mirrored ? 86 : 114} 100)scale(${isRound ? '1.16 .98' : '.92'})translate(-100 -100)`;
  return (
    boxShadow(w, h, 20) +
    group('translate(100 100)', tray) +
    clipped(c.clip(inside), group(at, paintFoodOnly(c, spec.main, [74, 50]))) +
    '<path d="M70 32L84 32L142 168L128 168Z" fill="#fff" opacity=".16"/>' +
    group(
      'translate(100 100)',
      path(roundedRect(w - 4, h - 4, 18), 'none', ' stroke="#fff" stroke-width="2.4" opacity=".7"'),
    ) +
    group(`translate(${spec.mirrored ? 168 : 32} 100)`, sleeve(c, spec))
  );
}

type Two = readonly [string, string];
type Tray = { rim: Two; wall: Two; floor: string };

const CLEAR: Tray = { rim: ['#FFFFFF', '#DCE2E2'], wall: ['#D2DADA', '#F4F7F7'], floor: '#F1EEE6' };

const TRAYS: Partial<Record<GlazeName, Tray>> = {
  char: { rim: ['#5B5653', '#2B2826'], wall: ['#24211F', '#57514D'], floor: '#3B3734' },
  wood: { rim: ['#E0BC88', '#B58A52'], wall: ['#A97C45', '#D8B078'], floor: '#EAD2A6' },
  celadon: { rim: ['#DCEADF', '#A9C4B2'], wall: ['#93B3A0', '#D5E5D9'], floor: '#E6F0E8' },
};

const PRINT: Two = ['#2F7D5B', '#1F5E43'];

/** The printed band around a ready meal: a logo, a line and a bar code. */
function sleeve(c: Canvas, { sleeve: colours = PRINT, label = 'round' }: DishSpec): string {
  const band = '<rect x="-15" y="-73" width="30" height="146" rx="3"';
  return (
    `${band} opacity=".18" transform="translate(2 2)"/>` +
    `${band} fill="${c.linear(...colours)}"/>` +
    MARKS[label](colours[0]) +
    '<rect x="-9" y="-6" width="18" height="4" rx="2" fill="#fff" opacity=".9"/>' +
    '<rect x="-9" y="46" width="18" height="13" rx="2" fill="#fff" opacity=".9"/>' +
    '<path d="M-6 49v7M-3 49v7M0 49v7M3 49v7M6 49v7" stroke="#333" stroke-width="1.2"/>'
  );
}

const MARKS: Record<Label, (colour: string) => string> = {
  round: (colour) => circle([0, -38, 10], '#fff', opacity(0.95)) + path('M-6 -39a6 6 0 0 0 12 0z', colour),
  leaf: (colour) =>
    path('M-10 -28C-10 -42 0 -48 10 -48C10 -34 4 -26 -7 -26Z', '#fff', opacity(0.95)) +
    stroke('M-8 -25L6 -43', [colour, 2]),
  stripes: () =>
    repeat(3, (i) => `<rect x="-15" y="${-56 + i * 12}" width="30" height="5" fill="#fff" opacity=".85"/>`),
};

/** A paper lid peeled back over the rim. */
function lid(c: Canvas, { sleeve: colours = PRINT, mirrored }: DishSpec): string {
  const peeled =
    path('M25 68A82 82 0 0 1 92 18Q84 52 25 68Z', c.linear(...colours)) +
    path('M25 68Q84 52 92 18Q66 30 52 41T25 68Z', c.linear('#FFFFFF', '#D5D9D8')) +
    stroke('M34 52Q52 32 74 26', ['#fff', 4], opacity(0.8));
  return mirrored ? group('translate(200 0)scale(-1 1)', peeled) : peeled;
}

/** A standing pouch or a freezer bag behind the dish. */
function bag(c: Canvas, { packed, sleeve: colours = PRINT, mirrored }: DishSpec): string {
  const d = 'M-40 -62H40L44 -50C40 -20 42 20 46 56Q47 64 39 64H-39Q-47 64 -46 56C-42 20 -40 -20 -44 -50Z';
  const isFrozen = packed === 'frozen';
  const snow = each([0, 60, 120], (turn) =>
    group(`rotate(${turn})`, stroke('M-11 0H11M-8 -3L-5 0L-8 3M8 -3L5 0L8 3', ['#fff', 2])),
  );
  const print = isFrozen
    ? group('translate(-14 -30)', snow)
    : circle([-14, -30, 11], '#fff', opacity(0.95)) + path('M-20.6 -31a6.6 6.6 0 0 0 13.2 0z', colours[0]);
  return group(
    `translate(${mirrored ? 138 : 62} 78)rotate(${mirrored ? 7 : -7})`,
    path(d, '#2b1408', ' opacity=".2" transform="translate(3 5)"') +
      path(d, c.linear(...(isFrozen ? (['#7FB4DC', '#3F76A8'] as const) : colours))) +
      path('M-40 -62H40L44 -50H-44Z', '#fff', opacity(0.45)) +
      stroke('M-32 -40Q-30 0 -34 40', ['#fff', 4], opacity(0.3)) +
      print,
  );
}

/** An open box with two packs of ingredients and the sauce, and the finished dish in front. */
function inKit(c: Canvas, spec: Pack, paintDish: PaintDish): string {
  const [w, h] = [186, 160];
  const { out, wall, floor } = BOXES[spec.kit ?? 'kraft'];
  const box =
    path(roundedRect(w, h, 14), c.linear(...out)) +
    path(roundedRect(w - 12, h - 12, 8), c.linear(...wall)) +
    path(roundedRect(w - 16, h - 16, 7), floor);
  const [x, dishX] = spec.mirrored ? [160, 78] : [40, 122];
  const [first, second = first] = spec.main.items ?? spec.main.fan ?? [];
  const packOf = (y: number, key: typeof first) =>
    inPack(c, [x, y], key ? pieces(c, [key], { count: 7, reach: [15, 20], centre: [x, y], size: 1.1 }) : '');
  return (
    boxShadow(w, h, 14) +
    group('translate(100 100)', box) +
    packOf(60, first) +
    packOf(126, second) +
    group(`translate(${dishX} 98)scale(.72)translate(-100 -100)`, paintDish(c, spec.main)) +
    sachet(c, [x, 160], spec.sleeve ?? ['#5E8C6A', '#3B6549'])
  );
}

const BOXES: Record<KitBox, { out: Two; wall: Two; floor: string }> = {
  kraft: { out: ['#DDB27C', '#BC8A50'], wall: ['#A97A42', '#CFA066'], floor: '#F3E6CF' },
  white: { out: ['#FFFFFF', '#DAD5CB'], wall: ['#C9C2B5', '#F4F1EA'], floor: '#F7F2E8' },
  sage: { out: ['#B5C9A6', '#7D9670'], wall: ['#6F8863', '#AEC39F'], floor: '#EDF2E4' },
  navy: { out: ['#55698C', '#2F3F5E'], wall: ['#2A3956', '#5F7396'], floor: '#E3E8F0' },
  terracotta: { out: ['#DE8F6C', '#AE5B3A'], wall: ['#9C4E30', '#D98B68'], floor: '#FAE8DC' },
};

function inPack(c: Canvas, [x, y]: readonly [number, number], contents: string): string {
  const d = `M${num(x - 15)} ${num(y - 31)}h30q8 0 8 8v46q0 8 -8 8h-30q-8 0 -8 -8v-46q0 -8 8 -8z`;
  const film = path(
    `M${num(x - 24)} ${num(y + 6)}L${num(x + 4)} ${num(y - 32)}h12L${num(x - 22)} ${num(y + 26)}Z`,
    '#fff',
    opacity(0.26),
  );
  return (
    path(d, c.linear('#E9EDEB', '#FFFFFF')) +
    clipped(c.clip(d), contents + film) +
    `<path d="${d}" fill="none" stroke="#C9D1CE" stroke-width="1.6"/>`
  );
}

function sachet(c: Canvas, [x, y]: readonly [number, number], colours: Two): string {
  return group(
    `translate(${x} ${y})rotate(-14)`,
    path(roundedRect(36, 24, 5), '#2b1408', ' opacity=".2" transform="translate(1 2)"') +
      path(roundedRect(36, 24, 5), c.linear(...colours)) +
      path(roundedRect(24, 8, 3), '#FFF3E4'),
  );
}
