/** Closing signs directly before Hangul. Browsers break a line here even with `word-break: keep-all`. */
const CLOSED_BEFORE_HANGUL = /[)%’](?=\p{Script=Hangul})/gu;

/** A text whose particles stay on the line of their word: `2/3공기(140g)를` never begins a line with `를`. */
export function keptTogether(text: string): string {
  return text.replace(CLOSED_BEFORE_HANGUL, '$&\u2060');
}

/** Between the items of a list: a line may end with the dot, but never begins with it. */
export const MIDDLE_DOT = '\u00a0· ';
