import type { Tip } from '../model/tip.ts';
/** The sentences of a text without their end marks. A point between digits ends none. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[^\d])[.!?]+(?:\s+|$)|(?<=\d)[.!?]+(?:\s+|$)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Every sentence of a tip, without its headings and the caution. */
export function sentencesOf({ sections }: Pick<Tip, 'sections'>): readonly string[] {
  if (sections === null) return [];
  return Object.values(sections).flatMap((bullets) => bullets.flatMap(({ text }) => splitSentences(text)));
}
