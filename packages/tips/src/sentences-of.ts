import type { Tip } from './model/tip.ts';
import { splitSentences } from './wording/split-sentences.ts';

/** Every sentence of a tip, without its headings and the caution. */
export function sentencesOf({ sections }: Pick<Tip, 'sections'>): readonly string[] {
  if (sections === null) return [];
  return Object.values(sections).flatMap((bullets) => bullets.flatMap(({ text }) => splitSentences(text)));
}
