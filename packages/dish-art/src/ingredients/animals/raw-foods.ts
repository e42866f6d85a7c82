import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { circle, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import type { Drawing } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** Fish, shellfish and meat eaten raw. */
export const rawFoods = {
  tunaSashimi: (c) => slice(c, ['#F0707A', '#CF3446', '#9C1F30'], '#F7A6AC'),
  whiteSashimi: (c) => slice(c, ['#FFFAF7', '#F8DDD2', '#E2B3A4'], '#E9897A'),
  /** Beef in thin strips. */
  rawBeef(c) {
    const bend = c.between(-3, 3);
    const d = `M-13 -1Q-2 ${(bend - 4).toFixed(1)} 12 -2.4Q14 0 12 1.8Q0 ${(bend + 4).toFixed(1)} -13 2.4Z`;
    return {
      outline: d,
      body:
        path(d, c.linear('#E0525A', '#B92A38', '#86182A')) +
        stroke(`M-9 .4Q0 ${(bend - 0.6).toFixed(1)} 8 -.4`, ['#F4B4B4', 1], opacity(0.85)),
    };
  },
  seaSquirt(c) {
    const d = c.blob([12, 7.4], 0.26, 10);
    return {
      outline: d,
      body:
        path(d, c.linear('#FFC469', '#F5902F', '#D2601A')) +
        stroke('M-8 -1Q-3 -4 1 -1T9 -1M-6 3Q0 1 6 3.4', ['#FFE0A0', 1.4], opacity(0.9)) +
        repeat(3, () => circle([c.between(-7, 7), c.between(-3, 3), 1], '#B44A12', opacity(0.7))),
    };
  },
} satisfies IngredientFamily;

/** A thin slice cut on the bias, with the lines of its muscle. */
function slice(c: Canvas, colours: ThreeColours, line: string): Drawing {
  const d = 'M-13 -3Q-6 -8 5 -7Q13 -5 13 .6Q11 6 2 6.4Q-9 6 -13 -3Z';
  return {
    outline: d,
    body:
      path(d, c.linear(...colours)) +
      stroke('M-8 -4Q-5 0 -7 3.4M-2.6 -6Q1 0 -1 5.8M3.4 -6.6Q8 0 5.4 5.8', [line, 1.2], opacity(0.9)),
  };
}
