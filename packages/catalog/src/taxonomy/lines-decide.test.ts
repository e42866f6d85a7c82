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
