/** What a visitor typed or pasted, on one line: a table row brings tabs along, which the survey call refuses. */
export function ownWords(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
