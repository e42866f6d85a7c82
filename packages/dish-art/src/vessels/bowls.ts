import type { Canvas } from '../drawing/canvas.ts';
import { GLAZES, type GlazeName } from '../drawing/colours.ts';
import { num } from '../drawing/geometry.ts';
import { circle, each } from '../drawing/shapes.ts';
import { arcLight, innerShade, shadowDisc } from './light.ts';
import type { Vessel } from './vessel.ts';

export function bowl(c: Canvas, glaze: GlazeName, size: { radius: number; depth: number }): Vessel {
  const { out, wall, line, well } = GLAZES[glaze];
  const R = size.radius;
  const radius = R - size.depth;
  return {
    under:
      shadowDisc(c, R) +
      circle([100, 100, R], c.linear(...out)) +
      arcLight(R - 1.6, 2, { opacity: 0.85 }) +
      circle([100, 100, R - 3.4], c.linear(...wall)) +
      `<circle cx="100" cy="100" r="${num(R - 6)}" fill="none" stroke="${line}" stroke-width="1.4" opacity=".7"/>` +
      circle([100, 100, radius], c.linear(...well)),
    over: innerShade(c, radius) + arcLight(R - 2, 1.6, { opacity: 0.6, from: 10, to: 70 }),
    radius,
    isDeep: true,
    isOval: false,
  };
}

/** The black stoneware pot of a stew, on its wooden trivet. */
export function ttukbaegi(c: Canvas): Vessel {
  const trivet =
    shadowDisc(c, 88, { strength: 0.24 }) +
    circle([100, 102, 87], c.linear('#D7A268', '#A8703B')) +
    each(
      [82, 74],
      (r) =>
        `<circle cx="100" cy="102" r="${r}" fill="none" stroke="#8E5B2B" stroke-width="1" opacity=".35"/>`,
    ) +
    arcLight(85.5, 1.6, { opacity: 0.55, from: 190, to: 280, colour: '#FBE0B8' });
  const pot =
    shadowDisc(c, 74, { strength: 0.4, offset: [3, 5] }) +
    circle([100, 100, 75], c.linear('#7A6152', '#2F231D')) +
    arcLight(73.4, 2.2, { opacity: 0.55, from: 190, to: 285, colour: '#E3C6AE' }) +
    circle([100, 100, 69.5], c.linear('#2B1F19', '#54413680@.0', '#4E3B30')) +
    circle([100, 100, 66], '#1F1612');
  const shine = arcLight(72, 2.4, { opacity: 0.28, from: 15, to: 75, colour: '#F0D5BD' });
  return {
    under: trivet + pot,
    over: innerShade(c, 64, 0.5) + shine,
    radius: 64,
    isDeep: true,
    isOval: false,
  };
}

/** The thin brass pot that instant noodles are boiled in. */
export function brassPot(c: Canvas): Vessel {
  const pot = bowl(c, 'brass', { radius: 74, depth: 7 });
  return { ...pot, under: shadowDisc(c, 76) + potHandle(28, -1) + potHandle(172, 1) + pot.under };
}

export function skillet(c: Canvas): Vessel {
  const pan = bowl(c, 'char', { radius: 76, depth: 8 });
  return { ...pan, under: `${shadowDisc(c, 78)}<path d="M24 92h-26v17h26z" fill="#3A3431"/>${pan.under}` };
}

function potHandle(x: number, side: 1 | -1): string {
  const [arm, curve] = [13 * side, 7 * side];
  const d = `M${x} 84h${arm}q${curve} 0 ${curve} 7v18q0 7 ${-curve} 7h${-arm}`;
  const bar = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return bar('#B98F3A', 6) + bar('#F6DF9E', 2);
}

/** The paper bowl of a ready meal. */
export function paperBowl(c: Canvas): Vessel {
  const radius = 73;
  return {
    under:
      shadowDisc(c, 82) +
      circle([100, 100, 82], c.linear('#FFFFFF', '#D9D2C4')) +
      circle([100, 100, 78], c.linear('#D8C7A6', '#F3E9D3')) +
      circle([100, 100, radius], c.linear('#FBF6EA', '#EADFC8')),
    over: innerShade(c, radius) + arcLight(80, 2.4, { opacity: 0.9 }),
    radius,
    isDeep: true,
    isOval: false,
  };
}
