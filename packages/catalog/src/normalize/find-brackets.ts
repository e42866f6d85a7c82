/** Range and content of a bracket. Nested brackets belong to the outermost. */
export type Bracket = { readonly start: number; readonly end: number };

const OPEN = '([{';
const CLOSE = ')]}';

/** Outermost brackets of a text in order, in one pass. Unmatched brackets do not count. */
export function findBrackets(text: string): readonly Bracket[] {
  const found: Bracket[] = [];
  const opened: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPEN.includes(character)) opened.push(at);
    if (!CLOSE.includes(character)) continue;
    const start = opened.pop();
    if (start === undefined) continue;
    while ((found.at(-1)?.start ?? -1) > start) found.pop();
    found.push({ start, end: at + 1 });
  }
  return found;
}
