import type { VesselName } from './dish-names.ts';
import type { DishSpec } from './dish-spec.ts';
import { type Canvas, createCanvas, createDefinitions } from './drawing/canvas.ts';
import type { Point } from './drawing/geometry.ts';
import { each, group } from './drawing/shapes.ts';
import { paintExtra } from './objects/extras.ts';
import { paintDish } from './paint-dish.ts';
import { idPrefix, type PictureOptions, picture } from './picture.ts';
import { type Dish, resolveDish } from './resolve-dish.ts';
import { drawMat } from './vessels/mats.ts';
import {
  EATING_STYLES,
  type EatingStyleWord,
  MEAL_STYLES,
  type MealStyleWord,
} from './vocabulary/meal-styles.ts';

/** One vessel in a square of 200 units, as SVG text. */
export function renderDish(dish: Dish, options: PictureOptions = {}): string {
  const { spec, seed } = resolveDish(dish);
  const { lo = false } = options;
  const definitions = createDefinitions(idPrefix([spec, seed], options));
  const { mat, ...bare } = spec;
  const inner = paintMeal(createCanvas({ seed, lo, definitions }), lo || !mat ? bare : { ...bare, mat });
  return picture(definitions, { viewBox: frameOf(spec, lo), inner });
}

/** The view box. A small picture has no mat and no margin, so that the food fills it. */
function frameOf({ vessel, with: extras }: DishSpec, lo: boolean): string {
  if (!lo || !vessel || extras?.length) return '0 0 200 200';
  return CLOSE[vessel] ?? '0 0 200 200';
}

const CLOSE: Partial<Record<VesselName, string>> = {
  bowl: '16 18 172 172',
  noodle: '12 14 180 180',
  salad: '14 16 176 176',
  plate: '9 11 184 184',
};

/** A dish with what is bought or served with it in front. A set table includes its extras itself. */
export function paintMeal(c: Canvas, spec: DishSpec): string {
  const { with: extras = [], ...dish } = spec;
  const places = PLACES[Math.min(extras.length, 3)] ?? [];
  if (!places.length || spec.type === 'soban')
    return (spec.mat ? drawMat(c, spec.mat) : '') + paintDish(c, spec);
  const small: Canvas = { ...c, lo: true };
  const [x, y] = places.length === 1 ? [86, 84] : [100, 78];
  return (
    group(`translate(${x} ${y})scale(.84)translate(-100 -100)`, paintDish(c, dish)) +
    each(places, (at, i) => (extras[i] ? paintExtra(small, extras[i], { at, paintDish }) : ''))
  );
}

/** Places in the lower corners, which leave visible what identifies the dish. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [[160, 158]],
  [
    [42, 160],
    [158, 158],
  ],
  [
    [36, 160],
    [100, 166],
    [164, 158],
  ],
];

/** The icon of a meal style, given by its Korean word; little detail by default. */
export function renderMealStyle(style: MealStyleWord, options: PictureOptions = {}): string {
  return renderDish(MEAL_STYLES[style], { lo: true, ...options });
}

/** The dish that represents an eating style, given by its Korean word; little detail by default. */
export function renderEatingStyle(style: EatingStyleWord, options: PictureOptions = {}): string {
  return renderDish(EATING_STYLES[style], { lo: true, ...options });
}
