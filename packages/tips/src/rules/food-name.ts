import type { IngredientLine } from '@kkini/domain';
import type { TipText } from '../model/tip.ts';
import { lineName } from './line-name.ts';
import type { TipContext } from './tip-context.ts';

/** The name of a line's food in a sentence, in every language. */
export function foodName({ taxonomy }: TipContext, line: IngredientLine): TipText {
  const ko = lineName(taxonomy, line);
  const english = line.id === null ? undefined : taxonomy.items.get(line.id)?.en;
  return { ko, en: plainEnglish(english ?? ko) };
}

/** A name of the taxonomy as it stands in a sentence: without explanations and alternatives. */
function plainEnglish(name: string): string {
  const [first = name] = name.toLowerCase().split(/ \/ | \(|, /u);
  return first.replace(/^korean |^chicken (?=egg)|^lean (?=pork|beef)/u, '');
}
