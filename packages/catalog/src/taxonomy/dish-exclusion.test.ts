import {
  type DishLine,
  dishProfile,
  EXCLUDABLE_FOODS,
  exclusionNotices,
  exclusionViolation,
  QUICK_EXCLUSIONS,
  RELATED_FOODS,
  readExclusion,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';
import { isForbiddenBy } from './testing/is-forbidden-by.ts';

const taxonomy = bundledTaxonomy();

function profileOf(title: string, ...foods: readonly string[]) {
  const lines = foods.map(
    (food): DishLine => (taxonomy.items.has(food) ? { id: food, name: food } : { id: null, name: food }),
  );
  return dishProfile(taxonomy, { title, lines });
}

const excluding = (...texts: readonly string[]) =>
  texts.flatMap((text) => readExclusion(taxonomy, text).exclusions);

describe('exclusionViolation', () => {
  it.each([
    ['새우', 'kimchi', 'contains salted_shrimp'],
    ['해산물', 'oyster_sauce', 'contains seafood'],
    ['굴', 'seafood_broth', 'mayContain oyster'],
    ['밀', 'soup_soy_sauce', 'mayContain wheat'],
    ['달걀', 'quail_egg', 'contains egg'],
    ['설탕', 'gochujang', 'contains added_sugar'],
    ['새우', '새우젓 1큰술', 'contains salted_shrimp'],
    ['멍게', '자숙미더덕', 'contains sea_squirt'],
    ['sea_squirt', '미더덕', 'contains sea_squirt'],
    ['오만둥이', '익힌 미더덕', 'contains sea_squirt'],
    ['해삼', '삶은 해삼', 'contains sea_cucumber'],
    ['질긴 것', '황태채', 'contains dried_pollock'],
    ['틀니예요', '명엽채', 'contains myeongyeopchae'],
  ])('blocks for %s a dish with %s: it %s', (excluded, food, reason) => {
    const found = exclusionViolation(profileOf('반찬', food), excluding(excluded));
    expect([found?.code, `${found?.via} ${found?.subject}`]).toEqual(['excludedFood', reason]);
  });

  it.each([
    ['해산물', 'vegan_kimchi'],
    ['고등어', 'surimi'],
    ['게', 'shrimp'],
    ['우유', 'coconut_milk'],
    ['밀', 'soy_sauce_gf'],
    ['설탕', 'allulose'],
  ])('serves without %s a dish with %s', (excluded, food) => {
    expect(exclusionViolation(profileOf('반찬', food), excluding(excluded))).toBeNull();
  });

  it('only warns of an added sugar that some variants hold', () => {
    const profile = profileOf('나물', 'soy_sauce');
    expect(exclusionViolation(profile, excluding('설탕'))).toBeNull();
    expect(exclusionNotices(profile, excluding('설탕'))).toEqual([{ code: 'warnOnly', id: 'added_sugar' }]);
  });

  it('shows cross-contact without blocking', () => {
    const profile = profileOf('구운 김', 'laver');
    expect(exclusionViolation(profile, excluding('새우', '게'))).toBeNull();
    expect(exclusionNotices(profile, excluding('새우', '게', '굴'))).toEqual([
      { code: 'trace', id: 'crab' },
      { code: 'trace', id: 'shrimp' },
    ]);
  });

  it('does not serve an unknown ingredient to anyone with an exclusion', () => {
    const profile = profileOf('볶음', 'tofu', '샥스핀 100g');
    expect([...profile.unresolvedLines]).toEqual(['샥스핀']);
    expect(exclusionViolation(profile, [])).toBeNull();
    const found = exclusionViolation(profile, excluding('땅콩'));
    expect(found).toEqual({ code: 'unknownIngredient', subject: '샥스핀', via: 'unresolved' });
  });

  it('takes an id outside the taxonomy and a blank line for unknown', () => {
    const lines = [
      { id: 'unicorn', name: '유니콘' },
      { id: null, name: ' ' },
    ];
    expect(dishProfile(taxonomy, { title: '찜', lines }).unresolvedLines.size).toBe(2);
  });

  it('reports the strongest reason whatever the order', () => {
    const profile = profileOf('국', 'seafood_broth', 'tofu', '샥스핀');
    const exclusions = excluding('굴', '샥스핀', '두부');
    const expected = { code: 'excludedFood', subject: 'tofu', via: 'contains' };
    expect(exclusionViolation(profile, exclusions)).toEqual(expected);
    expect(exclusionViolation(profile, exclusions.toReversed())).toEqual(expected);
  });

  it('blocks by the text of a word nobody knows in its title or a line, a single syllable by the whole word only', () => {
    const profile = profileOf('잭프루트 차 한 잔', 'water');
    expect(exclusionViolation(profile, excluding('잭프'))?.via).toBe('literal');
    expect(exclusionViolation(profile, excluding('차'))?.via).toBe('literal');
    expect(exclusionViolation(profile, excluding('잭'))).toBeNull();
    const inLine = dishProfile(taxonomy, { title: '음료', lines: [{ id: 'water', name: '잭프루트즙' }] });
    expect(exclusionViolation(inLine, excluding('잭프'))?.via).toBe('literal');
  });

  it('counts every candidate of an ambiguous line as possible, and as certain what they share', () => {
    const profile = profileOf('구이', '등심 200g');
    expect(exclusionViolation(profile, excluding('소고기'))?.via).toBe('mayContain');
    expect(exclusionViolation(profile, excluding('돼지고기'))?.via).toBe('mayContain');
    expect(exclusionViolation(profile, excluding('육류'))?.via).toBe('contains');
    expect(exclusionViolation(profile, excluding('닭고기'))).toBeNull();
  });

  it.each([
    ['면 200g', '밀', 'gluten'],
    ['빵 2쪽', '우유', 'dairy'],
    ['젓갈 1큰술', '새우', 'animal-flesh'],
    ['오일 1큰술', '콩', 'animal'],
  ])('judges the bare group word in "%s" by all its members', (line, excluded, tag) => {
    const profile = profileOf('한 그릇', line);
    expect(exclusionViolation(profile, excluding(excluded))).not.toBeNull();
    expect(isForbiddenBy(tag, profile)).toBe(true);
  });
});

describe('an excluded dish', () => {
  it.each([
    ['떡볶이', '크림떡볶이'],
    ['짜장면', '삼선짜장'],
    ['짜장면', '짜장라면과 달걀프라이'],
    ['짬뽕', '짬뽕라면'],
    ['짬뽕', '삼선짬뽕'],
    ['김밥', '참치마요 줄김밥과 두유'],
    ['김밥은 싫어요', '키토김밥'],
    ['피자', '불고기피자'],
    ['id:pizza', '콤비네이션피자'],
    ['햄버거', '피쉬버거'],
    ['잡채', '고추잡채밥'],
    ['우동', '삼선우동'],
    ['곰탕', '사골곰탕 파우치와 즉석밥'],
    ['육개장', '육개장 파우치와 즉석밥'],
    ['떡볶기', '크림떡볶이'],
    ['불고기', '닭불고기'],
  ])('is left out in every version: %s as %s', (excluded, title) => {
    expect(exclusionViolation(profileOf(title, 'water'), excluding(excluded))).not.toBeNull();
  });

  it.each([
    ['떡볶이', '가래떡구이'],
    ['피자', '치즈토스트'],
    ['삼계탕', '닭개장'],
  ])('leaves other dishes: without %s there is %s', (excluded, title) => {
    expect(exclusionViolation(profileOf(title, 'water'), excluding(excluded))).toBeNull();
  });

  it.each([
    ['떡볶이', 'rice_cake', '떡볶이떡'],
    ['잡채', 'pork', '잡채용 돼지고기'],
    ['피자', 'cheese', '피자치즈'],
  ])(
    'leaves what is named after its shape or use: without %s there is %s called %s',
    (excluded, id, name) => {
      const dish = dishProfile(taxonomy, { title: '볶음', lines: [{ id, name }] });
      expect(exclusionViolation(dish, excluding(excluded))).toBeNull();
      const severe = readExclusion(taxonomy, excluded, 'severeAllergy').exclusions;
      expect(exclusionViolation(dish, severe)?.via).toBe('literal');
    },
  );

  it.each([
    ['삼계탕', 'chicken ginseng'],
    ['육개장', 'beef'],
    ['바나나우유', 'milk added_sugar'],
    ['떡볶이', 'rice_cake gochujang'],
    ['맛소금', 'salt'],
    ['콩밥', 'legume'],
    ['굴젓', 'oyster'],
    ['오징어젓', 'squid'],
    ['감자전분', 'potato'],
    ['두부면', 'tofu'],
  ])('asks whether what it is made of shall go too: %s, %s', (excluded, ids) => {
    expect(readExclusion(taxonomy, excluded).offered.join(' ')).toBe(ids);
  });
});

describe('the title of a dish', () => {
  it('adds a food that the list forgot', () => {
    expect(exclusionViolation(profileOf('굴전', 'wheat_flour'), excluding('굴'))?.via).toBe('contains');
  });

  it('adds the name of a dish, and not what other makes of it hold', () => {
    const profile = profileOf('두부 된장찌개', 'doenjang', 'tofu', 'zucchini');
    expect(exclusionViolation(profile, excluding('소고기'))).toBeNull();
    expect(exclusionViolation(profile, excluding('된장찌개'))?.via).toBe('contains');
    expect(isForbiddenBy('animal-flesh', profile)).toBe(false);
  });

  it('counts as before where a line is unknown', () => {
    const profile = profileOf('두부 된장찌개', 'doenjang', 'tofu', '샥스핀');
    expect(exclusionViolation(profile, excluding('소고기'))?.via).toBe('mayContain');
  });

  it('stands for the dish when there is no list, which leaves everything else open', () => {
    expect(exclusionViolation(profileOf('된장찌개'), excluding('소고기'))?.via).toBe('mayContain');
    expect(exclusionViolation(profileOf('된장찌개'), excluding('땅콩'))?.via).toBe('unresolved');
    expect(exclusionViolation(profileOf('모둠 한상'), excluding('땅콩'))?.via).toBe('unresolved');
  });

  it('adds nothing for a group or a food that the list already spells out', () => {
    const profile = profileOf('참치 채소 덮밥', 'canned_tuna', 'carrot', 'cooked_rice');
    expect(exclusionViolation(profile, excluding('오이'))).toBeNull();
    expect(isForbiddenBy('mercury-high', profile)).toBe(false);
  });
});

describe('the tags of a dish', () => {
  it('tell what it holds from what it may hold, and a merely possible alcohol only warns', () => {
    expect(profileOf('무침', 'soup_soy_sauce', 'kimchi').certainTags).toContain('animal-flesh');
    const { certainTags, possibleTags } = profileOf('무침', 'soup_soy_sauce');
    expect([certainTags.has('gluten'), possibleTags.has('gluten')]).toEqual([false, true]);
    expect(isForbiddenBy('alcohol', profileOf('구이', 'teriyaki'))).toBe(false);
    expect(profileOf('조림', 'mirin').certainTags).toContain('alcohol');
    expect(profileOf('죽', 'oat').certainTags).toContain('gluten-risk');
  });
});

const { autocomplete, quickChips, related, items } = taxonomy.source;
const spelled = (name: string) => name.replaceAll(' ', '');
const english = (id: string) => taxonomy.items.get(id)?.en.replace(/\s*\(.*\)$/, '');

it('suggests the foods of the taxonomy in its order', () => {
  expect(EXCLUDABLE_FOODS.map(({ id, ko, en }) => [id, ko, en])).toEqual(
    autocomplete.map(({ id, label }) => [id, label, english(id)]),
  );
});

// Only some of them: the list is part of the survey page, and typed text is read with all names anyway.
it('lists as synonyms names of the food, of the foods its label names and of their states', () => {
  const ownerOf = new Map(items.flatMap((item) => [item.ko, ...item.synonyms].map((name) => [name, item])));
  for (const food of EXCLUDABLE_FOODS) {
    const named = food.ko.split(/[·()]/).flatMap((part) => ownerOf.get(part) ?? []);
    const owners = [taxonomy.items.get(food.id), ...named].flatMap((item) => item ?? []);
    const states = items.filter(({ parents }) => owners.some(({ id }) => parents.includes(id)));
    const names = new Set([...owners, ...states].flatMap((item) => [item.ko, ...item.synonyms]).map(spelled));
    names.delete(food.ko);
    expect([food.id, food.names.filter((name) => !names.has(name))]).toEqual([food.id, []]);
    expect(new Set(food.names).size).toBe(food.names.length);
  }
});

it('offers the chips of the taxonomy in its order', () => {
  expect(QUICK_EXCLUSIONS.map(({ key, id, ko }) => ({ chip: key, id, label: ko }))).toEqual(
    quickChips.map(({ chip, id, label }) => ({ chip, id, label })),
  );
});

it('offers the related foods of the taxonomy', () => {
  const offered = [...RELATED_FOODS].map(([when, foods]) => ({
    when,
    suggest: foods.map((food) => food.id),
  }));
  expect(offered).toEqual(related);
  const foods = [...RELATED_FOODS.values()].flat();
  expect(foods.map(({ id, en }) => [id, en])).toEqual(foods.map(({ id }) => [id, english(id)]));
});

describe('a reaction to a made food', () => {
  it.each([
    ['게장 먹고 목이 부었습니다', 'crab'],
    ['간장게장알레르기', 'crab'],
    ['팥빙수 먹고 두드러기', 'red_bean'],
    ['호두과자 먹고 응급실 실려갔어요', 'walnut'],
    ['율무차 마시면 목이 가렵습니다', 'job_tears'],
    ['우유식빵 알러지', 'milk'],
    ['키위드레싱 allergy', 'kiwi'],
    ['복숭아통조림 먹고 토했어요', 'peach'],
  ])('means what it is named after as well: %s', (text, food) => {
    const profile = dishProfile(taxonomy, { title: '', lines: [{ id: food, name: food }] });
    expect(exclusionViolation(profile, readExclusion(taxonomy, text).exclusions)).not.toBeNull();
  });

  it.each([
    ['팥빙수 싫어요', 'red_bean'],
    ['키위드레싱 빼 주세요', 'kiwi'],
    ['명란마요 알레르기', 'chicken'],
    ['두부과자 알레르기', 'chicken_egg'],
  ])('means no more than that: %s', (text, food) => {
    const profile = dishProfile(taxonomy, { title: '', lines: [{ id: food, name: food }] });
    expect(exclusionViolation(profile, readExclusion(taxonomy, text).exclusions)).toBeNull();
  });
});
