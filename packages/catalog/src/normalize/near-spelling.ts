import type { Taxonomy } from '@kkini/domain';

/** Shorter names differ by one sound from too many others. */
const LEAST_SYLLABLES_ALIKE = 3;
const LEAST_SYLLABLES_NEAR = 4;

/**
 * The listed name with a similar spelling: the same sounds written differently (레디쉬, 래디시), or one sound off in four syllables
 * or more (돼기고기, 마요네스). Null without one, or if names of different foods are equally near.
 */
export function nearestName(taxonomy: Taxonomy, name: string): string | null {
  const squeezed = name.replace(/\s/g, '');
  const tokens = [squeezed, name.split(/\s/).at(-1) ?? ''];
  for (const token of tokens) {
    const found = nearestOf(taxonomy, token);
    if (found !== null) return found;
  }
  return null;
}

type Spelling = { readonly name: string; readonly sounds: string; readonly reading: string };

function nearestOf(taxonomy: Taxonomy, text: string): string | null {
  if (!/^[가-힣]{3,20}$/.test(text)) return null;
  const sounds = soundsOf(text);
  const near = [-1, 0, 1].flatMap((more) => spellingsOf(taxonomy).get(bucket(sounds, more)) ?? []);
  const alike = near.filter((each) => each.sounds === sounds);
  const close =
    alike.length > 0 || text.length < LEAST_SYLLABLES_NEAR
      ? alike
      : near.filter((each) => each.name.length >= LEAST_SYLLABLES_NEAR && isOneOff(each.sounds, sounds));
  const [first] = close;
  return first !== undefined && close.every(({ reading }) => reading === first.reading) ? first.name : null;
}

const spellings = new WeakMap<Taxonomy, ReadonlyMap<string, readonly Spelling[]>>();

function spellingsOf(taxonomy: Taxonomy): ReadonlyMap<string, readonly Spelling[]> {
  const known = spellings.get(taxonomy);
  if (known !== undefined) return known;
  const buckets = new Map<string, Spelling[]>();
  for (const [name, ids] of taxonomy.names.readings) {
    if (name.length < LEAST_SYLLABLES_ALIKE || !/^[가-힣]+$/.test(name)) continue;
    const sounds = soundsOf(name);
    const key = bucket(sounds, 0);
    buckets.set(key, [...(buckets.get(key) ?? []), { name, sounds, reading: ids.join() }]);
  }
  spellings.set(taxonomy, buckets);
  return buckets;
}

/** Names are compared with those of the same beginning and similar length. */
function bucket(sounds: string, more: number): string {
  return `${sounds.charAt(0)}${sounds.length + more}`;
}

/** Only ㅆ equals ㅅ: the other tense consonants distinguish foods (참깨, 참게). */
const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅅㅇㅈㅉㅊㅋㅌㅍㅎ';
/** Vowels that are often confused in loan words are equal. */
const VOWELS = 'ㅏㅔㅑㅔㅓㅔㅕㅔㅗㅘㅔㅔㅛㅜㅝㅔㅣㅠㅡㅣㅣ';
const GLIDES: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ' };
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const VOWEL_COUNT = 21;

/** Sounds of a Hangul text, with confusable vowels as one. */
function soundsOf(text: string): string {
  return [...text]
    .map((syllable) => {
      const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
      const onset = ONSETS.charAt(Math.floor(code / (FINALS * VOWEL_COUNT)));
      const vowel = VOWELS.charAt(Math.floor(code / FINALS) % VOWEL_COUNT);
      const final = code % FINALS;
      const plain = 'ㅅㅈㅊ'.includes(onset) ? (GLIDES[vowel] ?? vowel) : vowel;
      return onset + plain + (final === 0 ? '' : String.fromCharCode(0x11a7 + final));
    })
    .join('');
}

/** True when one sound is inserted, omitted or replaced. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
