import type { Extra, TrayShape, TrayWood } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circlePath, polygon, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { softShadow } from '../vessels/light.ts';
import { paintExtra, SMALL_DISHES } from './extras.ts';
import type { PaintDish } from './object-painter.ts';

/** A small set table: one dish with rice and up to two small plates or things without one, such as bread or milk. */
export function paintSoban(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const outline = OUTLINES[spec.tray ?? 'octagon'];
  const { rim, edge, top, vein } = WOODS[spec.wood ?? 'walnut'];
  const grain = repeat(6, (i) => {
    const y = -76 + i * 30;
    return stroke(`M-96 ${y}Q0 ${y + c.between(-10, 6)} 96 ${y}`, [vein, 1], opacity(0.3));
  });
  const table =
    path(outline(0), c.linear(...rim)) +
    path(outline(-5), c.linear(...edge)) +
    path(outline(-8), c.linear(...top)) +
    clipped(c.clip(outline(-8)), grain);
  const setting = ({ put, x, y, k }: Setting) => {
    const at = `translate(${spec.mirrored ? 200 - x : x} ${spec.upended ? 200 - y : y})`;
    return typeof put === 'string'
      ? group(`${at}scale(${BESIDE_SCALE})`, paintExtra({ ...c, lo: true }, put, { at: [0, 0], paintDish }))
      : group(`${at}scale(${k})translate(-100 -100)`, paintDish(c, put));
  };
  return softShadow(outline) + group('translate(100 100)', table) + each(laidOut(spec), setting);
}

/** Path data around 0,0, grown by some units. */
const OUTLINES: Record<TrayShape, (growth: number) => string> = {
  octagon: (growth) => polygon(8, 92 + growth / 1.4),
  round: (growth) => circlePath(90 + growth / 2),
  oblong: (growth) => roundedRect(180 + growth * 1.2, 166 + growth * 1.2, 20 + growth / 2),
};

type Two = readonly [string, string];

const WOODS: Record<TrayWood, { rim: Two; edge: Two; top: Two; vein: string }> = {
  walnut: {
    rim: ['#A9673A', '#6E3A1C'],
    edge: ['#8A4E28', '#B9774A'],
    top: ['#B5744A', '#8E5230'],
    vein: '#6E3A1C',
  },
  oak: {
    rim: ['#E2B67E', '#AE7B43'],
    edge: ['#B98650', '#E6BE8B'],
    top: ['#E8C593', '#CDA06A'],
    vein: '#A87840',
  },
  ebony: {
    rim: ['#5A4A41', '#2A1F1A'],
    edge: ['#352720', '#6A584D'],
    top: ['#5E4C41', '#3E3029'],
    vein: '#221813',
  },
  lacquer: {
    rim: ['#B8452F', '#701E12'],
    edge: ['#7E2416', '#C65A43'],
    top: ['#A83B28', '#7F2618'],
    vein: '#6A1B10',
  },
  bamboo: {
    rim: ['#DCC98A', '#A68F4E'],
    edge: ['#AF985A', '#E2D29C'],
    top: ['#E9DCB0', '#CFBD83'],
    vein: '#B09A58',
  },
};

/** A dish, or an extra without a plate, centred on a place of the table. */
type Setting = { put: DishSpec | Extra; x: number; y: number; k: number };

/** Scale of extras without a plate. */
const BESIDE_SCALE = 0.85;

/** The main dish, rice in front of it, and what stands beside them in the remaining corners. */
function laidOut({ main, with: extras = [] }: DishSpec): Setting[] {
  if (!main) return [];
  const rice = extras.find((extra) => extra === 'rice' || extra === 'mixedRice');
  const [first, second] = extras
    .filter((extra) => extra !== rice)
    .map((extra) => SMALL_DISHES[extra] ?? extra);
  const small = (put: Setting['put'] | undefined, at: Omit<Setting, 'put'>) => (put ? [{ put, ...at }] : []);
  if (!rice)
    return [
      { put: main, x: first ? 108 : 100, y: first ? 90 : 100, k: first ? 0.8 : 0.88 },
      ...small(first, { x: 48, y: 148, k: 0.33 }),
      ...small(second, { x: 140, y: 162, k: 0.26 }),
    ];
  return [
    { put: main, x: 114, y: 84, k: 0.76 },
    { put: SMALL_DISHES[rice] ?? main, x: 50, y: 138, k: 0.42 },
    ...small(first, { x: 128, y: 160, k: 0.28 }),
    ...small(second, { x: 42, y: 62, k: 0.24 }),
  ];
}
