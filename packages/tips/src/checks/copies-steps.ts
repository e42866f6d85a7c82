/** Words in a row that make a copy (tips-rules section 9). */
const COPIED_WORDS = 15;

/** True when a text repeats a run of words of the cooking steps. */
export function copiesSteps(text: string, steps: readonly string[]): boolean {
  const words = wordsOf(text);
  const source = ` ${wordsOf(steps.join(' ')).join(' ')} `;
  for (let start = 0; start + COPIED_WORDS <= words.length; start += 1) {
    if (source.includes(` ${words.slice(start, start + COPIED_WORDS).join(' ')} `)) return true;
  }
  return false;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
