import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startKo } from '../src/messages/ko/start.ts';
import { LOCALE_NAMES } from '../src/messages/locale.ts';
import { fontParts, unicodeRange } from './font-characters.ts';

const CATALOGUE = join(import.meta.dirname, '../../../packages/catalog/data');

describe('parts of the font', () => {
  const { start, screens, paper } = fontParts();

  it('give the first page every sign it shows', () => {
    const shown = [...new Set([...Object.values(startKo), ...Object.values(LOCALE_NAMES)].join(''))];
    expect(shown.filter((sign) => !start.characters.includes(sign))).toEqual([]);
  });

  it('give every sign of a recipe and of its tips, so that no whole font is fetched for one', () => {
    const recipe = readFileSync(join(CATALOGUE, 'components/kimchi-jjigae.json'), 'utf8');
    expect([...recipe].filter((sign) => /\p{L}/u.test(sign) && !screens.characters.includes(sign))).toEqual(
      [],
    );
  });

  it('give a printed plan every sign of a name in either language', () => {
    const { title } = JSON.parse(readFileSync(join(CATALOGUE, 'components/carrot-rapee.json'), 'utf8'));
    const signs = [...title.ko, ...title.en];
    expect(signs.filter((sign) => !paper.characters.includes(sign))).toEqual([]);
  });

  it('give the screens every sign in one file, each once', () => {
    const signs = [...screens.characters];
    expect(new Set(signs).size).toBe(signs.length);
    expect([...start.characters].filter((sign) => !signs.includes(sign))).toEqual([]);
  });

  it('hold no sign that is not printed', () => {
    expect(screens.characters).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });
});

describe('unicode-range', () => {
  it('joins neighbours and names loners', () => {
    expect(unicodeRange('cab힣가')).toBe('U+61-63, U+AC00, U+D7A3');
  });
});
