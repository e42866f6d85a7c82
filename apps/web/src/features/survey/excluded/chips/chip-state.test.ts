import { expect, it } from 'vitest';
import type { Reading } from '../use-readings.ts';
import { leadingFoods, understoodParts } from './chip-state.ts';

/** Understood foods by name, each with the number of foods it leaves out. */
const foods = (names: string): Reading['understood'] =>
  names.split(' ').map((each) => {
    const [ko = '', count = '1'] = each.split(':');
    return { id: ko, kind: 'food', ko, en: ko, foodCount: Number(count), dishCount: 1, examples: [] };
  });

it.each([
  ['새우:99 건새우:90 새우젓:50 크릴 유제품:200', '새우 크릴 유제품'],
  ['생선:180 생선알:9 연육:5 어묵:8 육류:190', '생선 어묵 육류'],
  ['유제품', '유제품'],
  ['새우 건새우 새우젓', '새우 건새우 새우젓'],
])('of %s names %s', (understood, named) => {
  expect(leadingFoods(foods(understood), 3, 'ko').join(' ')).toBe(named);
});

it.each([
  ['마약계란장', '마약계란장', '알류', '알류'],
  ['의정부부대찌개', '의정부부대찌개', '부대찌개', '부대찌개'],
  ['마약계란장, 우유', '마약계란장', '알류 유제품', null],
  ['투썸 케이크', '투썸', '케이크', null],
])(
  'understands of "%s", of which %s is unknown, %s: %s',
  (text, ...[unread = '', understood = '', parts = null]) => {
    expect(understoodParts({ text, unread: [unread], understood: foods(understood) }, 'ko')).toBe(parts);
  },
);
