import { isKindOf, type Taxonomy } from '@kkini/domain';

/** Ids of the head of a compound, which is its end: "감식초" is first of all a vinegar. Empty for a single food. */
export function headsOf(taxonomy: Taxonomy, text: string, ids: readonly string[]): readonly string[] {
  if (ids.length < 1) return [];
  const head = longestEnding(taxonomy, text.replace(/\s/g, ''), 0);
  return head?.ids.slice(0, 1) ?? [];
}

/**
 * An unknown name without words of quality, smallest change first: "2가지색 파프리카", "각종 새싹", "m 적양배추" → the food; "쌀국수 가는것",
 * "쇠고기구이용", "게살냉동", "도미살" → the food before; "납작 썬 마늘" → the food after.
 */
export function* simplerNames(taxonomy: Taxonomy, name: string): Iterable<string> {
  const clean = cleanName(name);
  if (clean !== name) yield clean;
  const afterAdjective = withoutAdjectives(taxonomy, clean);
  if (afterAdjective !== clean) yield afterAdjective;
  for (const base of new Set([clean, afterAdjective])) {
    yield* withoutEnding(base);
    yield* withoutPart(taxonomy, base);
  }
}

/**
 * The rest of an unknown name without the words before a listed name: a brand or an unlisted kind. Null when it ends in no
 * listed food of at least two syllables.
 */
export function withoutUnknownStart(taxonomy: Taxonomy, name: string): string | null {
  const ending = longestEnding(taxonomy, cleanName(name).replace(/\s/g, ''), 1);
  if (ending === null || ending.ids.every((id) => taxonomy.items.get(id)?.kind === 'dish')) return null;
  return ending.name;
}

const COUNTED = /^(?:\d{1,2}|한|두|세|네|여러|갖은|갖)\s?가지\s?(?:색깔|색|종류)?의?\s?/;
const ASSORTED = /^(?:각종|갖은|모둠|모듬|색색의?|삼색|오색|기타|약간의|적당한|시판용?|수제|국내산|국산)\s?/;

function cleanName(name: string): string {
  return name
    .replace(/^[A-Za-z]\s(?=[가-힣])|(?<=[가-힣])\s[A-Za-z]$/g, '')
    .replace(COUNTED, '')
    .replace(ASSORTED, '')
    .replace(/(?<=[가-힣])\s?(?:각각|\d{1,4}|大|中|小)$/, '')
    .trim();
}

/**
 * Words before the last adjective ("잘 익은", "껍질 벗긴"), that adjective and an adverb after it describe the food and do not name
 * it.
 */
function withoutAdjectives(taxonomy: Taxonomy, name: string): string {
  const tokens = name.split(' ');
  const last = tokens
    .slice(0, -1)
    .findLastIndex((token) => isAdjective(token) && !taxonomy.names.readings.has(token));
  return tokens.slice(last + 1).join(' ');
}

const FINAL_N = 4;
const FINALS = 28;

/** Adjectives and verbs before a noun end in ㄴ. */
function isAdjective(token: string): boolean {
  const code = token.charCodeAt(token.length - 1) - 0xac00;
  return code >= 0 && code < 11172 && code % FINALS === FINAL_N;
}

const LONGEST_QUALITY = 5;

/** "가는것", "구이용": the quality is glued to the name, so every place between them is tried, short qualities first. */
function* withoutEnding(name: string): Iterable<string> {
  const ending = /(?:것|거|용)$/.exec(name)?.[0];
  if (ending === undefined) return;
  const rest = name.slice(0, -ending.length).trimEnd();
  if (ending !== '용' && !isAdjective(rest)) return;
  for (let length = 1; length <= LONGEST_QUALITY && length < rest.length; length += 1)
    yield rest.slice(0, -length).trimEnd();
}

/** Forms and parts that do not change the food; flesh only of animals, leaves and peel only of plants. */
const FORMS =
  /\s?(?:냉동|냉장|생것|엑스트라\s?버[진전젼]|통조림|캔|분말|파우더|다이스|큐브|슬라이스|퓨레|퓌레|페이스트|후레이크|제스트|원액|액기스|엑기스|농축액|과즙|알갱이|반쪽|조각|토막|채|편)$/;
const FLESH = /\s?(?:살코기|속살|순살|살|필레|필렛|몸통)$/;
const PLANT_PART = /\s?(?:이파리|잎|줄기|속대|순|속껍질|겉껍질|껍질|뿌리|대)$/;
const ANIMALS = ['meat', 'fish', 'seafood', 'beef', 'pork', 'chicken', 'poultry', 'shellfish', 'crustacean'];
const PLANTS = ['vegetable', 'fruit', 'herb', 'mushroom'];

function* withoutPart(taxonomy: Taxonomy, name: string): Iterable<string> {
  const form = name.replace(FORMS, '');
  if (form !== name) yield form;
  for (const [part, groups] of [
    [FLESH, ANIMALS],
    [PLANT_PART, PLANTS],
  ] as const) {
    const whole = name.replace(part, '');
    const ids = whole === name ? [] : (taxonomy.names.readings.get(whole.replace(/\s/g, '')) ?? []);
    const isOne = ids.some((id) => groups.some((group) => isKindOf(taxonomy, id, group)));
    if (isOne) yield whole;
  }
}

const LEAST_ENDING = 2;

/** The longest listed name at the end of a text, at least `from` characters in. */
function longestEnding(
  taxonomy: Taxonomy,
  text: string,
  from: number,
): { readonly name: string; readonly ids: readonly string[] } | null {
  const lower = text.toLowerCase();
  const earliest = Math.max(from, lower.length - taxonomy.names.longestName);
  for (let start = earliest; start <= lower.length - LEAST_ENDING; start += 1) {
    const name = lower.slice(start);
    const ids = taxonomy.names.readings.get(name);
    if (ids !== undefined) return { name, ids };
  }
  return null;
}
