import { num } from './geometry.ts';

/** Markup of one filled path; `extra` is further attributes with a leading space. */
export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra}/>`;
}

export function stroke(d: string, [colour, width]: readonly [string, number], extra = ''): string {
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" fill="none" ${pen}${extra}/>`;
}

export function ellipse(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra}/>`;
}

export function circle([cx, cy, r]: readonly [number, number, number], fill: string, extra = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${extra}/>`;
}

export function opacity(value: number): string {
  return ` opacity="${value}"`;
}

export function group(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

export function clipped(clipId: string, inner: string): string {
  return `<g clip-path="url(#${clipId})">${inner}</g>`;
}

export function each<const T>(list: readonly T[], draw: (item: T, index: number) => string): string {
  return list.map(draw).join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
