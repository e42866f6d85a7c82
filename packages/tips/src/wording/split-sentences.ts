/** The sentences of a text; the mark at the end is left out. A point between digits ends none. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[^\d])[.!?]+(?:\s+|$)|(?<=\d)[.!?]+(?:\s+|$)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
