/** A text without the characters of `edge` at both ends, in linear time. */
export function stripEdges(text: string, edge: string): string {
  return stripEnd(stripStart(text, edge), edge);
}

/** A text without the characters of `edge` at its start. */
export function stripStart(text: string, edge: string): string {
  let from = 0;
  while (from < text.length && edge.includes(text.charAt(from))) from += 1;
  return text.slice(from);
}

/** A text without the characters of `edge` at its end. */
export function stripEnd(text: string, edge: string): string {
  let to = text.length;
  while (to > 0 && edge.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}
