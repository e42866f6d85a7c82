import { circlePath, num, type Point } from './geometry.ts';
import { circle, group, opacity as opacityOf, path } from './shapes.ts';

/** A drawing around 0,0: its markup, and its outline as path data for the contact shadow. */
export type Drawing = { body: string; outline?: string };

/** A filled outline, with more markup over it. */
export function filled(outline: string, fill: string, over = ''): Drawing {
  return { outline, body: path(outline, fill) + over };
}

/** A filled disc, with more markup over it. */
export function disc(radius: number, fill: string, over = ''): Drawing {
  return { outline: circlePath(radius), body: circle([0, 0, radius], fill) + over };
}

/** A drawing in the definitions, used by id. */
export type Stamp = Drawing | { bodyId: string; outlineId: string };

export type Pose = {
  /** Degrees. */
  turn?: number;
  size?: number;
  /** Opacity of the contact shadow. */
  shadow?: number;
};

/** Places a drawing: first the contact shadow, always towards the lower right, then the drawing. */
export function put(item: Stamp | null, [x, y]: Point, pose: Pose = {}): string {
  if (!item) return '';
  const { turn = 0, size = 1, shadow = 0.2 } = pose;
  const scale = Math.round(size * 100) / 100;
  const stance = `${turn ? `rotate(${Math.round(turn)})` : ''}${scale === 1 ? '' : `scale(${scale})`}`;
  const at = `translate(${num(x)} ${num(y)})${stance}`;
  // Without a fill it inherits the picture's shadow colour.
  const below = `transform="translate(${num(x + 1)} ${num(y + 1.9)})${stance}"${opacityOf(shadow)}`;
  if ('bodyId' in item) {
    const cast = shadow ? `<use href="#${item.outlineId}" ${below}/>` : '';
    return `${cast}<use transform="${at}" href="#${item.bodyId}"/>`;
  }
  const cast = item.outline && shadow ? `<path d="${item.outline}" ${below}/>` : '';
  return cast + group(at, item.body);
}
