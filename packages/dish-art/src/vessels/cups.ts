import type { Canvas } from '../drawing/canvas.ts';
import { GLAZES, type GlazeName, type ThreeColours } from '../drawing/colours.ts';
import { circle, opacity } from '../drawing/shapes.ts';
import { arcLight, innerShade, shadowDisc } from './light.ts';
import type { Vessel } from './vessel.ts';

/** A cup with its saucer, full. */
export function cup(c: Canvas, glaze: GlazeName, drink: ThreeColours): Vessel {
  const { out, wall, well } = GLAZES[glaze];
  const saucer =
    shadowDisc(c, 74, { strength: 0.18 }) +
    circle([100, 100, 74], c.linear(...out)) +
    arcLight(72.6, 1.6, { opacity: 0.9 }) +
    circle([100, 100, 71.6], c.linear(well[0], well[1])) +
    circle([100, 100, 50], c.linear(`${wall[0]}@0@.3`, well[0]));
  const full =
    shadowDisc(c, 48, { strength: 0.3, offset: [4, 7] }) +
    `<path d="M139 84q24 -4 24 15t-24 17" fill="none" stroke="${c.linear(...out)}" stroke-width="8" stroke-linecap="round"/>` +
    circle([100, 100, 48], c.linear(...out)) +
    circle([100, 100, 43.6], c.linear(...wall)) +
    circle([100, 100, 41], c.radial(...drink));
  return { under: saucer + full, over: innerShade(c, 41, 0.3), radius: 41, isDeep: true, isOval: false };
}

/** A glass on a wooden coaster, full. */
export function glass(c: Canvas, drink: ThreeColours): Vessel {
  const coaster =
    circle([100, 102, 84], c.linear('#DDB27C', '#B07D46')) +
    `<circle cx="100" cy="102" r="76" fill="none" stroke="#8E5B2B" stroke-width="1" opacity=".3"/>` +
    arcLight(82.5, 1.6, { opacity: 0.5, from: 190, to: 280, colour: '#FBE0B8' });
  const shadow = shadowDisc(c, 84, { strength: 0.22 });
  const full =
    shadowDisc(c, 62, { strength: 0.26, offset: [4, 7] }) +
    circle([100, 100, 62], '#F4F8F8', opacity(0.92)) +
    `<circle cx="100" cy="100" r="60.4" fill="none" stroke="#fff" stroke-width="3"/>` +
    `<circle cx="100" cy="100" r="62" fill="none" stroke="#8FA6AE" stroke-width="1" opacity=".5"/>` +
    circle([100, 100, 54], c.radial(...drink));
  return {
    under: shadow + coaster + full,
    over: innerShade(c, 54, 0.2) + arcLight(58, 3, { opacity: 0.95 }),
    radius: 54,
    isDeep: true,
    isOval: false,
  };
}
