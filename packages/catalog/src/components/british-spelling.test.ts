import { describe, expect, it } from 'vitest';
import { bundledParts } from '../testing/bundled-content.ts';

/** American spellings of words that recipes use; the product's English is British (docs/style.md). */
const AMERICAN =
  /\b(?:flavor(?:s|ed)?|savory|savor|centers?|colors?|colored|gray|fibers?|odors?|liters?|molds?|molded)\b/giu;

/** Every text of a file under the key `en`. */
function englishIn(text: string): string {
  const found: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'en' && typeof value === 'string') found.push(value);
    return value;
  });
  return found.join('\n');
}

describe('the English of the cookbook', () => {
  it('is spelt the British way', () => {
    const found = bundledParts().componentFiles.flatMap(({ file, text }) =>
      (englishIn(text).match(AMERICAN) ?? []).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
