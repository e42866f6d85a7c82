import type { Definitions } from './definitions.ts';
import { circlePath, type Point, smooth, TAU } from './geometry.ts';
import { createGradients, type Gradients } from './gradients.ts';
import { type Random, randomFrom } from './seed.ts';
import type { Stamp } from './stamp.ts';

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
