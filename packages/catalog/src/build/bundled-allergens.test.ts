import {
  dishProfile,
  exclusionViolation,
  homeRecipes,
  makeTaxonomy,
  readExclusion,
  writtenProduct,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledContent } from '../testing/bundled-content.ts';

/**
 * Words in titles and ingredient lines that reveal a statutory allergen, as in a labelling officer's list. Written independently of
 * the taxonomy, whose reading it checks.
 */
const WORDS: Readonly<Record<string, RegExp>> = {
  알류: /달걀|계란|메추리알|지단|마요|타르타르|에그|오므라이스|오믈렛|어묵|맛살|크래미|돈[까가]스(?! ?소스)|시저|사우전/u,
  우유: /우유|치즈|(?<!땅콩)버터|크림|요거트|요구르트|연유|라떼|유청|분유|식빵|모닝빵|핫케이크|피자|리코타|모[짜차]렐라/u,
  메밀: /메밀|막국수|냉면(?!육수)/u,
  땅콩: /땅콩|피넛/u,
  대두: /두부|두유|콩나물|된장|청국장|고추장|쌈장|간장|춘장|낫토|유부|비지|대두|서리태|검은콩|마요|굴소스|미소|쯔유|짜장|데리야[끼키]|두반장|우스터/u,
  밀: /밀가루|부침가루|튀김가루|소면|중면|우동|라면|라멘|파스타|스파게티|마카로니|펜네|빵|또[띠르]|만두|수제비|칼국수|중화면|쫄면|어묵|맛살|크래미|(?<!글루텐프리|국)간장|(?<!글루텐프리)고추장|쌈장|굴소스|춘장|짜장|카레가루|돈[까가]스|쯔유|데리야[끼키]|토스트|샌드위치|버거|피자|핫도그/u,
  고등어: /고등어/u,
  게: /꽃게|게살|맛살|크래미|대게|게장|게국지/u,
  새우: /새우|대하|쉬림프|배추김치|깍두기|감바스/u,
  돼지고기:
    /돼지|삼겹|목살|앞다리살|뒷다리살|항정살|대패|베이컨|햄(?!버거)|소시지|스팸|족발|순대|돈[까가]스(?! ?소스)|제육|등갈비|차슈|(?<!닭|사태 )수육|보쌈(?!무)|살라미|페퍼로니|동파육/u,
  복숭아: /복숭아|황도|백도/u,
  토마토: /토마토|케첩|살사/u,
  아황산류: /와인|건포도|곶감|단무지/u,
  호두: /호두/u,
  닭고기: /닭|치킨(?!무)|삼계/u,
  쇠고기:
    /소고기|쇠고기|한우|차돌|우삼겹|양지|사태|소불고기|사골|소갈비|채끝|(?<!두부|연어|치킨)스테이크|다시다|우둔|규동/u,
  오징어: /오징어|한치|진미채/u,
  조개류: /조개|바지락|홍합|굴(?!비)|꼬막|가리비|전복|재첩|백합|소라|골뱅이|봉골레|관자/u,
  굴: /굴(?!비)/u,
  전복: /전복/u,
  홍합: /홍합/u,
  잣: /(?<![가-힣])잣/u,
};

const { taxonomy: source, cookbook, products } = bundledContent();
const made = makeTaxonomy(source);
if (!made.ok) throw new Error('the bundled taxonomy is refused');
const taxonomy = made.value;

const isFree = (id: string) => /[.-](?:gf|sf)$/.test(id);
const dishes = [
  ...homeRecipes(cookbook).map((recipe) => ({
    id: recipe.id,
    // A kitchen without gluten or soy cooks with other sauces than its titles say.
    words: [...(isFree(recipe.id) ? [] : [recipe.title]), ...recipe.ingredients.map(({ name }) => name)],
    dish: { title: recipe.title, lines: recipe.ingredients, method: recipe.method },
  })),
  ...products.map((product) => ({
    id: product.id,
    words: [product.name, ...product.ingredients.map(({ name }) => name)],
    dish: writtenProduct(product),
  })),
].map(({ dish, ...named }) => ({ ...named, profile: dishProfile(taxonomy, dish) }));

/** "Without", "instead of" and "like": a food a sentence names with them is not in the dish. */
const NAMES_WHAT_IS_NOT_IN_IT = /없[이는]|않아|대신|빼요|처럼|정도로/u;
/** "Roll", which is spelt like oysters, and bits of shell washed out of seaweed. */
const NO_FOOD = /굴[려리린]|조개껍데기/gu;

/** Dishes by seasoning, with the sentences of their descriptions and steps. */
const recipes = cookbook.flatMap(({ id, title, description, versions }) =>
  [versions.ordinary, versions.mild].map(({ ingredients, steps }) => ({
    id,
    profile: dishProfile(taxonomy, { title, lines: ingredients }),
    texts: [description, ...steps.flatMap(({ text, details }) => [text, ...details])]
      .flatMap((text) => text.split(/(?<=요\.) /u))
      .filter((text) => !NAMES_WHAT_IS_NOT_IN_IT.test(text))
      .map((text) => text.replace(NO_FOOD, '')),
  })),
);

describe('who leaves out a statutory allergen', () => {
  it('is asked about here, whichever of the list it is', () => {
    expect(Object.keys(WORDS).sort()).toEqual(source.allergens.map(({ ko }) => ko).sort());
  });

  it.each(Object.entries(WORDS))('is served no dish whose words give it away: %s', (name, notify) => {
    const { exclusions } = readExclusion(taxonomy, name);
    const served = dishes.flatMap(({ id, words, profile }) => {
      if (exclusionViolation(profile, exclusions) !== null) return [];
      const stated = words.filter((word) => notify.test(word));
      return stated.length === 0 ? [] : [`${id}: ${stated.join(', ')}`];
    });
    expect(served).toEqual([]);
  });

  it.each(Object.entries(WORDS))(
    'reads in no recipe of a food its lines do not bring: %s',
    (name, notify) => {
      const { exclusions } = readExclusion(taxonomy, name);
      const stated = recipes.flatMap(({ id, texts, profile }) => {
        const isServed = exclusionViolation(profile, exclusions) === null;
        return isServed ? texts.filter((text) => notify.test(text)).map((text) => `${id}: ${text}`) : [];
      });
      expect(stated).toEqual([]);
    },
  );

  it.each([
    ['땅콩', 'restaurant-fried-chicken'],
    ['땅콩', 'restaurant-boneless-fried-chicken'],
    ['땅콩', 'restaurant-grilled-mackerel'],
    ['우유', 'mealkit-jjajang-pouch'],
    ['잣', 'restaurant-bibimbap'],
    ['호두', 'restaurant-anchovy-rice-balls'],
    ['카페인', 'restaurant-hamburger-set'],
  ])('is not served what makers put in beside the lines of a good: %s in %s', (name, product) => {
    const { exclusions } = readExclusion(taxonomy, name);
    const profile = dishes.find(({ id }) => id === product)?.profile;
    expect(profile && exclusionViolation(profile, exclusions)?.via).toBe('mayContain');
  });

  it.each([
    ['매운 것', 'restaurant-fried-chicken'],
    ['매운 것', 'restaurant-pork-cutlet-set'],
    ['날것', 'restaurant-cream-pasta'],
    ['카페인', 'restaurant-hamburger'],
  ])('is served what never holds it: without %s %s', (name, product) => {
    const { exclusions } = readExclusion(taxonomy, name);
    const profile = dishes.find(({ id }) => id === product)?.profile;
    expect(profile && exclusionViolation(profile, exclusions)).toBeNull();
  });
});
