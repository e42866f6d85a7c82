import { EATEN, NOT_EATEN, ONLY_OR_BESIDES, ONLY_PARTICLE } from '../../vocabulary/foods/name-endings.ts';
import type { Readings } from '../taxonomy/resolve-part.ts';
import { isKindOf, type Taxonomy } from '../taxonomy/taxonomy.ts';
import { headIds } from './meaning.ts';
import { namedFoods } from './named-foods.ts';

/** Groups of which a visitor may eat one food only. */
const GROUPS = ['meat', 'seafood'] as const;
/** Words before and after the word for "only" in which its foods stand. */
const REACH = 4;

/**
 * The groups that a text leaves out by saying what alone is eaten: "I only eat chicken". Empty where the
 * text names the group itself, as in "of the meats only chicken", or says that the one food is left out.
 */
export function onlyEaten(taxonomy: Taxonomy, clean: string): Readings {
  const tokens = clean.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
  const said = tokens.flatMap((_, at) => [
    ...koreanOnly(tokens, at).flatMap((name) => headsOf(taxonomy, name)),
    ...englishOnly(tokens, at).flatMap((name) => headsOf(taxonomy, name)),
  ]);
  if (!said.some((id) => GROUPS.some((group) => isKindOf(taxonomy, id, group)))) return [];
  const named = tokens.flatMap((token) => headsOf(taxonomy, token));
  const isNamed = named.some((group) => said.some((id) => id !== group && isKindOf(taxonomy, id, group)));
  return isNamed ? [] : GROUPS.map((group) => [group]);
}

/** The names before "only" or "besides" in a token, where the words after it say that this is eaten, or that nothing else is. */
function koreanOnly(tokens: readonly string[], at: number): readonly string[] {
  const token = tokens[at] ?? '';
  const later = tokens.slice(at + 1, at + 1 + REACH).join('');
  return [...token.matchAll(ONLY_OR_BESIDES)].flatMap(({ index, 0: marker }) => {
    const verb = token.slice(index + marker.length) + later;
    const isSaid = marker === ONLY_PARTICLE ? EATEN.test(verb) : NOT_EATEN.test(verb);
    if (!isSaid) return [];
    return [index === 0 ? (tokens[at - 1] ?? '') : token.slice(0, index)];
  });
}

/** The names after "eat only" or "only eat"; "only chicken" alone may be all that is left out. */
function englishOnly(tokens: readonly string[], at: number): readonly string[] {
  const isEating = EATS.includes(tokens[at - 1] ?? '') || EATS.includes(tokens[at + 1] ?? '');
  const isDenied = tokens.slice(Math.max(0, at - 2), at).some((token) => NEGATORS.includes(token));
  return tokens[at] === 'only' && isEating && !isDenied ? tokens.slice(at + 1, at + 2 + REACH) : [];
}

const EATS: readonly string[] = ['eat', 'eats', 'eating'];
const NEGATORS: readonly string[] = ['not', 'never', 'cannot', 'cant', 'dont'];

function headsOf(taxonomy: Taxonomy, token: string): readonly string[] {
  return (namedFoods(taxonomy, token) ?? []).flatMap((each) => headIds(taxonomy, each));
}
