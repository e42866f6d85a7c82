/** Typed or pasted text on one line, because a pasted table row has tabs, which the survey call refuses. */
export function ownWords(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
