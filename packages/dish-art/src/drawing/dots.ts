import type { Canvas } from './canvas.ts';
import { num, type Point } from './geometry.ts';
import { opacity, stroke } from './shapes.ts';

export type Dots = {
  count: number;
  /** Smallest and largest radius. */
  sizes: readonly [number, number];
  colour: string;
  strength: number;
  place: () => Point;
};

/** Round specks in three sizes, one path for each: drops, bubbles, pores. */
export function dots(c: Canvas, { count, sizes: [least, most], colour, strength, place }: Dots): string {
  const paths = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [x, y] = place();
    paths[Math.floor(c.random() * 3)] += `M${num(x)} ${num(y)}h0`;
  }
  return paths
    .map((d, i) =>
      d ? stroke(d, [colour, Number(num(2 * least + (most - least) * i))], opacity(strength)) : '',
    )
    .join('');
}
