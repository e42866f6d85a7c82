/** The sentences of a text without their end marks. A point between digits ends none. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[^\d])[.!?]+(?:\s+|$)|(?<=\d)[.!?]+(?:\s+|$)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
