import { expect, it } from 'vitest';
import type { Reading } from '../use-readings.ts';
import { leadingFoods, understoodParts } from './chip-state.ts';

const foods = (names: string): Reading['understood'] =>
  names.split(' ').map((ko) => ({
    id: ko,
    kind: 'food',
    ko,
    en: ko,
    foodCount: 1,
    dishCount: 1,
    examples: [],
  }));

it.each([
  ['새우 건새우 새우젓 크릴 유제품', '새우 크릴 유제품'],
  ['유제품', '유제품'],
  ['새우 건새우 새우젓', '새우 건새우 새우젓'],
])('of %s names %s first', (understood, named) => {
  expect(leadingFoods(foods(understood), 3, 'ko').join(' ')).toBe(named);
});

it.each([
  ['마약계란장', '마약계란장', '알류', '알류'],
  ['의정부부대찌개', '의정부부대찌개', '부대찌개', '부대찌개'],
  ['마약계란장, 우유', '마약계란장', '알류 유제품', null],
  ['투썸 케이크', '투썸', '케이크', null],
])('understands of "%s", of which %s is unknown, %s: %s', (text, ...[unread = '', understood = '', parts = null]) => {
  expect(understoodParts({ text, unread: [unread], understood: foods(understood) }, 'ko')).toBe(parts);
});
