import { memoizeByText } from '../../memoize.ts';
import {
  OF_A_GROUP,
  OF_SEVERAL,
  ONLY_ONE,
  ONLY_PARTICLE,
  TOPIC_PARTICLES,
} from '../../vocabulary/foods/name-endings.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { namedFoods } from './named-foods.ts';
import type { VisitorWording } from './visitor-wording.ts';

/** True when a text says that something may stay: "but cheese is fine", "anything other than" (rule 4). */
export function asksWhatMayStay({ words }: VisitorWording, text: string): boolean {
  const tokens = text.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
  return (
    saysItMayStay(words, tokens) ||
    saysOnlyOne(tokens) ||
    saysOneOfAGroup(tokens) ||
    saysTheRest(words, tokens) ||
    eatsBesides(tokens) ||
    marksBoth(text) ||
    exceptsInBrackets(words, text)
  );
}

type Words = VisitorWording['words'];

function saysItMayStay(
  { mayStay, mayStayNegators, mayStayBreakers }: Words,
  tokens: readonly string[],
): boolean {
  const joined = tokens.join('');
  return mayStay.some((word) => {
    if (/^[a-z]/u.test(word)) {
      const at = tokens.indexOf(word);
      return at >= 0 && !mayStayNegators.includes(tokens[at - 1] ?? '');
    }
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + 1)) {
      const isNegated = mayStayNegators.some((each) => joined.slice(0, at).endsWith(each));
      const isBroken = mayStayBreakers.some((each) => joined.startsWith(each, at + word.length));
      if (!isNegated && !isBroken) return true;
    }
    return false;
  });
}

/** "Of meat only chicken": says that one food is all that is eaten, or all that is left out. */
function saysOnlyOne(tokens: readonly string[]): boolean {
  const [before = '', last = ''] = tokens.slice(-2);
  return TOPIC_PARTICLES.some((each) => before.endsWith(each)) && last.slice(1).endsWith(ONLY_PARTICLE);
}

/** "Of the meats I only leave out pork": a member of a group, so the others may stay. */
function saysOneOfAGroup(tokens: readonly string[]): boolean {
  const isGroup = (token: string) => token === OF_SEVERAL || OF_A_GROUP.some((each) => token.endsWith(each));
  const isOne = (token: string) => token !== ONLY_ONE && token.slice(1).endsWith(ONLY_PARTICLE);
  const group = tokens.findIndex(isGroup);
  return group >= 0 && tokens.slice(group + 1).some(isOne);
}

function saysTheRest({ except, exceptAll, allRest }: Words, tokens: readonly string[]): boolean {
  const ends = (token: string, words: readonly string[]) => words.some((word) => token.endsWith(word));
  return tokens.some((token, at) => {
    if (/^[a-z]/u.test(token)) {
      const isAll = exceptAll.includes(token) && allRest.includes(tokens[at - 1] ?? '');
      return isAll || except.includes(token);
    }
    if (ends(token, except)) return true;
    if (exceptAll.some((word) => allRest.some((rest) => token.endsWith(word + rest)))) return true;
    return ends(token, exceptAll) && allRest.includes(tokens[at + 1] ?? '');
  });
}

/** "I eat fish but not meat", "vegetarian but eat eggs": says what is eaten beside what is not. */
function eatsBesides(tokens: readonly string[]): boolean {
  if (!tokens.includes('but')) return false;
  return tokens.some((token, at) => {
    const before = tokens.slice(Math.max(0, at - 2), at);
    return ['eat', 'eats'].includes(token) && !before.some((word) => ENGLISH_NEGATORS.includes(word));
  });
}

const ENGLISH_NEGATORS = ['not', 'no', 'never', 'dont', 'doesnt', 'cant', 'cannot', 't', 'wont'];

/** "Milk X, cheese O": a cross and a circle beside foods tell what must go and what may stay. */
function marksBoth(text: string): boolean {
  return (
    /[\u2715\u2716\u2717\u2718\u274C\u274E\u00D7]|(?<![a-z])x(?![a-z])/u.test(text) &&
    /[\u25CB\u25EF\u2B55]|(?<![a-z])o(?![a-z])/u.test(text)
  );
}

/** "Dairy (cheese left out)" blocks both foods, although the visitor may mean that cheese stays. */
function exceptsInBrackets({ except, exceptAll }: Words, text: string): boolean {
  return [...text.matchAll(/[([{<]([^()[\]{}<>]*)[)\]}>]/gu)].some(([, inside = '']) => {
    const word = [...except, ...exceptAll].find((each) => inside.includes(each));
    return word !== undefined && inside.replace(word, '').trim() !== '';
  });
}

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
