import type { Taxonomy } from '@kkini/domain';

/** Words of a state after a name, and the words before the name of a food in that state, the likeliest first. */
const STATES: readonly { readonly said: RegExp; readonly before: readonly string[] }[] = [
  { said: /^(?:말린|마른|건조한|건조된|건조|건)$/, before: ['말린', '건', '마른'] },
  { said: /^(?:생|날)$/, before: ['생'] },
  { said: /^(?:불린|불려놓은)$/, before: ['불린'] },
  { said: /^(?:데친|삶은)$/, before: ['데친', '삶은', '불린'] },
  { said: /^(?:염장|염장한)$/, before: ['염장'] },
];

/** A name, a space, comma or underscore, and the words of a state: "미역, 말린 것", "다시마 건", "미역_생것". */
const NAME_AND_STATE = /^(\S(?:.{0,30}?\S)??)[\s,_]{1,3}([가-힣]{1,4}?) ?[것거]?$/u;

/** The listed name of a food in the state said after it ("고사리 말린것" → 말린고사리); null where no such name is listed. */
export function stateName(taxonomy: Taxonomy, text: string): string | null {
  const [, name, state] = NAME_AND_STATE.exec(text) ?? [];
  if (name === undefined || state === undefined) return null;
  const words = STATES.find(({ said }) => said.test(state))?.before ?? [];
  const names = words.map((word) => word + name.replace(/[\s,_]/g, ''));
  return names.find((each) => taxonomy.names.readings.has(each)) ?? null;
}

/** True for words that only tell how the food before a comma is prepared: "말린것", "채 썬 것", "염장". */
export function isOnlyState(words: string): boolean {
  return ONLY_STATE.test(words.trim());
}

const MANNER = '(?:(?:잘게|곱게|굵게|얇게|가늘게|길게|채|어슷|송송|푹|살짝|물에|미리|소금에) ?)?';
const MADE =
  '말린|마른|건조한|건조된|생|날|불린|불려놓은|데친|삶은|찐|구운|볶은|익힌|절인|염장한|다진|썬|썰은|깐|간|갈은|으깬|손질한|씻은|큰|작은';
/** Listed, because a food may be glued before it: "파다진것" is a leek. */
const ONLY_STATE = new RegExp(`^(?:${MANNER}(?:${MADE}) ?[것거]|건조|염장|냉동|냉장)$`, 'u');
