import { exactReadings, type NameIndex } from './name-index.ts';

/** A line without amounts, split at its separators; words in brackets are kept apart. */
type SplitLine = { readonly parts: readonly string[]; readonly bracketed: readonly string[] };

/** Splits an ingredient line into parts that each name one food (or one compound of foods). */
export function splitLine(names: NameIndex, line: string): SplitLine {
  const { outside, inside } = takeBrackets(line.normalize('NFC').toLowerCase());
  return { parts: cut(names, outside), bracketed: inside.flatMap((text) => cut(names, text)) };
}

function cut(names: NameIndex, text: string): readonly string[] {
  const { amount, nativeAmount, separator } = names.wording;
  const bare = text
    .replace(amount, ' ')
    .replace(nativeAmount, ' ')
    .replace(/[.!?~*:"'\u2018-\u201D\u2026#]+/gu, ' ');
  return bare
    .split(separator)
    .flatMap((part) => cutAtParticles(names, part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A joining particle counts only at the end of a word that is not itself a name: 사과 (apple) ends in 과. */
function cutAtParticles(names: NameIndex, part: string): readonly string[] {
  const words = part.split(/\s+/u).filter((word) => word !== '');
  const parts: string[][] = [[]];
  for (const [index, word] of words.entries()) {
    const joined = index < words.length - 1 ? withoutParticle(names, word) : null;
    parts.at(-1)?.push(joined ?? word);
    if (joined !== null) parts.push([]);
  }
  return parts.map((each) => each.join(' '));
}

function withoutParticle(names: NameIndex, word: string): string | null {
  if (exactReadings(names, word) !== null) return null;
  const particle = names.wording.joiningParticles.find((each) => word.endsWith(each));
  return particle === undefined ? null : word.slice(0, word.length - particle.length);
}

function takeBrackets(text: string): { readonly outside: string; readonly inside: readonly string[] } {
  const inside: string[] = [];
  let outside = text;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(BRACKETS, (whole) => {
      inside.push(whole.slice(1, -1));
      return ' ';
    });
  }
  return { outside: outside.replace(STRAY_BRACKETS, ' '), inside };
}

const OPEN = '(\\[{<\uFF08\uFF3B\u3010\u3014\u300A\u3008';
const CLOSE = ')\\]}>\uFF09\uFF3D\u3011\u3015\u300B\u3009';
const BRACKETS = new RegExp(`[${OPEN}][^${OPEN}${CLOSE}]*[${CLOSE}]`, 'gu');
const STRAY_BRACKETS = new RegExp(`[${OPEN}${CLOSE}]`, 'gu');
