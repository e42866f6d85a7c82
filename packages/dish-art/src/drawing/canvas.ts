import { circlePath, num, type Point, smooth, TAU } from './geometry.ts';
import { type Random, randomFrom } from './seed.ts';
import type { Stamp } from './stamp.ts';

/** The `<defs>` of one picture. Each definition is written once and referred to by id. */
export type Definitions = {
  /** Id of a definition, which is drawn on first use. */
  define(key: string, draw: (id: string) => string): string;
  markup(): string;
};

/** The tools of every painter: one random stream, fills and shared definitions. */
export type Canvas = Random &
  Gradients & {
    /** Draws fewer strands and variants, for small pictures. */
    readonly lo: boolean;
    /** Variants of each ingredient drawn so far. */
    readonly stamps: Map<string, Stamp[]>;
    readonly define: Definitions['define'];
    /** Id of a clip in the shape of this path data. */
    clip(d: string): string;
    /** Id of a clip in the round shape of a dish. */
    clipRound(r: number): string;
    /** Path data of an irregular round shape. */
    blob(radii: Point, unevenness?: number, corners?: number): string;
  };

export type CanvasOptions = {
  seed: string;
  lo: boolean;
  definitions: Definitions;
};

export function createCanvas({ seed, lo, definitions }: CanvasOptions): Canvas {
  const chance = randomFrom(seed);
  const clip = (d: string) =>
    definitions.define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return {
    ...chance,
    ...createGradients(definitions),
    lo,
    stamps: new Map(),
    define: definitions.define,
    clip,
    clipRound: (r) => clip(circlePath(r, [100, 100])),
    blob([rx, ry], unevenness = 0.12, corners = 9) {
      const turn = chance.random() * TAU;
      return smooth(
        Array.from({ length: corners }, (_, i) => {
          const angle = (i / corners) * TAU + turn;
          const k = 1 + (chance.random() - 0.5) * 2 * unevenness;
          return [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k];
        }),
      );
    },
  };
}

/**
 * Fills as `url(#id)`. A colour is `#hex`, `#hex@offset` or `#hex@offset@opacity`; without offsets the colours are spread evenly.
 */
type Gradients = {
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

function createGradients({ define }: Definitions): Gradients {
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

export function createDefinitions(prefix: string): Definitions {
  const entries = new Map<string, { id: string; markup: string }>();
  return {
    define(key, draw) {
      const known = entries.get(key);
      if (known) return known.id;
      const entry = { id: prefix + entries.size.toString(36), markup: '' };
      // Reserved before drawing, because the drawing may add definitions itself.
      entries.set(key, entry);
      entry.markup = draw(entry.id);
      return entry.id;
    },
    markup: () => [...entries.values()].map((entry) => entry.markup).join(''),
  };
}
