import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

export const MARK = join(import.meta.dirname, '../public/favicon.svg');
const GROUND = '#1E6848';

/** Icons by name: edge in pixels, and the share of it the logo fills. Without a share the logo keeps its own margins. */
const ICONS = {
  'icon-192': { pixels: 192, share: null },
  'icon-512': { pixels: 512, share: null },
  // Devices crop these to circles or squares; the middle 80 % always stays visible.
  'icon-maskable-512': { pixels: 512, share: 0.74 },
  'apple-touch-icon': { pixels: 180, share: 0.86 },
} as const;

/** Draws the icons of the installed page from the logo. */
export function iconPlugin(): Plugin {
  return {
    name: 'kkini-icons',
    apply: 'build',
    generateBundle() {
      const mark = readFileSync(MARK, 'utf8');
      for (const [name, { pixels, share }] of Object.entries(ICONS)) {
        const drawing = share === null ? mark : onGround(mark, share);
        const source = new Resvg(drawing, { fitTo: { mode: 'width', value: pixels } }).render().asPng();
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}

function onGround(mark: string, share: number): string {
  const shapes = mark.replace(/^[\s\S]*?<rect[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const move = `translate(16 16) scale(${share}) translate(-16 -16)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GROUND}"/><g transform="${move}">${shapes}</g></svg>`;
}
