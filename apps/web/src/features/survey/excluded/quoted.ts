/** The visitor's words in a sentence, each in quotation marks. */
export function quoted(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(', ');
}
