import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, ellipse, group, opacity, path, repeat, stroke } from '../drawing/shapes.ts';
import { type Drawing, put } from '../drawing/stamp.ts';
import { cutColours } from '../ingredients/cut-colours.ts';
import type { Keys } from './strokes/pieces.ts';

/** Toast from a street stall: an omelette of shredded vegetables between two browned slices, standing in a paper sleeve. */
export function paintStreetToast(c: Canvas, { items = [] }: DishSpec): string {
  return (
    put(slice(c), [108, 80], { turn: 9, size: 1.5, shadow: 0.24 }) +
    put(omelette(c, items), [100, 84], { turn: 4, size: 1.5, shadow: 0.2 }) +
    put(slice(c), [90, 88], { turn: -3, size: 1.5, shadow: 0.24 }) +
    put(sleeve(c), [98, 132], { size: 1.1, shadow: 0.26 })
  );
}

const BREAD =
  'M-30 -26Q-34 -36 -20 -36H20Q34 -36 30 -26Q28 -22 28 -18V28Q28 34 22 34H-22Q-28 34 -28 28V-18Q-28 -22 -30 -26Z';

/** A slice fried in butter: a dark crust, and brown spots where it lay on the griddle. */
function slice(c: Canvas): Drawing {
  const spots = repeat(9, () =>
    ellipse(
      [c.between(-20, 20), c.between(-26, 24), c.between(3, 7), c.between(2, 5)],
      '#B9722C',
      opacity(0.28),
    ),
  );
  return {
    outline: BREAD,
    body:
      path(BREAD, c.radial('#D9954A', '#B8722E', '#8A4E1A')) +
      group('scale(.9)', path(BREAD, c.radial('#F7D594', '#EDB968', '#CF8B3E'))) +
      spots,
  };
}

/** The edge of the omelette in the colours of its ingredients, with ketchup along the top. */
function omelette(c: Canvas, items: Keys): Drawing {
  const rim =
    'M-33 -24Q-36 -40 -20 -39Q-6 -43 6 -39Q22 -43 32 -36Q37 -28 33 -20V26Q28 34 18 33H-20Q-34 34 -33 24Z';
  const colours = cutColours(items);
  const shreds = repeat(34, (i) => {
    const [x, y] = [c.between(-31, 31), c.between(-38, 20)];
    const colour = colours[i % Math.max(1, colours.length)] ?? '#A9C46A';
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q3 ${c.between(-3, 3).toFixed(1)} 7 0`,
      [colour, 2.4],
      opacity(0.85),
    );
  });
  const ketchup = 'M-27 -35q4 -6 8 0t8 0t8 0t8 0t8 0t8 0';
  return {
    outline: rim,
    body:
      path(rim, c.vertical('#FBD858', '#F0B93A')) +
      shreds +
      stroke(ketchup, ['#C92A1D', 4.4]) +
      stroke(ketchup, ['#F0654F', 1.4], opacity(0.7)),
  };
}

/** A white paper sleeve with a red stripe, as street stalls use. */
function sleeve(c: Canvas): Drawing {
  const paper = 'M-48 -14Q-20 -4 2 -12T48 -16L38 42Q36 48 30 48H-30Q-36 48 -38 42Z';
  return {
    outline: paper,
    body:
      path(paper, c.linear('#FFFDF6', '#E9E2D2')) +
      path('M-44.500 8Q0 18 44 6L42 18Q0 30 -42.500 20Z', '#D9483B', opacity(0.9)) +
      stroke('M-46 -13Q-20 -3 2 -11T46 -15', ['#fff', 2], opacity(0.8)) +
      repeat(3, (i) => circle([-16 + 16 * i, 36, 1.8], '#D9483B', opacity(0.55))),
  };
}
