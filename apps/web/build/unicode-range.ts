/** The CSS `unicode-range` of the characters of a text: "U+20-7E, U+AC00". */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const point of points.sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point === range.last + 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
