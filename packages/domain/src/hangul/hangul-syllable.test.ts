import { describe, expect, it } from 'vitest';
import { choseong, dropFinalSiot, isChoseong } from './hangul-syllable.ts';

describe('choseong', () => {
  it.each([
    ['새우', 'ㅅ'],
    ['굴', 'ㄱ'],
    ['땅콩', 'ㄸ'],
    ['햄', 'ㅎ'],
    ['힣', 'ㅎ'],
    ['가', 'ㄱ'],
  ])('gives the initial consonant of %s', (text, initial) => {
    expect(choseong(text)).toBe(initial);
  });

  it('reads decomposed syllables like composed ones', () => {
    expect(choseong('우유'.normalize('NFD'))).toBe('ㅇ');
  });

  it.each(['', 'milk', '1', 'ㄱ', ' 굴'])('gives null for %j, which starts with no syllable', (text) => {
    expect(choseong(text)).toBeNull();
  });

  it('knows a single initial consonant from everything else', () => {
    expect(['ㄱ', 'ㄲ', 'ㅎ'].every(isChoseong)).toBe(true);
    expect(['ㅏ', 'ㄳ', '가', 'ㄱㄱ', '', 'g'].some(isChoseong)).toBe(false);
  });
});

it.each([
  ['북엇', '북어'],
  ['뭇', '무'],
  ['김칫', '김치'],
  ['버섯', '버서'],
])('turns %s into %s', (word, bare) => {
  expect(dropFinalSiot(word)).toBe(bare);
});

it.each(['굴', '새우', '', 'bus', '있'])('leaves %j as it is', (word) => {
  expect(dropFinalSiot(word)).toBe(word);
});
