import type { CompanionWire } from '@kkini/contract';
import { describe, expect, it } from 'vitest';
import { TEST_COMPANION } from '../testing/a-meal-plan.ts';
import { companionWords, dishTitle } from './dish-words.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { translator } from './translate.ts';

const korean = { locale: 'ko', t: translator(ko) } as const;
const english = { locale: 'en', t: translator(en) } as const;
const { rice, salad, kimchi } = TEST_COMPANION;
const banana: CompanionWire = { ...salad, id: 'banana', title: '바나나', title_en: 'Banana', role: 'addon' };

describe('the title of a dish', () => {
  it.each([
    { wording: korean, title_en: 'Tofu stew', shown: '두부찌개' },
    { wording: english, title_en: 'Tofu stew', shown: 'Tofu stew' },
    { wording: english, title_en: null, shown: '두부찌개' },
    { wording: english, title_en: '', shown: '두부찌개' },
  ])('is $shown with $title_en at hand, in $wording.locale', ({ wording, title_en, shown }) => {
    expect(dishTitle(wording, { title: '두부찌개', title_en })).toBe(shown);
  });
});

describe('what stands beside a dish', () => {
  it.each([
    {
      when: 'the last ends in a vowel',
      wording: korean,
      beside: [rice, salad, kimchi],
      words: '흰쌀밥 · 감자샐러드 · 깍두기와 함께',
    },
    { when: 'the last ends in a consonant', wording: korean, beside: [rice], words: '흰쌀밥과 함께' },
    {
      when: 'titles have a gloss',
      wording: english,
      beside: [rice, kimchi],
      words: 'with steamed white rice, radish kimchi',
    },
    { when: 'a title has none', wording: english, beside: [banana], words: 'with banana' },
    {
      when: 'a title begins with a nationality',
      wording: english,
      beside: [rice, salad],
      words: 'with steamed white rice, Korean potato salad',
    },
    { when: 'there is nothing', wording: korean, beside: [], words: null },
  ])('is told where $when', ({ wording, beside, words }) => {
    expect(companionWords(wording, beside)).toBe(words);
  });
});
