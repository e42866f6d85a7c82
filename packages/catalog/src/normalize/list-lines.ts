import { cutAtBullets } from './bullets.ts';
import { CIRCLED, numberedParts } from './numbering.ts';

/** Lines of a tidy text, cut at the bullets and numbers that list its foods, without these, footnotes and dot leaders. */
export function listLines(text: string): readonly string[] {
  let count = 0;
  return text.split('\n').flatMap((line) => {
    // "1 - onion" counts onions.
    const { parts, last } = DASHED.test(line)
      ? { parts: [line], last: count }
      : numberedParts(line.replace(LEADER, ' ').replace(GLUED, ' '), count);
    count = last;
    return parts
      .flatMap(cutAtBullets)
      .flatMap((part) => part.replace(NUMBER, '$1\n').split('\n'))
      .map((part) => part.replace(FOOTNOTE, ' ').replace(/ {2,}/g, ' ').trim())
      .filter((part) => part !== '');
  });
}

const DASHED = /^\d{1,2}\s+[-–—]/;
/** "두부 1모2)대파 1대": a number between a unit and a name. */
const GLUED = /(?<=[가-힣])(?=\d{1,2}\)[가-힣])/g;
/** Signs that lead from a name to its amount. */
const LEADER = /(?<=[가-힣)])\s?(?:[._·-]{3,}|[|→⇒_–—ㅡ\u1173]|[-=]>|(?<=(?:^|,)[^\d,(]{1,30})\/)\s?(?=\d)/g;
const NUMBER = new RegExp(`(^|[\\s,;])[${CIRCLED}]\\s?(?=\\p{L})`, 'gu');
const FOOTNOTE = new RegExp(`\\(?[${CIRCLED}]\\)?`, 'g');
