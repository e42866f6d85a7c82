import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { polygon } from '../drawing/geometry.ts';
import { each, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { softShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';

/** A small set table: one dish, rice and two sides. */
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
  const main = spec.main ?? { type: 'stew', vessel: 'ttukbaegi', broth: 'doenjang' };
  return (
    softShadow((growth) => polygon(8, 92 + growth / 1.4)) +
    group('translate(100 100)', table) +
    grain +
    each<Setting>(
      [
        { dish: main, x: 124, y: 78, k: 0.52 },
        { dish: { ...RICE, rice: spec.rice ?? 'multi' }, x: 62, y: 112, k: 0.46 },
        { dish: KIMCHI, x: 132, y: 140, k: 0.3 },
        { dish: NAMUL, x: 66, y: 58, k: 0.28 },
      ],
      ({ dish, x, y, k }) =>
        group(`translate(${x} ${y}) scale(${k}) translate(-100 -100)`, paintDish(c, dish)),
    )
  );
}

type Setting = { dish: DishSpec; x: number; y: number; k: number };

const RICE: DishSpec = { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 70 };

const KIMCHI: DishSpec = {
  type: 'main',
  vessel: 'plate',
  glaze: 'white',
  items: ['kimchi'],
  count: 9,
  size: 1.6,
  garnish: ['sesame'],
};

const NAMUL: DishSpec = {
  type: 'main',
  vessel: 'plate',
  glaze: 'celadon',
  items: ['spinach'],
  count: 10,
  size: 1.7,
  garnish: ['sesame'],
};
