import type { IngredientLine } from '@kkini/domain';
import type { TipText } from '../model/tip.ts';
import { withinSentence } from '../wording/within-sentence.ts';
import { lineName } from './line-name.ts';
import type { TipContext } from './tip-context.ts';

/** Name of a line's food in a sentence, in both languages. The recipe knows the cut, the taxonomy only the food. */
export function foodName({ taxonomy, facts }: TipContext, line: IngredientLine): TipText {
  const ko = lineName(taxonomy, line);
  const ofFood = line.id === null ? undefined : taxonomy.items.get(line.id)?.en;
  return { ko, en: plainEnglish(facts.dish.englishOf.get(line) ?? ofFood ?? ko) };
}

/** A name as used in a sentence: without explanations, alternatives and initial capital. */
function plainEnglish(name: string): string {
  const [first = name] = name.split(/ ?\/ | \(|, /u);
  const plain = (SPOKEN_ENGLISH[first.toLowerCase()] ?? first).replace(
    /^(?:cooked|korean|raw|boiled|fresh|whole(?= chicken| duck)|firm|peeled|boned|boneless|shredded|stewing|thin-sliced|thinly sliced) (?=\w)|^chicken (?=eggs?$)/iu,
    '',
  );
  return withinSentence(plain);
}

/** English names of foods whose listed name does not fit into a sentence. */
const SPOKEN_ENGLISH: Readonly<Record<string, string>> = {
  'pork backbone': 'pork',
  'frozen mixed seafood': 'seafood',
};
