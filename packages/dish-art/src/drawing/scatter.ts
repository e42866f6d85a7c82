import type { Canvas } from './canvas.ts';
import { num, type Point, TAU } from './geometry.ts';
import type { Random } from './seed.ts';
import { opacity, stroke } from './shapes.ts';

export type Spread = {
  /** Half the width and half the height of the area; a single number for a circle. */
  reach: Point | number;
  centre?: Point;
  /** Places to avoid. */
  taken?: readonly Point[];
};

/** Random places in an ellipse that keep their distance: each is the most isolated of fourteen candidates. */
export function scatter({ random }: Random, count: number, spread: Spread): Point[] {
  const { reach, centre: [cx, cy] = [100, 100], taken = [] } = spread;
  const [rx, ry] = typeof reach === 'number' ? [reach, reach] : reach;
  const places: Point[] = [];
  for (let i = 0; i < count; i++) {
    let best: Point = [cx, cy];
    let widest = -1;
    for (let k = 0; k < 14; k++) {
      const angle = random() * TAU;
      const q = Math.sqrt(random());
      const at: Point = [cx + Math.cos(angle) * q * rx, cy + Math.sin(angle) * q * ry];
      const gap = nearest(at, [...places, ...taken]);
      if (gap > widest) [widest, best] = [gap, at];
    }
    places.push(best);
  }
  return places;
}

function nearest([x, y]: Point, others: readonly Point[]): number {
  return others.reduce((least, [ox, oy]) => Math.min(least, Math.hypot(x - ox, y - oy)), 1e9);
}

type Dots = {
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
