import type { DishSpec } from '../../dish-spec.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS } from '../../drawing/colours.ts';
import { num, onCircle, radians, TAU } from '../../drawing/geometry.ts';
import { dots } from '../../drawing/scatter.ts';
import { circle, group, opacity, path, repeat, stroke } from '../../drawing/shapes.ts';
import { put } from '../../drawing/stamp.ts';
import { piece } from '../../ingredients/piece.ts';
import type { Vessel } from '../../vessels/vessel.ts';
import { liquid, sheen, waterline } from '../strokes/liquid.ts';
import { garnish, oneOf, pieces } from '../strokes/pieces.ts';
import { rice } from './grains.ts';

export function paintSteamedEgg(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const surface = circle([100, 100, radius], c.radial('#FFF1AE', '#FBD765', '#E8AE37'));
  const swells = repeat(5, () => {
    const at = `translate(${num(c.between(78, 122))} ${num(c.between(78, 122))})`;
    return group(at, path(c.blob([26, 20], 0.2), '#FFF6C9', opacity(0.4)));
  });
  const pores = dots(c, {
    count: 16,
    sizes: [0.8, 2.2],
    colour: '#C98A1E',
    strength: 0.35,
    place: () => onCircle(c.between(0, TAU), radius * Math.sqrt(c.random()) * 0.92),
  });
  return (
    surface +
    swells +
    pores +
    pieces(c, spec.items, { count: 6, reach: 40, size: 0.95 }) +
    garnish(c, spec.garnish, { count: 10, reach: 34 }) +
    sheen(radius, 0.3)
  );
}

export function paintPorridge(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const { broth: name = 'rice', items } = spec;
  const broth = BROTHS[name];
  const hasGrains = spec.rice !== undefined || name === 'rice';
  const swimming = () =>
    rice(c, spec.rice ?? 'white', { radius: radius - 4, soaked: true }) +
    waterline(c, broth, { radius, strength: 0.5 });
  return (
    liquid(c, broth, { radius, oil: 0 }) +
    stroke(swirl(radius * 0.74), ['#fff', 3], opacity(0.35)) +
    stroke(swirl(radius * 0.5), ['#fff', 2.4], opacity(0.3)) +
    (hasGrains ? swimming() : '') +
    pieces(c, items, { count: 11, reach: [36, 34], turn: 50, size: 1.3 }) +
    garnish(c, spec.garnish, { count: 7, reach: 34 }) +
    sheen(radius, 0.4)
  );
}

/** A bowl of something creamy, half of it under fruit and granola. */
export function paintYogurt(c: Canvas, spec: DishSpec, { radius }: Vessel): string {
  const k = radius / 62;
  const fruit = spec.items ?? [];
  const count = 11;
  const toppings = (i: number) => {
    const at = onCircle(radians(84 + (178 * i) / (count - 1)), radius * (i % 2 ? 0.76 : 0.44));
    return put(oneOf(c, fruit, i), at, { turn: c.between(-40, 40), size: 1.42 * k, shadow: 0.24 });
  };
  return (
    circle([100, 100, radius], c.radial(...(spec.broth ? BROTHS[spec.broth] : YOGURT))) +
    spoonTrace(radius) +
    repeat(fruit.includes('granola') ? 60 : 0, () => flake(c, radius)) +
    repeat(fruit.length ? count : 0, toppings) +
    garnish(c, spec.garnish, { count: 7, reach: radius * 0.4, centre: [116, 94] })
  );
}

const YOGURT = ['#FFFFFF', '#FBF6EE', '#E6DCCB'] as const;

function swirl(q: number): string {
  const to = `${num(100 + q * 0.4)} ${num(100 - q * 0.86)}`;
  return `M${num(100 - q)} 100A${num(q)} ${num(q * 0.9)} 0 0 1 ${to}`;
}

function spoonTrace(r: number): string {
  const x = (k: number) => num(100 + r * k);
  const y = (k: number) => num(100 - r * k);
  const outer = `M${x(0.1)} ${y(0.72)}Q${x(0.62)} ${y(0.5)} ${x(0.7)} 100`;
  const inner = `M${x(0.06)} ${y(0.4)}Q${x(0.36)} ${y(0.28)} ${x(0.42)} 100`;
  return stroke(outer, ['#E6DBC8', 4], opacity(0.7)) + stroke(inner, ['#E6DBC8', 3], opacity(0.6));
}

function flake(c: Canvas, radius: number): string {
  const at = onCircle(radians(c.between(100, 245)), radius * c.between(0.16, 0.9));
  return put(piece(c, 'granola'), at, { turn: c.between(0, 180), size: radius / 62, shadow: 0 });
}
