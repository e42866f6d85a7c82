import {
  type DishLine,
  dishProfile,
  exclusionNotices,
  exclusionViolation,
  readExclusion,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';
import { isForbiddenBy } from './testing/is-forbidden-by.ts';
import { USUAL_LABELS } from './testing/usual-labels.ts';

const taxonomy = bundledTaxonomy();

/** Profile of a dish; its lines are ids or texts, separated by spaces. */
function profileOf(title: string, foods: string) {
  const lines = foods.split(' ').map((food): DishLine => {
    return taxonomy.items.has(food) ? { id: food, name: food } : { id: null, name: food };
  });
  return dishProfile(taxonomy, { title, lines });
}

/** Whether a dish passes each exclusion: `#` before a tag, otherwise a food. */
function isServed(title: string, foods: string, leftOut: string): boolean {
  const profile = profileOf(title, foods);
  return leftOut.startsWith('#')
    ? !isForbiddenBy(leftOut.slice(1), profile)
    : exclusionViolation(profile, readExclusion(taxonomy, leftOut).exclusions) === null;
}

describe('where every line is known', () => {
  it.each([
    ['쉬림프 로제 파스타', '새우'],
    ['갈릭쉬림프', '새우'],
    ['살몬 스테이크', '연어'],
    ['튜나 샌드위치', '참치'],
    ['칼라마리', '오징어'],
    ['씨푸드 파스타', '해산물'],
    ['토푸 스테이크', '두부'],
    ['세서미 치킨', '참깨'],
    ['풀드포크', '돼지고기'],
    ['에그플랜트 파마산', '가지'],
    ['어니언 수프', '양파'],
  ])('a loan word of the title counts, as it does in a line: %s', (title, leftOut) => {
    expect(isServed(title, 'salt water', leftOut)).toBe(false);
  });

  it.each([
    ['깻잎말이김치', 'perilla_leaf garlic', '김치'],
    ['배추밤김치', 'napa_cabbage chestnut', '김치'],
    ['무초김치', 'radish vinegar', '멸치'],
    ['속채운대저토마토백김치', 'tomato radish', '김치'],
    ['크림새우', 'milk salt', '새우'],
    ['뚝배기불고기', 'shiitake soy_sauce', '소고기'],
    ['오징어탕탕이', 'salt sesame_oil', '오징어'],
    ['낙지강회', 'salt vinegar', '낙지'],
  ])(
    'an unknown compound counts by its head and by the foods it names: %s of %s',
    (title, foods, leftOut) => {
      expect(isServed(title, foods, leftOut)).toBe(false);
    },
  );

  it.each([
    ['메밀전병', 'buckwheat tofu radish', '밀'],
    ['프렌치토스트', 'rye_bread soy_milk', '과자'],
    ['야키소바', 'chinese_noodle cabbage', '메밀'],
    ['곤약비빔국수', 'konjac_noodle cucumber', '밀'],
    ['해물파전', 'mixed_seafood rice_flour', '밀'],
  ])('an ending that overlaps a name, or is a dish, brings no food: %s of %s', (title, foods, leftOut) => {
    expect(isServed(title, foods, leftOut)).toBe(true);
  });

  it.each([
    ['두부로 간 고소한 콩국수', 'somyeon tofu soy_milk sesame', '#animal-flesh', '#organ-meat'],
    ['두부 된장찌개', 'tofu doenjang zucchini vegetable_broth', '#animal-flesh', '소고기'],
    ['감자 간장조림', 'potato soy_sauce_gf allulose', '#gluten', '밀'],
    ['두부 김치볶음', 'vegan_kimchi tofu perilla_oil', '#animal-flesh', '새우'],
    ['참치 감자 고추장찌개', 'canned_tuna potato gochujang_gf', '#gluten', '밀'],
    ['한입 떡갈비', 'beef_lean soy_sauce_gf pear', '#gluten', '달걀'],
    ['시금치 감자뇨끼', 'potato rice_flour spinach', '#gluten', '달걀'],
    ['닭다리살 데리야키 구이', 'chicken_thigh soy_sauce_gf allulose', '#gluten', '우유'],
    ['순한 닭고기 그린커리', 'chicken_breast coconut_milk basil', '#gluten', '새우'],
    ['비빔국수', 'konjac_noodle gochujang_gf cucumber', '#gluten', '메밀'],
    ['딸기 요거트', 'yogurt strawberry', '#animal-flesh', '복숭아'],
    ['병아리콩국수', 'chickpea konjac_noodle', '대두', '밀'],
    ['후무스와 빵', 'chickpea sesame olive_oil rye_bread', '땅콩', '호두'],
    ['갓 지은 무밥', 'radish cooked_rice', '#animal-flesh', '청갓'],
    ['배추김치', 'napa_cabbage chili_powder garlic salted_shrimp', '대두', '밀'],
    ['으깬감자 샐러드', 'potato vegan_mayo', '우유', '달걀'],
  ])('"%s" with %s is served without %s and %s', (title, foods, ...leftOut) => {
    expect(leftOut.map((each) => [each, isServed(title, foods, each)])).toEqual(
      leftOut.map((each) => [each, true]),
    );
  });

  it.each([
    ['굴전', 'wheat_flour chicken_egg', '굴'],
    ['김치볶음밥', 'cooked_rice canola_oil garlic', '새우'],
    ['김치찌개', 'tofu onion', '새우'],
    ['김치찌개', 'onion', '대두'],
    ['배추김치', 'napa_cabbage chili_powder garlic', '새우'],
    ['된장찌개', 'potato zucchini', '대두'],
    ['참치마요 덮밥', 'tuna cooked_rice', '달걀'],
    ['새우만두', 'wheat_flour chive', '새우'],
    ['치즈돈까스', 'pork bread_crumb', '우유'],
    ['햄 볶음밥', 'cooked_rice canola_oil', '#processed-meat'],
    ['바질페스토 파스타', 'pasta basil olive_oil', '견과류'],
    ['소갈비찜', '갈비 soy_sauce', '소고기'],
    ['땅콩 두부면', 'tofu_noodle soy_sauce', '땅콩'],
    ['멸치국수', 'rice_noodle radish', '생선'],
    ['간장 두부', 'tofu scallion_oil', '밀'],
    ['버터 감자', 'potato 땅콩버터', '우유'],
  ])(
    '"%s" with %s lets the title add what no line brings: not served without %s',
    (title, foods, leftOut) => {
      expect(isServed(title, foods, leftOut)).toBe(false);
    },
  );
});

describe('a kimchi or pickle, which may come from a shop', () => {
  it.each([
    ['배추김치', [], '굴'],
    ['파김치', [], '밀'],
    ['두부구이', ['백김치'], '새우'],
  ] as const)(
    '%s beside %j leaves out %s with a severe allergy, and says so otherwise',
    (title, beside, leftOut) => {
      const dish = {
        title,
        beside,
        lines: [
          { id: 'radish', name: '무' },
          { id: 'garlic', name: '마늘' },
        ],
      };
      const profile = dishProfile(taxonomy, dish);
      const { exclusions } = readExclusion(taxonomy, leftOut);
      const severe = exclusions.map((each) => ({ ...each, severe: true as const }));
      expect(exclusionViolation(profile, exclusions)).toBeNull();
      expect(exclusionNotices(profile, exclusions).map(({ code }) => code)).toContain('trace');
      expect(exclusionViolation(profile, severe)?.via).toBe('trace');
    },
  );
});

describe('a hidden name', () => {
  it.each([
    ['굴비구이', 'yellow_croaker salt', '굴', true],
    ['배추국', 'napa_cabbage doenjang', '배', true],
    ['굴비구이', 'salt', '생선', false],
    ['게맛살 무침', 'cucumber', '게', false],
    ['코코넛밀크 커리', 'coconut_milk curry_spice', '우유', true],
  ])('in "%s" with %s: without %s served %s', (title, foods, ...[leftOut, served]) => {
    expect(isServed(title, foods, leftOut)).toBe(served);
  });
});

describe('where a line is unknown or there is none', () => {
  it.each([
    ['두부 된장찌개', 'doenjang tofu 샥스핀', '소고기'],
    ['두부 김치볶음', 'vegan_kimchi 샥스핀', '새우'],
    ['한우 떡갈비', '샥스핀', '우유'],
  ])('the title "%s" with %s counts in full: not served without %s', (title, foods, leftOut) => {
    expect(
      exclusionViolation(profileOf(title, foods), readExclusion(taxonomy, leftOut).exclusions)?.code,
    ).toBe('excludedFood');
  });
});

const servedWithout = (text: string, food: string) => {
  const profile = dishProfile(taxonomy, { title: '', lines: [{ id: null, name: food }] });
  return exclusionViolation(profile, readExclusion(taxonomy, text).exclusions) === null;
};

/**
 * Foods beyond the statutory allergens that labels of Korean goods name or that kitchens usually add, one excluded food per row.
 */
const HIDDEN = `
마늘: 시판 고추장, 쌈장, 초고추장, 라면, 라면스프, 카레가루, 짜장소스, 소고기다시다, 치킨스톡, 토마토소스, 바질페스토, 시저드레싱, 스리라차, 부침가루, 소시지, 어묵, 명란젓, 닭육수
양파: 고추장, 쌈장, 라면스프, 고형카레, 짜장소스, 돈까스소스, 우스터소스, 케첩, 토마토소스, 다시다, 튀김가루, 햄, 배추김치, 멸치육수, 소고기육수
대파: 라면, 다시다, 떡볶이소스, 어묵, 사골육수, 냉면육수
오신채: 고추장, 카레가루, 짜장소스, 케첩
표고버섯: 라면, 다시다, 코인육수, 쯔유, 멸치육수
버섯: 토마토소스, 데미글라스소스, 크림소스
다시마: 라면, 코인육수, 다시다
톳: 판곤약, 실곤약
땅콩: 양꼬치시즈닝
고추: 탄두리시즈닝, 양꼬치시즈닝
고춧가루: 라면, 카레가루, 명란젓, 페퍼로니
참깨: 라면, 통밀빵, 허니갈릭소스, 명란젓
카페인: 콜라
MSG: 맛소금, 미원맛소금, 다시다, 굴소스, 쯔유, 참치액, 카레가루, 라면스프, 어묵, 게맛살, 햄, 굴소스, 단무지, 냉면육수
밀: 혼합잡곡, 잡곡밥
달걀: 그라나파다노, 파마산치즈
대두: 유청단백
소고기: 감자튀김
대두: 연두, 굴소스, 쯔유, 참치액, 라면스프
밀: 굴소스, 카레가루, 라면스프, 다시다
생선: 쯔유, 참치액, 액젓, 까나리액젓
소고기: 다시다, 라면스프, 카레가루
조개: 굴소스, 다시다, 참치액
아황산: 판곤약, 게살, 깐밤
청국장: 담북장
`;
const rows = HIDDEN.trim()
  .split('\n')
  .flatMap((row) => {
    const [text = '', foods = ''] = row.split(': ');
    return foods.split(', ').map((food) => [text, food] as const);
  });

describe('a food hidden in another', () => {
  it.each(rows)('is left out with it: %s in %s', (text, food) => {
    expect(servedWithout(text, food)).toBe(false);
  });

  it.each([
    ['저나트륨 천일염', 'potassium-chloride'],
    ['저염 꽃소금', 'potassium-chloride'],
    ['자몽잼', 'drug-interaction'],
    ['케일즙', 'herbal-concentrate'],
    ['돌미나리즙', 'herbal-concentrate'],
  ])('is forbidden with it: %s is %s', (food, tag) => {
    const { possibleTags, certainTags } = dishProfile(taxonomy, {
      title: '',
      lines: [{ id: null, name: food }],
    });
    expect(certainTags.has(tag) || possibleTags.has(tag)).toBe(true);
  });

  it.each([
    ['마늘', '간장'],
    ['양파', '된장'],
    ['버섯', '간장'],
    ['고춧가루', '토마토소스'],
    ['매운 것', '동치미'],
    ['매운 것', '타르타르소스'],
    ['매운 것', '고기만두'],
    ['메밀', '스파게티면수'],
    ['카페인', '매실청'],
    ['MSG', '소금'],
    ['MSG', '허브솔트'],
    ['달걀', '모차렐라치즈'],
    ['소고기', '감자'],
  ])('is no reason to leave out what never holds it: %s in %s', (text, food) => {
    expect(servedWithout(text, food)).toBe(true);
  });

  it.each([
    ['새우', '국물멸치'],
    ['게', '잔멸치'],
    ['오징어', '뱅어포'],
    ['새우', '매생이'],
    ['땅콩', '아몬드'],
    ['호두', '캐슈넛'],
    ['메밀', '소면'],
    ['메밀', '칼국수면'],
  ])('is stated as cross-contact, and left out in a severe allergy: %s in %s', (text, food) => {
    const profile = dishProfile(taxonomy, { title: '', lines: [{ id: null, name: food }] });
    const paths = (['allergy', 'severeAllergy'] as const).map(
      (how) => exclusionViolation(profile, readExclusion(taxonomy, text, how).exclusions)?.via ?? 'served',
    );
    expect(paths).toEqual(['served', 'trace']);
  });
});

const codes = (text: string) => text.split(' ').filter((code) => code !== '');
const lineOf = (food: string) => dishProfile(taxonomy, { title: '', lines: [{ id: null, name: food }] });

describe('usual labels', () => {
  it('name known allergens only, in 150 rows and more', () => {
    const known = new Set(taxonomy.source.allergens.map(({ code }) => code));
    const rows = USUAL_LABELS.flatMap(([, contains, mayContain]) => codes(`${contains} ${mayContain}`));
    expect(rows.filter((code) => !known.has(code))).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(USUAL_LABELS)('of %s name %s, some makes %s: none goes unnoticed', (food, contains, mayContain) => {
    const { allergens, possibleAllergens, unresolvedLines } = lineOf(food);
    expect([...unresolvedLines]).toEqual([]);
    const certain = codes(contains).filter((code) => !allergens.has(code));
    const possible = codes(mayContain).filter((code) => !allergens.has(code) && !possibleAllergens.has(code));
    expect({ certain, possible }).toEqual({ certain: [], possible: [] });
  });
});
