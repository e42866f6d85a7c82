export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;

/** A coordinate as text with at most one decimal and no zero before the point, to keep the markup short. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degrees(radiansValue: number): number {
  return (radiansValue * 180) / Math.PI;
}

/** The point at an angle and distance from a centre, by default the middle of a dish. */
export function onCircle(angle: number, distance: number, [cx, cy]: Point = [100, 100]): Point {
  return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance];
}

/** Path data of a smooth curve through the points: Catmull-Rom as Bézier segments. */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? [0, 0];
  let [penX, penY]: Point = [tenth(at(0)[0]), tenth(at(0)[1])];
  let d = `M${num(penX)}${next(penY)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [endX, endY] = [tenth(to[0]), tenth(to[1])];
    const steps = [
      from[0] + (to[0] - before[0]) / 6 - penX,
      from[1] + (to[1] - before[1]) / 6 - penY,
      to[0] - (after[0] - from[0]) / 6 - penX,
      to[1] - (after[1] - from[1]) / 6 - penY,
      endX - penX,
      endY - penY,
    ];
    d += steps.map((step, k) => (k === 0 ? `c${num(step)}` : next(step))).join('');
    [penX, penY] = [endX, endY];
  }
  return d + (closed ? 'Z' : '');
}

/** A closed smooth curve from a radius, or a point, per angle. */
export function polar(shape: (angle: number) => number | Point, steps: number): string {
  return smooth(
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * TAU;
      const at = shape(angle);
      return typeof at === 'number' ? [Math.cos(angle) * at, Math.sin(angle) * at] : at;
    }),
  );
}

/** Path data of a rectangle around 0,0. */
export function roundedRect(w: number, h: number, r: number): string {
  const [left, top, right, bottom] = [num(-w / 2), num(-h / 2), num(w / 2), num(h / 2)];
  const [x1, x2, y1, y2] = [num(-w / 2 + r), num(w / 2 - r), num(-h / 2 + r), num(h / 2 - r)];
  return (
    `M${x1} ${top}H${x2}Q${right} ${top} ${right} ${y1}V${y2}Q${right} ${bottom} ${x2} ${bottom}` +
    `H${x1}Q${left} ${bottom} ${left} ${y2}V${y1}Q${left} ${top} ${x1} ${top}Z`
  );
}

export function circlePath(r: number, [x, y]: Point = [0, 0]): string {
  const arc = `a${num(r)} ${num(r)} 0 1 0`;
  return `M${num(x - r)} ${num(y)}${arc} ${num(2 * r)} 0${arc} ${num(-2 * r)} 0Z`;
}

/** A polygon with a flat side up, around 0,0. */
export function polygon(sides: number, r: number): string {
  const corners = Array.from({ length: sides }, (_, i) => onCircle(((i + 0.5) / sides) * TAU, r, [0, 0]));
  return `M${corners.map(([x, y]) => pair(x, y)).join('L')}Z`;
}

function pair(x: number, y: number): string {
  return `${num(x)} ${num(y)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number that follows another; a minus sign separates them as well as a space does. */
function next(value: number): string {
  const text = num(value);
  return text.startsWith('-') ? text : ` ${text}`;
}
