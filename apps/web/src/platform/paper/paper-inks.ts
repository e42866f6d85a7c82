import type { Ink } from './sheet.ts';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type InkColours = (ink: Ink) => Colour;

/** Reads the colours of the light theme, whatever theme the page shows. */
export function inkColours(page: Document): InkColours {
  const known = new Map<Ink, Colour>();
  return (ink) => {
    const colour = known.get(ink) ?? lightColour(page, ink);
    known.set(ink, colour);
    return colour;
  };
}

function lightColour(page: Document, ink: Ink): Colour {
  const swatch = page.createElement('span');
  swatch.hidden = true;
  swatch.dataset.paper = '';
  swatch.style.color = `var(${ink})`;
  page.body.append(swatch);
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(swatch)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  swatch.remove();
  return [red, green, blue];
}
