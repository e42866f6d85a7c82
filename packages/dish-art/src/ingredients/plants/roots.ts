import type { Canvas } from '../../drawing/canvas.ts';
import type { ThreeColours } from '../../drawing/colours.ts';
import { num, polar, roundedRect } from '../../drawing/geometry.ts';
import { circle, each, group, opacity, path, stroke } from '../../drawing/shapes.ts';
import { type Drawing, filled } from '../../drawing/stamp.ts';
import type { IngredientFamily } from '../draw-ingredient.ts';

/** Roots and bulbs: whole, as in icons, and cut into sticks. */
export const rootShapes = {
  radishWhole(c) {
    const d = 'M-8 -5C-6 -9 6 -9 8 -5C11 1 9 9 3 13Q0 16 -3 13C-9 9 -11 1 -8 -5Z';
    const leaf = 'M0 -7C-3 -11 -8 -11 -11 -15C-5 -17 -1 -14 0 -10C1 -15 5 -17 10 -15C8 -11 3 -11 0 -7Z';
    return {
      outline: d,
      body:
        path(leaf, c.linear('#86B95C', '#3F7F36')) +
        path(d, c.linear('#FFFFFF', '#F4F2E6', '#CFD2BE')) +
        path(
          'M-8 -5C-6 -9 6 -9 8 -5C9.6 -2 9.6 0 9.4 1.4Q0 5 -9.4 1.4C-9.6 0 -9.6 -2 -8 -5Z',
          c.vertical('#A9CC7C', '#E2EBC8'),
        ) +
        stroke('M-5 6H2M-1 9.6H5', ['#C3C6B0', 1]) +
        stroke(d, ['#B9BDA6', 0.8]),
    };
  },
  onionWhole: (c) =>
    filled(
      'M0 -13C1.4 -8 4 -8 8 -5C14 0 12.6 11 0 11.4C-12.6 11 -14 0 -8 -5C-4 -8 -1.4 -8 0 -13Z',
      c.radial('#F7D79A', '#DFA552', '#A96B26'),
      stroke(
        'M0 -10C-7 -4 -8 4 -5 10M0 -10C-1.6 -3 -1.6 4 0 11M0 -10C7 -4 8 4 5 10',
        ['#A9691F', 0.9],
        opacity(0.7),
      ) + stroke('M-8 -1Q-7 -4 -4 -5.6', ['#FFF3D6', 1.8], opacity(0.85)),
    ),
  /** A forked wild root with its rootlets: bellflower, deodeok. */
  rootWhole: (c) =>
    filled(
      'M-3 -13C1 -15 5 -12 4.6 -8C7 -4 7 1 5 5C4 9 3 12 1.4 15C0 10 -1 8 -3 9C-5 11 -8 13 -11 13C-8 10 -7 7 -7 3C-8 -2 -6 -6 -4 -8Z',
      c.linear('#F1DEB2', '#D0AC6E', '#96713A'),
      stroke('M-3.4 -8H1M-4.6 -3.6H0M1 1H4.6', ['#8D6A36', 1], opacity(0.6)) +
        stroke('M3 10L6.6 13', ['#C7A468', 1]),
    ),
  /** Such a root beaten and torn into strips. */
  rootStrip(c) {
    const bend = c.between(-3, 3);
    const d = `M-11 ${num(-1.8)}Q0 ${num(bend - 2.8)} 11 -.6Q0 ${num(bend + 3)} -11 2Z`;
    return filled(
      d,
      c.linear('#FBF0D6', '#E9D3A4', '#C9A96C'),
      stroke(`M-9 .2Q0 ${num(bend + 0.4)} 8 -.4`, ['#BF9C5E', 0.8], opacity(0.8)),
    );
  },
  /** A potato stick, fried or stir-fried. */
  potatoStick: (c) =>
    filled(
      roundedRect(c.between(19, 24), 4.6, 1.4),
      c.vertical('#FFEFB4', '#F3CE6A', '#D9A53C'),
      circle([c.between(-8, 8), 0, 0.8], '#C98F2C', opacity(0.7)),
    ),
} satisfies IngredientFamily;

