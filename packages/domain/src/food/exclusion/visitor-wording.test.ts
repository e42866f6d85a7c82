import { describe, expect, it } from 'vitest';
import { aTaxonomySource } from '../taxonomy/testing/a-taxonomy-source.ts';
import { makeVisitorWording } from './visitor-wording.ts';

const wording = makeVisitorWording({
  ...aTaxonomySource().visitorWords,
  fillers: ['알레르기', '알 러지', '다', 'free', 'no'],
  particles: ['은', '이', '랑', '지고', '기', '가지', '기가'],
  prefixes: ['무'],
  verbStems: ['먹', '못먹'],
  verbEndings: ['어', '요', '어요', '고', '기'],
  neverDropped: ['고기', '가지'],
  nothing: ['딱히 없음', '-'],
});

describe('the words around a food', () => {
  it('squeezes fillers and texts that leave nothing out', () => {
    expect(['알러지', '다'].map((word) => wording.fillers.has(word))).toEqual([true, true]);
    expect(['딱히없음', '-', ''].map((text) => wording.nothing.has(text))).toEqual([true, true, false]);
  });

  it.each([
    ['먹어요', true],
    ['못먹어요', true],
    ['먹', true],
    ['먹고어요', true],
    ['먹다', false],
    ['어요', false],
    ['먹어요다', false],
    ['먹고기', false],
    ['', false],
  ])('knows whether "%s" is a verb: %s', (word, isVerb) => {
    expect(wording.isVerb(word)).toBe(isVerb);
  });

  it.each([
    ['굴', '굴'],
    ['굴은', '굴은 굴'],
    ['굴알레르기', '굴알레르기 굴알레르 굴'],
    ['굴알레르기은', '굴알레르기은 굴알레르기 굴알레르 굴'],
    ['굴못먹어요', '굴못먹어요 굴못 굴'],
    ['굴다', '굴다'],
    ['이', '이'],
    ['은이', '은이 은'],
    ['굴먹고기', '굴먹고기 굴먹고'],
    ['굴지고기', '굴지고기 굴지고'],
    ['굴기가지', '굴기가지'],
    ['굴먹은', '굴먹은 굴먹'],
    ['굴먹어은', '굴먹어은 굴먹어 굴'],
    ['굴먹', '굴먹'],
    ['고기먹어', '고기먹어 고기 고'],
    ['굴먹어어어어어', '굴먹어어어어어'],
    ['굴먹어어어', '굴먹어어어 굴'],
    ['무우유', '무우유 우유'],
    ['무굴은', '무굴은 무굴 굴은 굴'],
    ['무', '무'],
    ['eggfree', 'eggfree egg'],
    ['eggno', 'eggno'],
  ])('leaves of "%s" %s', (word, remainders) => {
    expect(wording.remainders(word).join(' ')).toBe(remainders);
  });
});
