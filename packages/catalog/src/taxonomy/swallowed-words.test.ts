import { type DishProfile, dishProfile, exclusionViolation, readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const profileOf = (line: string) => dishProfile(taxonomy, { title: '', lines: [{ id: null, name: line }] });
const holds = ({ allergens, possibleAllergens }: DishProfile, code: string) =>
  allergens.has(code) || possibleAllergens.has(code);
const lost = (profile: DishProfile, codes: string) =>
  codes.split(' ').filter((code) => !holds(profile, code));

describe('a word for a flavour', () => {
  it.each([
    ['새우맛 과자', 'shrimp wheat'],
    ['굴향 소스', 'oyster shellfish'],
    ['땅콩맛 아이스크림', 'peanut milk'],
    ['복숭아맛 젤리', 'peach'],
    ['치즈맛 팝콘', 'milk'],
    ['우유맛 사탕', 'milk'],
    ['토마토맛 스낵', 'tomato wheat'],
    ['게 풍미 소스', 'crab'],
    ['생선맛 소시지', 'pork'],
  ])('counts as the food: %s holds %s', (line, codes) => {
    const profile = profileOf(line);
    expect([lost(profile, codes), profile.unresolvedLines.size]).toEqual([[], 0]);
  });

  it.each(['매운맛 고추장', '순한맛 카레', '천혜향 소스'])('is none in %s', (line) => {
    expect(profileOf(line).unresolvedLines.size).toBe(0);
  });
});

describe('a remark nobody can read as a whole', () => {
  it.each([
    ['떡(치즈가 든 것)', 'milk'],
    ['소면(메밀이 섞인 것)', 'buckwheat'],
    ['식빵(땅콩크림이 든)', 'peanut'],
    ['두부(새우살을 넣어 부친 것)', 'shrimp'],
    ['감자칩[게살 풍미]', 'crab'],
    ['닭가슴살(우유에 재워 둔 것)', 'milk'],
  ])('may say what is inside: %s may hold %s', (line, code) => {
    const profile = profileOf(line);
    expect([profile.allergens.has(code), profile.possibleAllergens.has(code)]).toEqual([false, true]);
    expect(profile.unresolvedLines.size).toBe(0);
  });

  it.each(['애호박(굵게 채 썰어 소금에 절인 것)', '시금치(데쳐서 물기를 꼭 짠 것)'])(
    'adds nothing to %s',
    (line) => {
      const profile = profileOf(line);
      expect([...profile.allergens, ...profile.possibleAllergens]).toEqual([]);
    },
  );
});

describe('an unknown product', () => {
  it.each([
    ['두부볼 튀김옷 믹스', 'soy'],
    ['크림새우 강정볼', 'shrimp'],
    ['오징어먹물 크런치바삭이', 'squid'],
    ['고등어 스낵칩스', 'mackerel'],
    ['바삭 새우튀김스틱', 'shrimp'],
  ])('may hold what its name mentions: %s %s', (line, code) => {
    const profile = profileOf(line);
    expect(profile.unresolvedLines.size).toBe(1);
    expect([profile.allergens.has(code), profile.possibleAllergens.has(code)]).toEqual([false, true]);
  });

  it('is refused for the food it mentions rather than as unknown', () => {
    const { exclusions } = readExclusion(taxonomy, '새우');
    expect(exclusionViolation(profileOf('크림새우 강정볼'), exclusions)).toMatchObject({
      code: 'excludedFood',
      via: 'mayContain',
    });
  });
});

describe('a word before a name', () => {
  it.each([
    ['식물성 고등어', '식물성 고등어'],
    ['식물성 새우', '식물성 새우'],
  ])('that turns a food into another is not dropped: %s', (line, unresolved) => {
    expect([...profileOf(line).unresolvedLines]).toEqual([unresolved]);
  });

  it.each([
    ['비비고 김치만두', 'pork wheat soy shrimp'],
    ['목우촌 햄', 'pork'],
    ['종가 포기김치', 'shrimp'],
    ['CJ 다담 된장찌개 양념', 'soy'],
    ['치킨 부이용', 'chicken'],
  ])('that only names the maker or the kind keeps the food: %s holds %s', (line, codes) => {
    const profile = profileOf(line);
    expect([lost(profile, codes), profile.unresolvedLines.size]).toEqual([[], 0]);
  });
});

describe('a plain food', () => {
  it.each([
    ['두부', 'soy'],
    ['현미', ''],
    ['고구마', ''],
    ['감자', ''],
    ['닭가슴살', 'chicken'],
    ['고등어', 'mackerel'],
    ['간장', 'soy wheat'],
    ['두유', 'soy'],
    ['레몬즙', ''],
    ['참기름', ''],
    ['고춧가루', ''],
    ['파스타', 'wheat egg'],
  ])('%s carries %s and nothing else', (line, codes) => {
    const { allergens, possibleAllergens } = profileOf(line);
    expect([...allergens, ...possibleAllergens]).toEqual(codes.split(' ').filter((code) => code !== ''));
  });
});
