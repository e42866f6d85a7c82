import { foodLabel, type IngredientLine, type Taxonomy } from '@kkini/domain';
import { FOR_A_DISH, PLAIN_NAME, SPOKEN_NAMES } from '../messages/amounts.ts';
import type { TipText } from '../model/tip.ts';
import type { TipContext } from './tip-context.ts';

/** Places, peoples and brands that begin names of foods and dishes. */
const PROPER = [
  'Andong',
  'Cheongyang',
  'Chinese',
  'Chodang',
  'Cobb',
  'French',
  'Gangwon',
  'Greek',
  'Italian',
  'Japanese',
  'Jeju',
  'Jeonju',
  'Korean',
  'Manila',
  'Mexican',
  'Parmesan',
  'Spam',
  'Spanish',
  'Thai',
  'Toowoomba',
  'Vienna',
  'Vietnamese',
  'Worcestershire',
];

/** A name that keeps its capital: "BLT sandwich", "Jeonju bibimbap". */
const KEEPS_CAPITAL = new RegExp(`^(?:[A-Z]{2,}|${PROPER.join('|')})(?![a-z])`, 'u');

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

/** Name of a line in a sentence: its own short Korean name, else that of its food. */
export function lineName(taxonomy: Taxonomy, { id, name }: IngredientLine): string {
  const spoken = SPOKEN_NAMES[name] ?? bareOf(name);
  if (spoken !== null) return spoken;
  if (PLAIN_NAME.test(name) || id === null) return name;
  return foodLabel(taxonomy, id);
}

/** The food in a name that states the use of a cut: 샤브샤브용 소고기 is 소고기. */
function bareOf(name: string): string | null {
  const bare = name.replace(FOR_A_DISH, '');
  return bare === name || bare === '' ? null : (SPOKEN_NAMES[bare] ?? bare);
}

/** An English name as it stands within a sentence. */
export function withinSentence(name: string): string {
  return KEEPS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