export const roots = {
  carrotSlice: (c) =>
    filled(
      polar((t) => 8.4 + 1.1 * Math.cos(5 * t), 30),
      c.radial('#FFB066', '#F58A35', '#DF6A1C'),
      circle([0, 0, 3.2], '#FFC27E', opacity(0.8)),
    ),
  carrotStick: (c) =>
    filled(roundedRect(c.between(13, 18), 3, 1.3), c.pick(['#F58A35', '#EC7526', '#F9A04F'])),
  carrotCube(c) {
    const d = roundedRect(10, 10, 2.4);
    return {
      outline: d,
      body: group('translate(0 1.6)', path(d, '#C4560F')) + path(d, c.linear('#FFA657', '#EE7C28')),
    };
  },
  carrotDice: (c) => filled(roundedRect(6, 6, 1.6), c.linear('#FFA657', '#EE7C28')),
  radish(c) {
    const d = roundedRect(19, 15, 4);
    return {
      outline: d,
      body:
        path(d, c.linear('#FFFFFF', '#E6E9DC'), opacity(0.96)) +
        stroke('M-6 -3.6Q0 -5 6 -3.6M-6 1Q0 0 6 1', ['#D5DAC6', 0.9]),
    };
  },
  /** A thin round, thin enough to fold. */
  radishSheet(c) {
    const d = polar((t) => 14.5 + 0.4 * Math.cos(7 * t), 30);
    return filled(
      d,
      c.radial('#FFFFFF', '#F3F6E4', '#CFDDAE'),
      stroke(d, ['#A9BF7C', 1]) + stroke('M-9 4Q0 -1 9.4 -4', ['#DCE5C4', 1.1]),
    );
  },
  radishStrip: (c) =>
    filled(roundedRect(c.between(14, 18), 2.9, 1.2), c.pick(['#FFFFFF', '#F5EFE0', '#EAE3D0'])),
  radishCube(c) {
    const d = roundedRect(11, 11, 2.4);
    return {
      outline: d,
      body:
        group('translate(0 1.8)', path(d, '#B93A1C')) +
        path(d, c.linear('#FF9C6B', '#E4572C')) +
        circle([c.between(-3, 3), c.between(-3, 3), 0.9], '#A3240F'),
    };
  },
  pickled: (c) =>
    filled(
      'M-8.4 2A8.4 8.4 0 0 1 8.4 2Q8.4 4 6.6 4H-6.6Q-8.4 4 -8.4 2Z',
      c.radial('#FFF27E', '#FFDA2E', '#EDB80E'),
    ),
  potato(c) {
    const d = c.blob([8.6, 7.6], 0.1, 7);
    return {
      outline: d,
      body:
        group('translate(0 1.6)', path(d, '#D0A75A')) + path(d, c.radial('#FFF3CC', '#F5DD98', '#E2BD68')),
    };
  },
  sweetPotato(c) {
    const d = c.blob([10.4, 9], 0.07, 9);
    return filled(
      d,
      c.linear('#A9476F', '#74284A'),
      group('scale(.8)', path(d, c.radial('#FFE9A3', '#FBCB5C', '#E8A738'))) +
        stroke('M-4 -3Q0 -5 4 -3', ['#FFF4CC', 1.2], opacity(0.8)),
    );
  },
  lotus: (c) => lotusSlice(c, { flesh: ['#FFFDF2', '#F7ECCF', '#DCC596'], edge: '#C3A36C', hole: '#94733F' }),
  /** Simmered in soy sauce. */
  lotusBraised: (c) =>
    lotusSlice(c, { flesh: ['#EBC08A', '#CF9354', '#9F6430'], edge: '#8F5A29', hole: '#5E3214' }),
  fern(c) {
    const k = c.between(-8, 8);
    const d = `M-11 ${num(c.between(-2, 2))}Q0 ${num(k)} 11 ${num(c.between(-3, 3))}`;
    return { body: stroke(d, ['#5A3A25', 2.9]) + stroke(d, ['#9A6E4A', 1.1]) };
  },
  onion(c) {
    const k = c.between(4, 7);
    const d = `M-10 2Q0 ${num(-k)} 10 2`;
    return { body: stroke(d, ['#E4D2A8', 3.2], opacity(0.95)) + stroke(d, ['#FFFBEE', 2]) };
  },
  redOnion(c) {
    const k = c.between(4, 7);
    const d = `M-10 2Q0 ${num(-k)} 10 2`;
    return { body: stroke(d, ['#9C3D7A', 3.6]) + stroke(d, ['#F3D3E6', 1.7]) };
  },
  garlic: (c) =>
    filled(
      'M-6 1.4C-6 -4 -1 -6 0 -6S6 -4 6 1.4S3 6 0 6S-6 5 -6 1.4Z',
      c.radial('#FFF9E8', '#F2DFB3', '#D9B975'),
    ),
} satisfies IngredientFamily;

type LotusColours = { flesh: ThreeColours; edge: string; hole: string };

function lotusSlice(c: Canvas, { flesh, edge, hole }: LotusColours): Drawing {
  const d = polar((t) => 11 + 0.7 * Math.cos(8 * t), 34);
  return filled(
    d,
    c.radial(...flesh),
    stroke(d, [edge, 0.9]) +
      circle([0, 0, 1.7], hole) +
      each(
        [0, 51, 103, 154, 206, 257, 309],
        (a) => `<ellipse transform="rotate(${a}) translate(0 -6)" rx="1.7" ry="2.3" fill="${hole}"/>`,
      ),
  );
}
