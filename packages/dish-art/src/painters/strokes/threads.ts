import type { Canvas } from '../../drawing/canvas.ts';
import { SHADOW } from '../../drawing/colours.ts';
import { num, type Point } from '../../drawing/geometry.ts';
import { each, group, opacity, stroke } from '../../drawing/shapes.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';

/** Colours of thin sticks, the deepest first. Each is one path for any number of sticks. */
export const THREADS: Partial<Record<IngredientKey, readonly [string, string, string]>> = {
  carrotStick: ['#EC7526', '#F58A35', '#F9A04F'],
  cucumberStick: ['#6FA845', '#C7E09A', '#E6F3CB'],
  radishStrip: ['#E9E2CF', '#F5EFE0', '#FFFFFF'],
  fern: ['#4A2F1E', '#5A3A25', '#9A6E4A'],
};

export type Lying = { at: Point; angle: number; length: number };

/** Sticks in three shades, the lit ones on top, with one shadow for all. */
export function threads(c: Canvas, colours: readonly string[], sticks: readonly Lying[]): string {
  const shades = colours.map(() => '');
  for (const { at, angle, length } of sticks) {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const shade = Math.floor(c.random() * colours.length);
    shades[shade] += `M${num(at[0] - dx / 2)} ${num(at[1] - dy / 2)}l${num(dx)} ${num(dy)}`;
  }
  const shadow = group('translate(.8 1.7)', stroke(shades.join(''), [SHADOW, 3.6], opacity(0.2)));
  return shadow + each(shades, (d, i) => (d ? stroke(d, [colours[i] ?? '', 3.4]) : ''));
}
