import { dishProfile, exclusionViolation, readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';
import { USUAL_LABELS } from './testing/usual-labels.ts';

const taxonomy = bundledTaxonomy();

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
  ])('is told as cross-contact, and left out in a severe allergy: %s in %s', (text, food) => {
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
