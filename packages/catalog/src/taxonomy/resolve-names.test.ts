import {
  type DishProfile,
  dishProfile,
  exclusionViolation,
  readExclusion,
  resolveIngredientText,
  resolveTitle,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const { items, traps, ambiguous, exactOnly, exactOnlyPrefixes, quickChips, autocomplete } = taxonomy.source;
const names = items.flatMap((item) => [item.ko, ...item.synonyms].map((name) => [name, item.id] as const));
const read = (text: string) => resolveIngredientText(taxonomy, text);

describe('names', () => {
  it('resolve to their one id, all 10,480 of them and more', () => {
    const wrong = names.filter(
      ([name, id]) => read(name).ids.join() !== id || read(name).unresolved.length > 0,
    );
    expect(names.length).toBeGreaterThanOrEqual(10_480);
    expect(wrong).toEqual([]);
  });

  it('resolve with an amount, a preparation and decomposed letters as well', () => {
    const wrong = names.filter(([name, id]) => {
      const texts = [`${name} 100g`, `국산 ${name} 2개`, `${name} 약간`, name.normalize('NFD'), ` ${name} `];
      return texts.some((text) => read(text).ids.join() !== id);
    });
    expect(wrong).toEqual([]);
  });

  it('of one syllable are never found inside another word', () => {
    const inside = exactOnly.filter((name) => read(`흐흐${name}`).unresolved.length === 0);
    expect(inside).toEqual([]);
    expect(names.filter(([name]) => name.length === 1 && !exactOnly.includes(name))).toEqual([]);
  });

  it('of one syllable are found after their listed prefixes', () => {
    const lost = Object.entries(exactOnlyPrefixes).flatMap(([name, prefixes]) =>
      prefixes.map((prefix) => prefix + name).filter((text) => read(text).unresolved.length > 0),
    );
    expect(lost).toEqual([]);
  });

  it('that are ambiguous keep all their candidates', () => {
    for (const { text, candidates } of ambiguous) {
      const { ids, candidates: open } = read(text);
      expect([text, ...ids, ...open.flat()]).toEqual([text, ...candidates]);
    }
  });

  it('and ids resolve alike', () => {
    expect(items.filter((item) => read(item.id).ids.join() !== item.id)).toEqual([]);
    expect(read('Shrimp').ids).toEqual(['shrimp']);
  });

  it('of chips and suggested foods resolve to their food or one below it', () => {
    for (const { label, id } of [...quickChips, ...autocomplete]) {
      const reached = read(label).ids.map((found) => taxonomy.closures.get(found)?.up.has(id));
      expect([label, ...reached]).toEqual([label, ...reached.map(() => true)]);
      expect(reached.length).toBeGreaterThan(0);
    }
  });
});

describe('traps', () => {
  it.each(traps)('$text is $resolvesTo', ({ text, resolvesTo, mustContain }) => {
    const { ids, candidates, unresolved } = read(text);
    if (resolvesTo === '(unresolved)') {
      expect([ids, candidates, unresolved]).toEqual([[], [], [text]]);
      return;
    }
    expect([ids, candidates, unresolved]).toEqual([[resolvesTo], [], []]);
    const up = taxonomy.closures.get(resolvesTo)?.up;
    expect(mustContain.filter((id) => up?.has(id) !== true)).toEqual([]);
  });

  it('are all 58 of the list', () => {
    expect(traps).toHaveLength(58);
  });
});

describe('titles', () => {
  it.each([
    ['굴전', 'oyster'],
    ['배추국', 'napa_cabbage'],
    ['맑은 북엇국', 'dried_pollock'],
    ['뭇국', 'radish'],
    ['비건김치찌개', 'vegan_kimchi'],
    ['애호박전과 현미밥', 'zucchini brown_rice_cooked'],
    ['땅콩 버터 쿠키', 'peanut_butter cookie'],
    ['연어스테이크', 'salmon'],
    ['김치볶음밥', 'kimchi'],
    ['얼굴이 웃는 동굴', ''],
  ])('of "%s" name %s', (title, ids) => {
    expect(resolveTitle(taxonomy, title).ids.join(' ')).toBe(ids);
  });

  it.each([
    ['새우튀김', 'shrimp', 'tempura'],
    ['두부 파스타', 'tofu', 'pasta'],
    ['병아리콩 카레', 'chickpea', 'curry_powder'],
    ['콩나물국밥', 'soybean_sprout', 'gukbap'],
    ['두부스테이크', 'tofu', ''],
    ['배추쌈', 'napa_cabbage', ''],
  ])('of "%s" name %s, and %s by the dish word alone', (title, ids, dishWordIds) => {
    const found = resolveTitle(taxonomy, title);
    expect([found.ids.join(), found.dishWordIds.join()]).toEqual([ids, dishWordIds]);
  });
});

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
