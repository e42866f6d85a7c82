import type { Definitions } from './definitions.ts';
import { num } from './geometry.ts';

/**
 * Fills as `url(#id)`. A colour is `#hex`, `#hex@offset` or `#hex@offset@opacity`; without offsets the colours are spread evenly.
 */
export type Gradients = {
  /** From the top left, where the light is, to the lower right. */
  linear(...colours: readonly string[]): string;
  vertical(...colours: readonly string[]): string;
  /** Round, lit from the top left. */
  radial(...colours: readonly string[]): string;
  /** Round, from the centre outwards. */
  centred(...colours: readonly string[]): string;
  /** Round, with its centre towards the lower right: shade from the top left. */
  shade(...colours: readonly string[]): string;
};

export function createGradients({ define }: Definitions): Gradients {
  const gradient = (kind: string, attributes: string, colours: readonly string[]) => {
    const tag = kind === 'l' || kind === 'v' ? 'linearGradient' : 'radialGradient';
    const draw = (id: string) => `<${tag} id="${id}"${attributes}>${stops(colours)}</${tag}>`;
    return `url(#${define(kind + colours.join(), draw)})`;
  };
  return {
    linear: (...colours) => gradient('l', ' x1=".18" y1=".08" x2=".82" y2=".95"', colours),
    vertical: (...colours) => gradient('v', ' x1="0" y1="0" x2="0" y2="1"', colours),
    radial: (...colours) => gradient('r', ' cx=".38" cy=".34" r=".74"', colours),
    centred: (...colours) => gradient('m', '', colours),
    shade: (...colours) => gradient('s', ' cx=".56" cy=".58" r=".58"', colours),
  };
}

function stops(colours: readonly string[]): string {
  return colours
    .map((text, i) => {
      const [colour, offset, opacity] = text.split('@');
      const at = offset ?? Number(num((i / (colours.length - 1)) * 100)) / 100;
      return `<stop offset="${at}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}
