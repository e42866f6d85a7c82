import type { TrayShape, TrayWood } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circlePath, polygon, roundedRect } from '../drawing/geometry.ts';
import { clipped, each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/piece.ts';
import { softShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** A small set table: one dish, up to two side dishes, and rice where the meal has rice. */
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
  const setting = ({ dish, x, y, k }: Setting) => {
    const at = `${spec.mirrored ? 200 - x : x} ${spec.upended ? 200 - y : y}`;
    return group(`translate(${at})scale(${k})translate(-100 -100)`, paintDish(c, dish));
  };
  return softShadow(outline) + group('translate(100 100)', table) + each(laidOut(c, spec), setting);
}

/** Path data around 0,0, enlarged by some units. */
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

type Setting = { dish: DishSpec; x: number; y: number; k: number };

function laidOut(c: Canvas, spec: DishSpec): Setting[] {
  const { hasRice = true } = spec;
  const main = spec.main ?? { type: 'stew', vessel: 'ttukbaegi', broth: 'doenjang' };
  const [first, second] = drawable(c, spec.sides ?? ['kimchi', 'spinach']);
  const small = (key: IngredientKey | undefined, at: Omit<Setting, 'dish'>, glaze: 'white' | 'celadon') =>
    key ? [{ dish: sideOf(key, glaze), ...at }] : [];
  if (!hasRice)
    return [
      { dish: main, x: first ? 110 : 100, y: first ? 88 : 100, k: first ? 0.72 : 0.8 },
      ...small(first, { x: 50, y: 142, k: 0.33 }, 'white'),
      ...small(second, { x: 126, y: 160, k: 0.24 }, 'celadon'),
    ];
  return [
    { dish: main, x: 120, y: 78, k: second ? 0.6 : 0.64 },
    { dish: { ...RICE, rice: spec.rice ?? 'white' }, x: 54, y: 122, k: 0.45 },
    ...small(first, { x: 126, y: 153, k: 0.3 }, 'white'),
    ...small(second, { x: 54, y: 60, k: 0.26 }, 'celadon'),
  ];
}

const RICE: DishSpec = { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 70 };

function sideOf(key: IngredientKey, glaze: 'white' | 'celadon'): DishSpec {
  return { type: 'main', vessel: 'plate', glaze, items: [key], count: 8, size: 2, garnish: ['sesame'] };
}
