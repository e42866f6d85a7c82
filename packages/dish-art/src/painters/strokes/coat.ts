import type { Canvas } from '../../drawing/canvas.ts';
import { BROTHS, type BrothName } from '../../drawing/colours.ts';

/** Coats food in a sauce: the food takes the sauce's colour and keeps its own light and shade. */
export function coated(c: Canvas, sauce: BrothName | undefined, food: string): string {
  return sauce && food ? stained(c, { sauce, strength: STRENGTHS[sauce] ?? 0.5 }, food) : food;
}

/** Noodles in a broth, lightly tinted with its colour so that they stand out from it. */
export function steeped(c: Canvas, broth: BrothName | undefined, food: string): string {
  return broth && food ? stained(c, { sauce: broth, strength: 0.25 }, food) : food;
}

function stained(
  c: Canvas,
  { sauce, strength }: { sauce: BrothName; strength: number },
  food: string,
): string {
  const id = c.define(`coat${sauce}${strength}`, (own) => {
    const rows = rgb(BROTHS[sauce][0]).map((level, i) => row(i, level, strength));
    const matrix = `<feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/>`;
    return `<filter id="${own}" color-interpolation-filters="sRGB">${matrix}</filter>`;
  });
  return `<g filter="url(#${id})">${food}</g>`;
}

/** How strongly a sauce stains: creamy sauces only veil, chilli and black bean sauces colour the food through. */
const STRENGTHS: Partial<Record<BrothName, number>> = {
  red: 0.86,
  deepred: 0.88,
  jjajang: 0.85,
  rose: 0.8,
  cream: 0.5,
};

/**
 * One row of the colour matrix of a glaze: white radish turns red and greens turn dark, but lighter parts stay lighter than darker
 * ones.
 */
function row(channel: number, level: number, strength: number): string {
  const kept = num3(1 - strength * (1 - level) - 0.04);
  return `${[0, 1, 2, 3].map((i) => (i === channel ? kept : 0)).join(' ')} ${num3(0.05 * level)}`;
}

function num3(value: number): string {
  return (Math.round(value * 1000) / 1000).toString();
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}
