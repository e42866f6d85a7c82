import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startKo } from '../src/messages/ko/start.ts';
import { fontParts, withoutRepeats } from './font-characters.ts';
import { unicodeRange } from './unicode-range.ts';

const CATALOGUE = join(import.meta.dirname, '../../../packages/catalog/data');

describe('parts of the font', () => {
  it('give the first page every sign it shows', () => {
    const [start] = fontParts();
    const shown = [...new Set(Object.values(startKo).join(''))];
    expect(shown.filter((sign) => !start?.characters.includes(sign))).toEqual([]);
  });

  it('give every sign of a recipe and of its tips, so that no whole font is fetched for one', () => {
    const signs = new Set(fontParts().flatMap(({ characters }) => [...characters]));
    const recipe = readFileSync(join(CATALOGUE, 'recipes/beef-seaweed-soup.json'), 'utf8');
    expect([...recipe].filter((sign) => /\p{L}/u.test(sign) && !signs.has(sign))).toEqual([]);
  });

  it('hold no sign twice', () => {
    const signs = fontParts().flatMap(({ characters }) => [...characters]);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('leave to a later part only what no earlier one has', () => {
    const parts = withoutRepeats([
      { name: 'start', characters: '나가가\n' },
      { name: 'screens', characters: '가다' },
    ]);
    expect(parts).toEqual([
      { name: 'start', characters: '가나' },
      { name: 'screens', characters: '다' },
    ]);
  });
});

describe('unicode-range', () => {
  it('joins neighbours and names loners', () => {
    expect(unicodeRange('cab힣가')).toBe('U+61-63, U+AC00, U+D7A3');
  });
});
