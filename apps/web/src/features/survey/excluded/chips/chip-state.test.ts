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
  { text: '마약계란장', unread: '마약계란장', understood: '알류', parts: '알류' },
  { text: '의정부부대찌개', unread: '의정부부대찌개', understood: '부대찌개', parts: '부대찌개' },
  { text: '마약계란장, 우유', unread: '마약계란장', understood: '알류 유제품', parts: null },
  { text: '투썸 케이크', unread: '투썸', understood: '케이크', parts: null },
])('understands of "$text", of which $unread is unknown, $parts', ({ text, unread, understood, parts }) => {
  expect(understoodParts({ text, unread: [unread], understood: foods(understood) }, 'ko')).toBe(parts);
});
