import { describe, expect, it } from 'vitest';
import { makeNameIndex } from '../taxonomy/name-index.ts';
import { aTaxonomySource } from '../taxonomy/testing/a-taxonomy-source.ts';
import { cleanText, pieceWords, textChunks } from './cut-text.ts';

const names = makeNameIndex(aTaxonomySource({ ambiguous: [{ text: '🥜', candidates: [] }] }));

describe('a text made ready for reading', () => {
  it.each([
    ['  새우  게  ', '새우 게'],
    ['새우\t게\u3000굴', '새우 게 굴'],
    ['새우\n게', '새우\n게'],
    ['ＭｉＬＫ！', 'milk!'],
    ['새우ㅋㅋ 게ㅠㅠ', '새우 게'],
    ['새우ㅠ게', '새우 게'],
    ['ㅋㅋ 새우', 'ㅋㅋ 새우'],
    ['새우ㄴㄴ', '새우ㄴㄴ'],
    ['새우', '새우'],
    ["I'm", 'im'],
    ['job\u2019s', 'jobs'],
    ['새\u200B우\uFE0F', '새우'],
    ['땅콩\u318D호두\u2022잣', '땅콩\u00B7호두\u00B7잣'],
  ])('"%s" is "%s"', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ['a, b;c/d|e\nf+g&h、i…j', 'a b c d e f g h i j'],
    [' , ,a,, ', 'a'],
    ['a(b, c)', 'a(b c)'],
    ['', ''],
  ])('"%s" is cut into "%s"', (text, chunks) => {
    expect(textChunks(text).join(' ')).toBe(chunks);
  });

  it.each([
    ['a b(c)', 'a b|c'],
    ['a-b', 'a b'],
    ['a.b:c~d', 'a|b|c|d'],
    ['a 2cup b', 'a b'],
    ['🥜a❌b', '🥜|a|b'],
    ['fish_cake', 'fish_cake'],
    ['--', ''],
  ])('"%s" has the words "%s"', (chunk, words) => {
    expect(
      pieceWords(names, chunk)
        .map((piece) => piece.join(' '))
        .join('|'),
    ).toBe(words);
  });
});
