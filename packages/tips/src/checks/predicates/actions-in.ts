import { LESS, STARCH_WORDS } from '../../messages/predicates/dish-words.ts';
import { ACTION_WORDS, SEASONING_NAMES } from '../../messages/predicates/wording-words.ts';
import type { Tip, TipSwap } from '../../model/tip.ts';
import { splitSentences } from '../../wording/split-sentences.ts';

/** Keys of the actions a bullet asks for. Two texts with a common key ask for the same thing. */
export function actionsIn({
  text,
  swap,
}: {
  readonly text: string;
  readonly swap: TipSwap | null;
}): ReadonlySet<string> {
  const found = new Set<string>();
  if (swap !== null) found.add(`swap ${swap.to}`);
  for (const [key, words] of Object.entries(ACTION_WORDS)) if (words.test(text)) found.add(key);
  for (const sentence of splitSentences(text)) {
    if (!LESS.test(sentence)) continue;
    if (swap === null && STARCH_WORDS.test(sentence)) found.add('less starch');
    for (const [name] of sentence.matchAll(SEASONING_NAMES)) found.add(`less ${name}`);
  }
  return found;
}

/** Actions a tip asks for. Other tips of the day must ask for other actions (safety-rules section 9, P21). */
export function askedBy({ lines }: Pick<Tip, 'lines'>): readonly string[] {
  const actions = lines.filter(({ part }) => part === 'action');
  return [...new Set(actions.flatMap(({ text, swap }) => [...actionsIn({ text: text.ko, swap })]))];
}
