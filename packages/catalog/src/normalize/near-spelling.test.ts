import { aTaxonomy } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { nearestName } from './near-spelling.ts';

const taxonomy = aTaxonomy([
  { id: 'broccoli', ko: '브로콜리' },
  { id: 'radish', ko: '래디시' },
  { id: 'pork', ko: '돼지고기' },
  { id: 'mayonnaise', ko: '마요네즈' },
  { id: 'jujube', ko: '대추' },
  { id: 'crab_sauce', ko: '참게장' },
  { id: 'perilla_stem', ko: '가나다라' },
  { id: 'perilla_leaf', ko: '가나다마' },
  { id: 'lemon_juice', ko: '레몬쥬스' },
]);

describe('nearestName', () => {
  it.each([
    ['other vowels of a loan word', '레디시', '래디시'],
    ['a glide nobody hears', '레몬주스', '레몬쥬스'],
    ['one sound exchanged', '브로컬리', '브로콜리'],
    ['one sound put in', '돼지고긴', '돼지고기'],
    ['one sound left out', '돼지고이', '돼지고기'],
    ['a typing slip', '마요네스', '마요네즈'],
    ['the last word of several', '생 브로컬리', '브로콜리'],
  ])('finds %s', (_what, written, name) => {
    expect(nearestName(taxonomy, written)).toBe(name);
  });

  it.each([
    ['another first consonant', '쁘로콜리'],
    ['a tense consonant that makes another food', '참깨장'],
    ['two sounds off', '브라컬리'],
    ['three syllables one sound off', '래디기'],
    ['two syllables', '대초'],
    ['names of different foods as near', '가나다바'],
    ['what is not Hangul', 'broccoli'],
    ['nothing', ''],
  ])('finds none for %s', (_what, written) => {
    expect(nearestName(taxonomy, written)).toBeNull();
  });
});
