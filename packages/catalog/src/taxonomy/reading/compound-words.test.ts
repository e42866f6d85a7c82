import { dishProfile, exclusionViolation, readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

const spelt = (text: string) => new Set(spellReading(readExclusion(taxonomy, text)).split(' '));

/** Compounds whose longest names hide a food. */
const CUTS = `
양파김치 = 양파, 김치
계란간장밥 = 계란, 밥
마늘버터볶음밥 = 마늘
과일요거트샐러드 = 과일
참치마요덮밥 = 참치, 마요네즈
햄치즈샌드위치 = 햄, 치즈, 샌드위치
굴떡국 = 굴, 떡
콩떡 = 콩, 떡
`;

/** Lists between middle dots or hyphens that also spell one name. */
const LISTS = `
계란·두부 = 계란, 두부
땅콩·버터 = 땅콩, 버터
새우-회 = 새우, 회
콩ㆍ고기 = 콩, 고기
파랑새우 = 파, 새우
간장과새우 = 간장, 새우
`;

/** Foods in words of which the rest is unknown. */
const INSIDE = `
마약계란장 = 계란
새알팥죽 = 팥
맑은굴국 = 굴
냉제육냉채 = 돼지고기
호배추 = 배추
`;

/** The food that also means "without" before a dish. */
const WITHOUT_OR_RADISH = `
무볶음 = 무
무피클 = 무
무솥밥 = 무
`;

/** Words that were read too narrowly or not at all. */
const WORDS = `
말린 과일 = 건과일, 건포도, 프룬
생두부 = 두부
완숙란 = 계란
오도리 = 새우
심해어 = 메로
곤충 = 번데기
불닭 = 닭고기
옻닭 = 닭고기
게뿐 아니라 땅콩도 = 게, 땅콩
`;

describe('a compound', () => {
  it.each(tableLines(CUTS + LISTS + INSIDE + WITHOUT_OR_RADISH + WORDS))(
    '"%s" leaves out %s',
    (text, plain) => {
      const firstFoods = plain.split(', ').map((each) => spellPlain(taxonomy, each).split(' ')[0] ?? '');
      expect(firstFoods.filter((each) => !spelt(text).has(each))).toEqual([]);
    },
  );

  it.each([
    ['오이고추무침', 'cucumber'],
    ['돼지감자볶음', 'pork'],
    ['메밀국수전골', 'noodle'],
    ['파·마늘류', 'green_onion_kimchi'],
    ['무설탕', 'radish'],
    ['호박나물', 'water'],
    ['숙주나물무침', 'namul'],
    ['매운갈비찜', 'gochujang'],
  ])('"%s" leaves out no %s', (text, id) => {
    expect(spelt(text)).not.toContain(id);
  });
});

it.each([
  '새우 외 갑각류',
  '새우 이외의 갑각류',
  '게를 뺀 갑각류',
  '땅콩을 제외하고 견과류 안 먹어요',
  '닭가슴살만 빼고 닭',
  '생선만 먹는 채식이에요',
  '우유(X), 치즈(O)',
  '새우❌ 게⭕',
  'nuts, excluding peanuts',
  'no meat apart from chicken',
  'everything but beef',
  'I eat fish but not meat',
])('"%s" asks what may stay', (text) => {
  expect(readExclusion(taxonomy, text).asksWhatMayStay).toBe(true);
});

it.each([
  '새우 등 갑각류 제외',
  '새우 빼고 만들어 주세요',
  '해외 음식',
  '새우 알레르기 O',
  'I do not eat pork but my wife does',
])('"%s" asks nothing', (text) => {
  expect(readExclusion(taxonomy, text).asksWhatMayStay).toBe(false);
});

it.each([
  ['초계면', '초계국수', '초계면'],
  ['ratatouille', '라따뚜이', 'Ratatouille'],
])('"%s" leaves out the dish %s, which is also named %s', (text, title, name) => {
  const dish = dishProfile(taxonomy, { title, names: [name], lines: [{ id: 'salt', name: '소금' }] });
  expect(exclusionViolation(dish, readExclusion(taxonomy, text).exclusions)?.via).toBe('literal');
});

it('reads four thousand characters without a space at once', () => {
  const start = performance.now();
  for (const text of ['계란간장밥', '양파김치와', '빼고견과류', 'but eat ', '새우·'])
    readExclusion(taxonomy, text.repeat(4000 / text.length));
  expect(performance.now() - start).toBeLessThan(3000);
});
