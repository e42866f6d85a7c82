import type { DishSpec } from './dish-spec.ts';
import type { Canvas } from './drawing/canvas.ts';
import { each, group } from './drawing/shapes.ts';
import { paintDish } from './paint-dish.ts';
import { drawMat } from './vessels/mats.ts';

/** A dish with the dishes beside it drawn small, at the side the spec names. */
export function paintMeal(c: Canvas, spec: DishSpec): string {
  const { beside = [], mirrored, upended, ...dish } = spec;
  if (!beside.length) return (spec.mat ? drawMat(c, spec.mat) : '') + paintDish(c, spec);
  const place = ({ x, y, k }: Place, drawn: string) => {
    const at = `${mirrored ? 200 - x : x} ${upended ? 200 - y : y}`;
    return group(`translate(${at})scale(${k})translate(-100 -100)`, drawn);
  };
  const small: Canvas = { ...c, lo: true };
  return (
    place(CHIEF, paintDish(c, dish)) +
    each(PLACES.slice(0, beside.length), (at, i) => place(at, beside[i] ? paintDish(small, beside[i]) : ''))
  );
}

type Place = { x: number; y: number; k: number };

const CHIEF: Place = { x: 87, y: 87, k: 0.84 };

/** The larger one touches the rim of the dish in front, the smaller one is on the other side. */
const PLACES: readonly Place[] = [
  { x: 161, y: 158, k: 0.4 },
  { x: 36, y: 168, k: 0.3 },
];
