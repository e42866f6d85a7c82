import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { radians, roundedRect } from '../../drawing/geometry.ts';
import { scatter } from '../../drawing/scatter.ts';
import { each, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { type Drawing, put } from '../../drawing/stamp.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import { drawable } from '../../ingredients/may-show.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { liquid, sheen, waterline } from '../strokes/liquid.ts';
import { garnish, type Keys, keysOr, pieces, sprinkle } from '../strokes/pieces.ts';
import { strands } from '../strokes/strands.ts';

export function paintNoodles(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const broth = spec.broth && BROTHS[spec.broth];
  const { fan, fanCount = 8, items, count = 8, garnishCount = 7 } = spec;
  return (
    (broth ? liquid(c, broth, { radius, oil: 0.35 }) : '') +
    strands(c, spec.noodle ?? 'wheat', radius - (broth ? 9 : 5)) +
    (broth ? waterline(c, broth, { radius, strength: 0.85 }) : '') +
    (fan ? sheaves(c, fan, fanCount) : '') +
    (items?.length
      ? pieces(c, items, { count, reach: [radius * 0.46, radius * 0.42], turn: 90, size: 1.05 })
      : '') +
    (spec.ice ? iceCubes(c) : '') +
    (spec.egg ? put(piece(c, 'eggHalf'), [112, 82], { turn: 24, size: 1.7, shadow: 0.28 }) : '') +
    garnish(c, keysOr(spec.garnish, ['scallion']), { count: garnishCount, reach: radius * 0.4 }) +
    sprinkle(c, 'sesame', { count: 12, reach: radius * 0.5 }) +
    (broth ? sheen(radius, 0.25) : '')
  );
}

export function paintJapchae(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const reach = radius * 0.62;
  const mixed = drawable(
    c,
    keysOr(spec.items, ['spinach', 'carrotStick', 'beef', 'paprika', 'shiitakeStrip', 'onion']),
  );
  return (
    strands(c, spec.noodle ?? 'glass', radius * 0.86) +
    each(mixed, (key) => mixedIn(c, key, reach)) +
    each(scatter(c, 8, { reach: reach * 0.6 }), (at) =>
      put(piece(c, 'jidan'), at, { turn: c.between(0, 180), size: 0.9 }),
    ) +
    sprinkle(c, 'sesame', { count: 24, reach: reach * 1.1 })
  );
}

const THIN: ReadonlySet<IngredientKey> = new Set([
  'carrotStick',
  'cucumberStick',
  'zucchiniStick',
  'beansprout',
]);

function mixedIn(c: Canvas, key: IngredientKey, reach: number): string {
  const size = key === 'beef' ? 0.72 : 1;
  return each(scatter(c, THIN.has(key) ? 12 : 6, { reach }), (at) =>
    put(piece(c, key), at, { turn: c.between(0, 360), size, shadow: 0.18 }),
  );
}

/** Toppings side by side in small sheaves, leaning to the right. */
function sheaves(c: Canvas, wanted: Keys, count: number): string {
  const keys = drawable(c, wanted);
  const lean = -24;
  const gap = 70 / keys.length;
  const [alongX, alongY] = [Math.cos(radians(lean)), Math.sin(radians(lean))];
  return each(keys, (key, i) => {
    const middle = (i - (keys.length - 1) / 2) * gap;
    return repeat(count, () => {
      const across = middle + c.between(-gap * 0.42, gap * 0.42);
      const slip = c.between(-5, 5);
      const x = 100 - alongY * across + alongX * slip;
      const y = 102 + alongX * across + alongY * slip;
      const size = c.between(0.9, 1.1) * (LONG.has(key) ? 1.35 : 0.95);
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
