import type { Extra } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { Point } from '../drawing/geometry.ts';
import { ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { arrange, type Placed } from '../painters/strokes/pieces.ts';
import type { PaintDish } from './object-painter.ts';

const plateOf = (...items: NonNullable<DishSpec['items']>): DishSpec => ({
  type: 'main',
  vessel: 'plate',
  glaze: 'white',
  items,
});

/** Extras on a plate or in a bowl of their own. */
export const SMALL_DISHES: Partial<Record<Extra, DishSpec>> = {
  rice: { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 76, rice: 'white' },
  mixedRice: { type: 'rice', vessel: 'bowl', glaze: 'brass', radius: 76, rice: 'multi' },
  yogurt: { type: 'yogurt', vessel: 'paper', glaze: 'cream' },
  friedEgg: { type: 'few', vessel: 'plate', glaze: 'white', items: ['eggFried'] },
  fruitCup: plateOf('appleSlice', 'pineapple', 'grape'),
  berries: plateOf('strawberry', 'blueberry'),
  salad: {
    type: 'salad',
    vessel: 'bowl',
    glaze: 'white',
    bed: ['lettuce', 'lettuceRed'],
    items: ['cucumber'],
  },
  tofu: { type: 'few', vessel: 'plate', glaze: 'celadon', items: ['tofu', 'tofu', 'tofu', 'tofu'] },
  nuts: plateOf('almond', 'walnut'),
  tomatoes: plateOf('cherry'),
  kimchi: { ...plateOf('kimchi'), sauce: 'red' },
  pickle: plateOf('pickled'),
  cabbage: plateOf('cabbage'),
  lettuce: plateOf('lettuce'),
  chicken: {
    type: 'few',
    vessel: 'plate',
    glaze: 'white',
    items: ['chicken', 'chicken', 'chicken', 'chicken'],
  },
  triangle: { type: 'triangle', rice: 'white', items: ['tunaChunk'] },
};

/** Something beside a dish, about 66 units across, centred on a point. */
export function paintExtra(
  c: Canvas,
  extra: Extra,
  { at, paintDish }: { at: Point; paintDish: PaintDish },
): string {
  const place = (k: number, drawn: string, centre = 100) =>
    group(`translate(${at[0]} ${at[1]})scale(${k})translate(${-centre} ${-centre})`, drawn);
  const dish: DishSpec | undefined = SMALL_DISHES[extra];
  if (dish) return place(0.37, paintDish(c, dish));
  const loose = LOOSE[extra];
  if (loose) return place(1, arrange(c, loose), 0);
  return place(1, extra === 'fries' ? fries(c) : carton(c, extra === 'milk'), 0);
}

/** Extras without a plate, such as fruit. */
const LOOSE: Partial<Record<Extra, readonly Placed[]>> = {
  eggs: [
    { key: 'eggWhole', at: [-10, -2], turn: -16, size: 1.35, shadow: 0.26 },
    { key: 'eggHalf', at: [13, 6], turn: 20, size: 1.5, shadow: 0.26 },
  ],
  banana: [{ key: 'bananaWhole', at: [0, 0], turn: -14, size: 1.9, shadow: 0.26 }],
  apple: [{ key: 'appleWhole', at: [0, 0], size: 1.8, shadow: 0.26 }],
  mandarin: [
    { key: 'mandarinWhole', at: [-11, 2], size: 1.3, shadow: 0.26 },
    { key: 'mandarinWhole', at: [13, -4], size: 1.3, shadow: 0.26 },
  ],
  sweetPotato: [{ key: 'sweetPotatoBaked', at: [0, 0], turn: -18, size: 1.6, shadow: 0.26 }],
  bread: [
    { key: 'ryeSlice', at: [-8, -2], turn: -14, size: 1.6, shadow: 0.26 },
    { key: 'ryeSlice', at: [9, 5], turn: 10, size: 1.6, shadow: 0.26 },
  ],
};

/** A carton of milk, or of soy milk with a bean on it. */
function carton(c: Canvas, isMilk: boolean): string {
  const [lit, low, roof] = isMilk ? ['#FFFFFF', '#D5E3EE', '#4F8FC4'] : ['#FFF9EA', '#E6D3A6', '#8A6A3A'];
  const body = 'M-18 -12H18V30Q18 33 15 33H-15Q-18 33 -18 30Z';
  const sign = isMilk
    ? path('M0 2C5 9 8 12 8 17A8 8 0 0 1 -8 17C-8 12 -5 9 0 2Z', '#4F8FC4')
    : ellipse([0, 14, 9, 7], '#E3C78C', ' stroke="#8A6A3A" stroke-width="1.6"') +
      stroke('M-3 12Q0 10 3 12', ['#8A6A3A', 1.4]);
  return (
    path(`${body}M-18 -12L-11 -27H11L18 -12Z`, '#2b1408', ' opacity=".2" transform="translate(2 4)"') +
    path(body, c.linear(lit ?? '', low ?? '')) +
    path('M-18 -12L-11 -27H11L18 -12Z', roof ?? '') +
    path('M-12 -34H12V-26H-12Z', c.vertical('#FFFFFF', low ?? '')) +
    sign
  );
}

/** Fried potatoes in a paper cone. */
function fries(c: Canvas): string {
  const sticks = repeat(9, (i) =>
    group(
      `translate(${-16 + i * 4} ${c.between(-22, -12).toFixed(0)})rotate(${c.between(-12, 12).toFixed(0)})`,
      `<rect x="-2.4" y="-8" width="4.8" height="34" rx="1.6" fill="${c.pick(['#FBD667', '#F4BE45', '#FFE58F'])}"/>`,
    ),
  );
  return (
    sticks +
    path('M-22 -4Q0 8 22 -4L17 32H-17Z', c.linear('#E5553B', '#B02A1C')) +
    stroke('M-16 4Q0 13 16 4', ['#fff', 2], opacity(0.5))
  );
}
