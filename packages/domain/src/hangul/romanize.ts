import { FINAL_JAMO, INITIAL_JAMO, splitSyllable } from './hangul-syllable.ts';

const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Romanized final sounds in the order of {@link FINAL_JAMO}. */
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Assimilation of a final sound before ㄴ and ㅁ. */
const BEFORE_NASAL: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };

/**
 * Hangul in the romanization of titles and ingredients (Revised Romanization, with a final consonant carried over to
 * a following vowel): romanize('볶음') is 'bokkeum'. Null when a character is not a syllable.
 */
export function romanize(text: string): string | null {
  const syllables = [...text.normalize('NFC')].map(splitSyllable);
  let written = '';
  for (const [at, syllable] of syllables.entries()) {
    if (syllable === null) return null;
    const before = syllables[at - 1]?.final ?? 0;
    const after = syllables[at + 1];
    const isSoundedOn = before > 0 && INITIAL_JAMO[syllable.initial] === 'ㅇ';
    written += isSoundedOn ? '' : (INITIALS[syllable.initial] ?? '');
    if (written.endsWith('lr')) written = `${written.slice(0, -1)}l`;
    written += VOWELS[syllable.vowel] ?? '';
    written += finalOf(syllable.final, after === undefined || after === null ? null : after.initial);
  }
  return written;
}

function finalOf(final: number, next: number | null): string {
  const sound = FINALS[final] ?? '';
  const following = next === null ? '' : (INITIAL_JAMO[next] ?? '');
  if (following === 'ㅇ') return soundedOn(FINAL_JAMO[final] ?? '', sound);
  return following === 'ㄴ' || following === 'ㅁ' ? (BEFORE_NASAL[sound] ?? sound) : sound;
}

/**
 * The sound of a final carried over to a vowel: a single consonant sounds like an initial one, a cluster like a final
 * one.
 */
function soundedOn(jamo: string, sound: string): string {
  const initial = INITIAL_JAMO.indexOf(jamo);
  return jamo === 'ㅇ' || initial < 0 ? sound : (INITIALS[initial] ?? sound);
}
