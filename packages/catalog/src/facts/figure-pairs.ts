import { type Figures, isFigure } from './figures.ts';

/** `vitaminKUg:690 iodineUg:12`; a code or a name never matches. */
export const FIGURE_PAIRS = /^\w+:[\d.]+( \w+:[\d.]+)*$/;

/** Figures entered by hand, or what is wrong with them. */
export function readFigurePairs(text: string): Figures | string {
  const entries = text.split(' ').map((pair) => pair.split(':'));
  const wrong = entries.find(([figure = '', value]) => !isFigure(figure) || !Number.isFinite(Number(value)));
  if (wrong !== undefined) return `not a figure and value: ${wrong.join(':')}`;
  return Object.fromEntries(entries.map(([figure, value]) => [figure, Number(value)]));
}
