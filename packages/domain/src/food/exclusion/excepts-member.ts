import { memoizeByText } from '../../memoize.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { namedFoods } from './named-foods.ts';

/** Words on either side of a word for "except" in which its food and its group stand. */
const REACH = 4;
/** Most different words of a text to keep the foods of. */
const MOST_TOKENS = 500;

/**
 * True for a text that takes a food out of a group it belongs to: "crustaceans other than shrimp", 땅콩을 제외하고 견과류.
 * The food stands first in Korean and last in English.
 */
export function exceptsMember(taxonomy: Taxonomy, clean: string): boolean {
  const { except, exceptAll } = taxonomy.visitor.wording.words;
  const words = [...except, ...exceptAll];
  const tokens = clean.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
  const headsOf = memoizeByText(MOST_TOKENS, (token) => heads(taxonomy, token));
  return tokens.some((token, at) => {
    const word = words.find((each) => token === each || (each.length > 1 && token.endsWith(each)));
    if (word === undefined || (/^[a-z]/u.test(token) && token !== word)) return false;
    const stem = token.slice(0, -word.length);
    const before = [...tokens.slice(Math.max(0, at - REACH), at), stem].flatMap((each) => headsOf(each));
    const after = tokens.slice(at + 1, at + 1 + REACH).flatMap((each) => headsOf(each));
    const [members, groups] = /^[a-z]/u.test(token) ? [after, before] : [before, after];
    return members.some((id) => groups.some((group) => id !== group && isKindOf(taxonomy, id, group)));
  });
}

function heads(taxonomy: Taxonomy, token: string): readonly string[] {
  return (namedFoods(taxonomy, token) ?? []).flatMap((each) => headIds(taxonomy, each));
}
