import { type Canvas, createCanvas, createDefinitions, type Definitions } from '../drawing/canvas.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { each, group, opacity, path } from '../drawing/shapes.ts';
import { paintDish } from '../paint-dish.ts';
import { idPrefix, type PictureOptions, picture } from '../picture.ts';
import { type Dish, resolveDish } from '../resolve-dish.ts';

/** A scene. Lengths are in units of the scene, rotations in degrees. */
export type Scene = {
  cloth?: readonly Cloth[];
  props?: readonly Prop[];
  items?: readonly SceneDish[];
};

/** A dish in a scene; `x`, `y` is its centre, and `k` 1 makes it 200 units wide. */
export type SceneDish = { dish: Dish; x: number; y: number; k?: number; rot?: number };

type Prop = { kind: 'spoon' | 'chopsticks'; x: number; y: number; len: number; rot: number };

type Cloth = {
  x: number;
  y: number;
  w: number;
  h: number;
  rot: number;
  /** Radius of the corners. */
  r: number;
  fill: string;
  stroke: string;
};

type SceneOptions = PictureOptions & { w: number; h: number };

/** A laid table of any size without a ground, as SVG text; fills its frame by cropping. */
export function renderScene(scene: Scene, options: SceneOptions): string {
  const { w, h, lo = false } = options;
  const { cloth = [], props = [], items = [] } = scene;
  const definitions = createDefinitions(idPrefix([scene, w, h], options));
  const c = createCanvas({ seed: '', lo, definitions });
  const inner =
    each(cloth, drawCloth) +
    each(props, (prop) => drawProp(c, prop)) +
    each(items, (item) => drawDish(item, { lo, definitions }));
  return picture(definitions, { viewBox: `0 0 ${w} ${h}`, inner, fit: 'xMidYMid slice' });
}

/** Draws a dish as it looks alone: with its own random stream, sharing only the definitions. */
function drawDish(item: SceneDish, drawing: { lo: boolean; definitions: Definitions }): string {
  const { dish, x, y, k = 1, rot = 0 } = item;
  const { spec, seed } = resolveDish(dish);
  const at = `translate(${x} ${y}) rotate(${rot}) scale(${k}) translate(-100 -100)`;
  return group(at, paintDish(createCanvas({ seed, ...drawing }), spec));
}

function drawProp(c: Canvas, { kind, x, y, len, rot }: Prop): string {
  const drawn = kind === 'spoon' ? spoon(c, len) : chopsticks(c, len);
  return group(`translate(${x} ${y}) rotate(${rot})`, drawn);
}

function drawCloth({ x, y, w, h, rot, r, fill, stroke }: Cloth): string {
  const d = roundedRect(w, h, r);
  const stitched = roundedRect(w - 14, h - 14, Math.max(3, r - 5));
  const thread = `stroke="${stroke}" stroke-width="1.4" stroke-dasharray="1 5" stroke-linecap="round"`;
  return group(
    `translate(${x} ${y}) rotate(${rot})`,
    group('translate(3 6)', path(d, '#3a2413', opacity(0.08))) +
      path(d, fill, opacity(1)) +
      `<path d="${stitched}" fill="none" ${thread} opacity=".9"/>`,
  );
}

function chopsticks(c: Canvas, len: number): string {
  const colours = ['#B9763F', '#7A431C'];
  const shadow = (y: number) => `<rect x="2" y="${y}" width="${len}" height="4" rx="2" opacity=".14"/>`;
  const one = `M0 0L${len} 1.6Q${len + 2} 2.4 ${len} 3.2L0 5Z`;
  const other = `M0 9L${len} 10.4Q${len + 2} 11.2 ${len} 12L0 14Z`;
  return shadow(5) + shadow(14) + path(one, c.vertical(...colours)) + path(other, c.vertical(...colours));
}

function spoon(c: Canvas, len: number): string {
  const shape = (fills: { handle: string; bowl: string }) =>
    `<rect x="0" y="-2" width="${len}" height="4" rx="2" fill="${fills.handle}"/>` +
    `<ellipse cx="${len + 12}" rx="17" ry="12.5" fill="${fills.bowl}"/>`;
  const steel = { handle: c.vertical('#F8FAFB', '#9DA8AE'), bowl: c.linear('#FFFFFF', '#A9B4BA') };
  const hollow = c.linear('#B4BEC3', '#F4F7F8');
  return (
    `<g transform="translate(2 4)" opacity=".14">${shape({ handle: '#2b1408', bowl: '#2b1408' })}</g>` +
    shape(steel) +
    `<ellipse cx="${len + 12.6}" cy=".6" rx="14" ry="9.8" fill="${hollow}"/>`
  );
}
