import type { Label } from '../dish-names.ts';
import type { DishSpec } from '../dish-spec.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { path, repeat } from '../drawing/shapes.ts';

/** The printed band around a ready meal: a mark, two lines and a bar code. */
export function sleeve(
  c: Canvas,
  { sleeve: colours = ['#2F7D5B', '#1F5E43'], label = 'round' }: DishSpec,
): string {
  const band = '<rect x="-19" y="-69" width="38" height="138" rx="3"';
  return (
    `${band} opacity=".18" transform="translate(2 2)"/>` +
    `${band} fill="${c.linear(...colours)}"/>` +
    MARKS[label](colours[0]) +
    '<rect x="-11" y="-6" width="22" height="4" rx="2" fill="#fff" opacity=".9"/>' +
    '<rect x="-8" y="3" width="16" height="3" rx="1.5" fill="#fff" opacity=".6"/>' +
    '<rect x="-11" y="42" width="22" height="14" rx="2" fill="#fff" opacity=".9"/>' +
    '<path d="M-8 45v8M-5 45v8M-3 45v8M1 45v8M3.6 45v8M7 45v8" stroke="#333" stroke-width="1.2"/>'
  );
}

const MARKS: Record<Label, (colour: string) => string> = {
  round: (colour) =>
    `<circle cy="-36" r="12" fill="#fff" opacity=".95"/>${path('M-7 -37a7 7 0 0 0 14 0z', colour)}`,
  leaf: (colour) =>
    path('M-12 -28C-12 -44 0 -50 12 -50C12 -34 4 -24 -8 -25Z', '#fff', ' opacity=".95"') +
    `<path d="M-10 -24L7 -44" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`,
  stripes: () =>
    repeat(3, (i) => `<rect x="-19" y="${-56 + i * 13}" width="38" height="6" fill="#fff" opacity=".85"/>`),
};
