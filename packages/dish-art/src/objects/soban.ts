import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { polygon } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import type { IngredientKey } from '../ingredients/ingredients.ts';
import { drawable } from '../ingredients/may-show.ts';
import { softShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** A small set table: one dish, up to two sides, and rice where there is rice. */
export function paintSoban(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const table =
    path(polygon(8, 92), c.linear('#A9673A', '#6E3A1C')) +
    path(polygon(8, 87), c.linear('#8A4E28', '#B9774A')) +
    path(polygon(8, 84), c.linear('#B5744A', '#8E5230'));
  const grain = repeat(5, (i) => {
    const y = 66 + i * 17;
    const bend = 60 + i * 17 + c.between(-4, 4);
    return stroke(`M${26 + i * 4} ${y}Q100 ${bend} ${174 - i * 4} ${y}`, ['#6E3A1C', 1], opacity(0.3));
  });
  return (
    softShadow((growth) => polygon(8, 92 + growth / 1.4)) +
    group('translate(100 100)', table) +
    grain +
    each(laidOut(c, spec), ({ dish, x, y, k }) =>
      group(`translate(${x} ${y}) scale(${k}) translate(-100 -100)`, paintDish(c, dish)),
    )
  );
}

type Setting = { dish: DishSpec; x: number; y: number; k: number };

function laidOut(c: Canvas, spec: DishSpec): Setting[] {
  const { hasRice = true } = spec;
  const main = spec.main ?? { type: 'stew', vessel: 'ttukbaegi', broth: 'doenjang' };
  const [first, second] = drawable(c, spec.sides ?? ['kimchi', 'spinach']);
  const small = (key: IngredientKey | undefined, at: Omit<Setting, 'dish'>, glaze: 'white' | 'celadon') =>
    key ? [{ dish: sideOf(key, glaze), ...at }] : [];
  if (!hasRice)
    return [
      { dish: main, x: first ? 108 : 100, y: first ? 90 : 100, k: first ? 0.66 : 0.76 },
      ...small(first, { x: 52, y: 134, k: 0.3 }, 'white'),
      ...small(second, { x: 130, y: 156, k: 0.24 }, 'celadon'),
    ];
  return [
    { dish: main, x: 120, y: 80, k: second ? 0.56 : 0.6 },
    { dish: { ...RICE, rice: spec.rice ?? 'white' }, x: 57, y: 118, k: 0.44 },
    ...small(first, { x: 126, y: 150, k: 0.28 }, 'white'),
    ...small(second, { x: 56, y: 62, k: 0.25 }, 'celadon'),
  ];
}

const RICE: DishSpec = { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 70 };

function sideOf(key: IngredientKey, glaze: 'white' | 'celadon'): DishSpec {
  return { type: 'main', vessel: 'plate', glaze, items: [key], count: 10, size: 1.6, garnish: ['sesame'] };
}
