import type { Drink } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { ThreeColours } from '../drawing/colours.ts';
import { num } from '../drawing/geometry.ts';
import { opacity, path } from '../drawing/shapes.ts';
import { arrange } from '../painters/strokes/pieces.ts';
import { cup, glass } from '../vessels/cups.ts';

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
  const besides = drink === 'latte' ? latteHeart() : drink === 'soy' ? beansBeside(c) : '';
  return vessel.under + besides + surfaceLight(vessel.radius) + vessel.over;
}

const COLOURS: Record<Drink, ThreeColours> = {
  milk: ['#FFFFFF', '#F9F6EE', '#E2DCCD'],
  soy: ['#FFF9EA', '#F5E8CB', '#DCC79C'],
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
    { key: 'mint', at: [166, 134], turn: 50, size: 1.1 },
  ]);
}

function surfaceLight(r: number): string {
  const from = `${num(100 - r * 0.7)} ${num(100 - r * 0.2)}`;
  const arc = `M${from}A${num(r * 0.76)} ${num(r * 0.76)} 0 0 1 100 ${num(100 - r * 0.74)}`;
  return `<path d="${arc}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/>`;
}
