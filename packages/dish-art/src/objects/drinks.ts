import type { Drink } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { GLAZES, type GlazeName, type ThreeColours } from '../drawing/colours.ts';
import { num } from '../drawing/geometry.ts';
import { circle, opacity, path } from '../drawing/shapes.ts';
import { arrange } from '../painters/strokes/pieces.ts';
import { arcLight, innerShade, shadowDisc } from '../vessels/light.ts';
import type { Vessel } from '../vessels/vessel.ts';

/** Fasting: a glass of water with a slice of lemon. */
export function paintGlassOfWater(c: Canvas): string {
  const { under, over } = glass(c, ['#F3FAFA', '#DDEDEE', '#BBD6DA']);
  return (
    under +
    over +
    arrange(c, [{ key: 'lemon', at: [90, 106], turn: 20, size: 1.9, shadow: 0.14 }]) +
    '<path d="M100 60a40 40 0 0 1 40 40" fill="none" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>'
  );
}

export function paintDrink(c: Canvas, spec: DishSpec): string {
  const { drink = 'soy', glaze = 'white' } = spec;
  const isHot = drink === 'latte' || drink === 'coffee' || drink === 'tea';
  const vessel = isHot ? cup(c, glaze, COLOURS[drink]) : glass(c, COLOURS[drink]);
  const besides = drink === 'latte' ? latteHeart() : '';
  return (
    vessel.under +
    besides +
    surfaceLight(vessel.radius) +
    vessel.over +
    (drink === 'soy' ? beansBeside(c) : '')
  );
}

const COLOURS: Record<Drink, ThreeColours> = {
  milk: ['#FFFFFF', '#F9F6EE', '#E2DCCD'],
  soy: ['#FFF9EA', '#F5E8CB', '#DCC79C'],
  grain: ['#E9D6B0', '#CFB27E', '#A08352'],
  coffee: ['#9A6A42', '#6E4526', '#472812'],
  latte: ['#F6E2BF', '#DDB985', '#B98C52'],
  tea: ['#DFC97A', '#C3A548', '#98792A'],
  green: ['#CBDD94', '#A3BF5E', '#78963B'],
  berry: ['#E8A9C0', '#CF7396', '#A94B72'],
};

function latteHeart(): string {
  const foam = 'M100 78C84 70 74 88 86 102Q94 112 100 122Q106 112 114 102C126 88 116 70 100 78Z';
  const coffee = 'M100 88C92 84 88 92 93 99Q97 104 100 109Q103 104 107 99C112 92 108 84 100 88Z';
  return path(foam, '#FFF6E3', opacity(0.9)) + path(coffee, '#C99A62', opacity(0.8));
}

function beansBeside(c: Canvas): string {
  return arrange(c, [
    { key: 'soybean', at: [158, 146], turn: 20, size: 1.25 },
    { key: 'soybean', at: [145, 157], turn: -30, size: 1.25 },
    { key: 'soybean', at: [150, 138], turn: 60, size: 1.1 },
  ]);
}

function surfaceLight(r: number): string {
  const from = `${num(100 - r * 0.7)} ${num(100 - r * 0.2)}`;
  const arc = `M${from}A${num(r * 0.76)} ${num(r * 0.76)} 0 0 1 100 ${num(100 - r * 0.74)}`;
  return `<path d="${arc}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;
}

/** A cup with its saucer, full. */
function cup(c: Canvas, glaze: GlazeName, drink: ThreeColours): Vessel {
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
  return { under: saucer + full, over: innerShade(c, 41, 0.3), radius: 41, isDeep: true, room: [41, 41] };
}

/** A glass on a wooden coaster, full. */
function glass(c: Canvas, drink: ThreeColours): Vessel {
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
    room: [41, 41],
  };
}
