import type { Canvas } from '../../drawing/canvas.ts';
import { RICE, type RiceKind } from '../../drawing/colours.ts';
import { num, onCircle, type Point, TAU } from '../../drawing/geometry.ts';
import { scatter } from '../../drawing/scatter.ts';
import { each, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import { piece } from '../../ingredients/piece.ts';
import { type Keys, pieces } from '../strokes/pieces.ts';

export type Grains = {
  radius: number;
  centre?: Point;
  /** Factor on the usual number of grains. */
  density?: number;
  /** True in a porridge: the grains float, without a dome. */
  soaked?: boolean;
};

/** Cooked rice: grains in three shades, lighter towards the light. */
export function rice(c: Canvas, kind: RiceKind, grains: Grains): string {
  const { radius: r, centre = [100, 100], soaked = false } = grains;
  const [lit, dark] = RICE[kind];
  const dome = () =>
    path(c.blob([r, r], 0.03, 14), c.radial(lit, dark), ` transform="translate(${centre[0]} ${centre[1]})"`);
  const ground = soaked ? '' : dome();
  const [width, extra] = soaked ? [3.6, opacity(0.75)] : [3.1, ''];
  const shades = each(grainPaths(c, kind, grains), ([colour, d]) =>
    d ? stroke(d, [colour, width], extra) : '',
  );
  return ground + shades + (kind === 'multi' ? beans(c, r, centre) : '');
}

export type RiceBall = {
  radius: number;
  centre: Point;
  /** Ingredients mixed in, in small pieces. */
  keys?: Keys;
};

export function riceBall(c: Canvas, kind: RiceKind, ball: RiceBall): string {
  const { radius, centre, keys = [] } = ball;
  const shadow = path(c.blob([radius, radius], 0.03, 14), '#2b1408', opacity(0.18));
  return (
    group(`translate(${num(centre[0] + 1.5)} ${num(centre[1] + 3)})`, shadow) +
    rice(c, kind === 'multi' ? 'brown' : kind, ball) +
    pieces(c, keys, { count: keys.length > 1 ? 9 : 6, reach: radius * 0.66, centre, size: 0.7, shadow: 0.14 })
  );
}

function grainPaths(c: Canvas, kind: RiceKind, grains: Grains): (readonly [colour: string, d: string])[] {
  const { radius: r, centre = [100, 100], density = 1 } = grains;
  const [, , light, middle, dark] = RICE[kind];
  const drawn = { light: '', middle: '', dark: '' };
  const count = Math.round((c.lo ? 110 : 270) * (r / 58) ** 2 * density);
  for (let i = 0; i < count; i++) {
    const [x, y] = onCircle(c.between(0, TAU), Math.sqrt(c.random()) * (r - 3), centre);
    const lie = c.between(0, 3.14);
    const lit = (-(x - centre[0]) - (y - centre[1])) / r + c.between(-0.8, 0.8);
    const shade = lit > 0.35 ? 'light' : lit > -0.5 ? 'middle' : 'dark';
    drawn[shade] +=
      `M${Math.round(x)} ${Math.round(y)}l${num(Math.cos(lie) * 2.9)} ${num(Math.sin(lie) * 2.9)}`;
  }
  return [
    [dark, drawn.dark],
    [middle, drawn.middle],
    [light, drawn.light],
  ];
}

function beans(c: Canvas, r: number, centre: Point): string {
  return each(scatter(c, c.lo ? 6 : 11, { reach: r * 0.8, centre }), (at) =>
    put(piece(c, c.pick(['bean', 'kidneyBean', 'edamame'])), at, {
      turn: c.between(0, 180),
      size: 0.8,
      shadow: 0.12,
    }),
  );
}
