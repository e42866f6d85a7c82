import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num, onCircle, type Point, radians } from '../drawing/geometry.ts';
import { clipped, ellipse, group, path, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { SEAWEED_EDGE } from '../ingredients/plants/seaweeds.ts';
import { rice } from '../painters/bowls/grains.ts';
import { pieces } from '../painters/strokes/pieces.ts';

/** Triangle gimbap: one in its wrapper, one open. */
export function paintTriangleGimbap(c: Canvas, spec: DishSpec): string {
  const wrapper = wrapped(c, spec.sleeve ?? ['#F2703A', '#D9481F']);
  const bare = unwrapped(c, spec);
  return (
    ellipse([78, 138, 60, 44], c.centred('#3a2413@.5@.22', '#3a2413@1@0')) +
    ellipse([136, 126, 56, 46], c.centred('#3a2413@.5@.2', '#3a2413@1@0')) +
    put(bare, [134, 96], { turn: 14, size: 1, shadow: 0.26 }) +
    put(wrapper, [66, 106], { turn: -12, size: 1, shadow: 0.3 })
  );
}

const TRIANGLE = roundedTriangle(62);
/** Colour and width of the edge. Half of the stroke lies outside the triangle and is clipped. */
const EDGE = [SEAWEED_EDGE, 6] as const;

function wrapped(c: Canvas, [lit, dark]: readonly [string, string]): Drawing {
  const clip = c.clip(TRIANGLE);
  const seaweed = path(TRIANGLE, c.linear('#33463A', '#131C16'));
  const print =
    `<rect x="-14" y="-70" width="28" height="120" fill="${c.vertical(lit, dark)}"/>` +
    '<circle cy="-8" r="11" fill="#fff"/>' +
    path('M-6.6 -9a6.6 6.6 0 0 0 13.2 0z', lit) +
    '<rect x="-9" y="11" width="18" height="3.4" rx="1.7" fill="#fff"/>' +
    '<path d="M-60 34L-20 -40L-8 -40L-46 40Z" fill="#fff" opacity=".2"/>';
  return { outline: TRIANGLE, body: seaweed + clipped(clip, print + stroke(TRIANGLE, EDGE)) };
}

function unwrapped(c: Canvas, spec: DishSpec): Drawing {
  const grains = group('translate(-100 -100)', rice(c, spec.rice ?? 'white', { radius: 66 }));
  const seaweed =
    path(BAND, c.linear('#33463A', '#131C16')) +
    clipped(c.clip(BAND), stroke(TRIANGLE, EDGE)) +
    stroke('M-70 10Q0 0 70 10', [SEAWEED_EDGE, 1.6]);
  const filling = pieces(c, spec.items, { count: 5, reach: [17, 8], centre: [0, -18], size: 1.05 });
  const inside = path(TRIANGLE, '#F1E9D8') + grains + seaweed;
  return { outline: TRIANGLE, body: clipped(c.clip(TRIANGLE), inside) + filling };
}

/** The seaweed over the lower half of the open one. */
const BAND = 'M-70 10Q0 0 70 10V70H-70Z';

function roundedTriangle(r: number): string {
  const corner = (angle: number) => onCircle(radians(angle), r, [0, 0]);
  const [top, right, left] = [corner(-90), corner(30), corner(150)];
  const turn = (at: Point, from: Point, to: Point) =>
    `${text(towards(at, from))}Q${text(at)} ${text(towards(at, to))}`;
  return `M${turn(top, left, right)}L${turn(right, top, left)}L${turn(left, right, top)}Z`;
}

/** The point a fifth of the way to another corner. */
function towards([x, y]: Point, [tx, ty]: Point): Point {
  return [x + (tx - x) * 0.2, y + (ty - y) * 0.2];
}

function text([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}
