import type { PlatedDish } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { GlazeName } from '../drawing/colours.ts';
import { roundedRect } from '../drawing/geometry.ts';
import { clipped, group, path } from '../drawing/shapes.ts';
import { boxShadow } from '../vessels/light.ts';
import type { PaintDish } from './object-painter.ts';
import { paintFilling } from './shop-fillings.ts';
import { sleeve } from './sleeve.ts';

/** A convenience-store meal in its sleeve: a clear tray, or a paper bowl for spooned food. */
export function paintShopTray(c: Canvas, spec: DishSpec, paintDish: PaintDish): string {
  const { main, glaze = 'cream', mirrored = false } = spec;
  const band = group(`translate(${mirrored ? 149 : 51} 100)`, sleeve(c, spec));
  const isSauced = main?.type === 'main' && main.sauce !== undefined;
  if (main && (isSauced || IN_PAPER.has(main.type)))
    return paintDish(c, { ...main, glaze, vessel: 'paper' }) + band;
  const [w, h] = [184, 136];
  const { rim, wall, floor } = TRAYS[glaze] ?? CLEAR;
  const tray =
    path(roundedRect(w, h, 20), c.linear(...rim)) +
    path(roundedRect(w - 10, h - 10, 16), c.linear(...wall)) +
    path(roundedRect(w - 18, h - 18, 13), floor);
  const clip = c.clip('M30 41h140q13 0 13 13v92q0 13 -13 13h-140q-13 0 -13 -13v-92q0 -13 13 -13z');
  return (
    boxShadow(w, h, 20) +
    group('translate(100 100)', tray) +
    clipped(clip, paintFilling(c, spec)) +
    '<path d="M14 34L54 34L112 166L14 166Z" fill="#fff" opacity=".12"/>' +
    '<path d="M70 34L84 34L142 166L128 166Z" fill="#fff" opacity=".15"/>' +
    group(
      'translate(100 100)',
      path(roundedRect(w - 4, h - 4, 18), 'none', ' stroke="#fff" stroke-width="2.4" opacity=".7"'),
    ) +
    band
  );
}

const IN_PAPER: ReadonlySet<string> = new Set<PlatedDish>([
  'porridge',
  'soup',
  'stew',
  'noodle',
  'ricebowl',
  'bibimbap',
  'yogurt',
  'rice',
  'japchae',
  'friedRice',
]);

type Two = readonly [string, string];
type Tray = { rim: Two; wall: Two; floor: string };

const CLEAR: Tray = { rim: ['#FFFFFF', '#DCE2E2'], wall: ['#D2DADA', '#F4F7F7'], floor: '#F1EEE6' };

const TRAYS: Partial<Record<GlazeName, Tray>> = {
  char: { rim: ['#5B5653', '#2B2826'], wall: ['#24211F', '#57514D'], floor: '#3B3734' },
  wood: { rim: ['#E0BC88', '#B58A52'], wall: ['#A97C45', '#D8B078'], floor: '#EAD2A6' },
  celadon: { rim: ['#DCEADF', '#A9C4B2'], wall: ['#93B3A0', '#D5E5D9'], floor: '#E6F0E8' },
};
