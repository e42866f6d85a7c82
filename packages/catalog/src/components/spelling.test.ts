import { describe, expect, it } from 'vitest';
import { bundledParts } from '../testing/bundled-content.ts';

/** American spellings of words that recipes use; the product's English is British (docs/style.md). */
const AMERICAN =
  /\b(?:flavor(?:s|ed)?|savory|savor|centers?|colors?|colored|gray|fibers?|odors?|liters?|molds?|molded)\b/giu;

/** Loanwords in a non-standard spelling (국립국어원 외래어 표기법), which search names may have. */
const NOT_STANDARD = /모짜렐라|요구르트|소세지|케찹|케챱|쥬스|바게뜨|쏘스|스파게띠|파르메산|까망베르/gu;

/** All texts of a file under these keys, one per line. */
function textsIn(text: string, keys: readonly string[]): string {
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (keys.includes(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found.join('\n');
}

describe('the cookbook is spelt', () => {
  it.each([
    ['the British way in English', ['en'], AMERICAN],
    ['as the standard does in Korean', ['ko', 'name'], NOT_STANDARD],
  ])('%s', (_how, keys, wrong) => {
    const found = bundledParts().componentFiles.flatMap(({ file, text }) =>
      (textsIn(text, keys).match(wrong) ?? []).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
