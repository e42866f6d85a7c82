import { type Canvas, createCanvas } from '../drawing/canvas.ts';
import { createDefinitions, type Definitions } from '../drawing/definitions.ts';
import { each, group } from '../drawing/shapes.ts';
import { put } from '../drawing/stamp.ts';
import { piece } from '../ingredients/piece.ts';
import { paintDish } from '../paint-dish.ts';
import { idPrefix, type PictureOptions, picture, tintColours } from '../picture.ts';
import { resolveDish } from '../resolve-dish.ts';
import type { Bit, Scene, SceneDish } from './scene.ts';
import { drawCloth, drawProp } from './tableware.ts';

export type SceneOptions = PictureOptions & { w?: number; h?: number };

/** A laid table of any size, as SVG text; fills its frame by cropping. */
export function renderScene(scene: Scene, options: SceneOptions = {}): string {
  const { w = 400, h = 220, lo = false } = options;
  const { tint = 'sesame', bg = true, cloth = [], props = [], items = [], bits = [] } = scene;
  const definitions = createDefinitions(idPrefix([scene, w, h], options));
  const c = createCanvas({ seed: scene.seed ?? JSON.stringify(scene), names: null, lo, definitions });
  const ground = () => `<rect width="${w}" height="${h}" fill="${c.linear(...tintColours(tint, options))}"/>`;
  const inner =
    (bg ? ground() : '') +
    each(cloth, drawCloth) +
    each(props, (prop) => drawProp(c, prop)) +
    each(items, (item) => drawDish(item, { lo, definitions })) +
    each(bits, (bit) => drawBit(c, bit));
  return picture(definitions, { viewBox: `0 0 ${w} ${h}`, inner, fit: 'xMidYMid slice' }, options);
}

/** A dish looks as it does alone: it has its own chance and shares only the definitions. */
function drawDish(item: SceneDish, drawing: { lo: boolean; definitions: Definitions }): string {
  const { dish, x, y, k = 1, rot = 0 } = item;
  const { spec, seed, names } = resolveDish(dish);
  const at = `translate(${x} ${y}) rotate(${rot}) scale(${k}) translate(-100 -100)`;
  return group(at, paintDish(createCanvas({ seed, names, ...drawing }), spec));
}

function drawBit(c: Canvas, { key, x, y, rot = 0, s = 1 }: Bit): string {
  return put(piece(c, key), [x, y], { turn: rot, size: s, shadow: 0.18 });
}
