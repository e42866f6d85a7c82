import { describe, expect, it } from 'vitest';
import { foodOf } from './ingredients/food-of.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';
import { INGREDIENT_KEYS, ownColours } from './testing/read-svg.ts';
import { drawAndWatch } from './testing/shown-foods.ts';

/** Excluded foods: words that name each, and its colours where it is part of a larger drawing. */
const SENSITIVE: readonly {
  food: IngredientKey;
  listed: string;
  words: RegExp;
  paintedIn: readonly string[];
}[] = [
  {
    food: 'eggHalf',
    listed: '달걀',
    words: /계란|달걀|지단|오므라이스|오믈렛/,
    paintedIn: ['#FFE17A', '#FBD765', '#FCD45C', '#F6CB62'],
  },
  {
    food: 'beef',
    listed: '소고기',
    words: /소고기|소불고기|육전/,
    paintedIn: ['#7A4327', '#7F4724', '#A8673B', '#8A5233'],
  },
  {
    food: 'pork',
    listed: '돼지고기',
    words: /돼지|제육|돈까스|삼겹/,
    paintedIn: ['#C98459', '#CC8A63', '#C9754E'],
  },
  { food: 'ham', listed: '소시지', words: /햄|소시지|베이컨/, paintedIn: ['#F7A6A0'] },
  { food: 'duck', listed: '훈제오리', words: /오리/, paintedIn: [] },
  { food: 'chicken', listed: '닭고기', words: /닭|삼계탕/, paintedIn: ['#F7DDA8', '#EBC07C', '#F3DDB2'] },
  { food: 'shrimp', listed: '새우', words: /새우/, paintedIn: [] },
  { food: 'squid', listed: '오징어', words: /오징어/, paintedIn: [] },
  { food: 'octopus', listed: '낙지', words: /낙지|문어/, paintedIn: [] },
  { food: 'clam', listed: '바지락', words: /바지락|조개/, paintedIn: [] },
  { food: 'abalone', listed: '전복', words: /전복/, paintedIn: [] },
  { food: 'oyster', listed: '굴', words: /굴/, paintedIn: [] },
  { food: 'scallop', listed: '관자', words: /관자/, paintedIn: [] },
  { food: 'crab', listed: '게살', words: /게살|꽃게/, paintedIn: [] },
  { food: 'snail', listed: '골뱅이', words: /골뱅이/, paintedIn: [] },
  { food: 'roe', listed: '명란', words: /명란/, paintedIn: [] },
  { food: 'mussel', listed: '홍합', words: /홍합/, paintedIn: [] },
  { food: 'salmonSlice', listed: '연어', words: /연어/, paintedIn: ['#FF9468', '#F07A4A', '#F59669'] },
  { food: 'tunaChunk', listed: '참치', words: /참치/, paintedIn: ['#D8B08A'] },
  { food: 'fishChunk', listed: '고등어', words: /고등어|삼치|꽁치/, paintedIn: ['#46545A', '#97866A'] },
  {
    food: 'whiteFishChunk',
    listed: '대구살',
    words: /대구|가자미|갈치|동태|생선|추어|코다리|아귀/,
    paintedIn: ['#C79A52', '#E6C27C', '#DDB677'],
  },
  { food: 'driedFish', listed: '황태', words: /황태|북어|북엇/, paintedIn: [] },
  { food: 'anchovy', listed: '멸치', words: /멸치/, paintedIn: [] },
  { food: 'fishcake', listed: '어묵', words: /어묵/, paintedIn: ['#E6C183'] },
  { food: 'cheese', listed: '리코타치즈', words: /치즈|리코타/, paintedIn: ['#FFC62F', '#FFF0BE'] },
  { food: 'milkIcon', listed: '플레인요거트', words: /요거트|우유/, paintedIn: ['#FBF6EE'] },
  { food: 'almond', listed: '아몬드', words: /아몬드/, paintedIn: [] },
  { food: 'walnut', listed: '호두', words: /호두/, paintedIn: [] },
  { food: 'chestnut', listed: '깐밤', words: /밤/, paintedIn: [] },
  { food: 'peanut', listed: '볶은 땅콩', words: /땅콩/, paintedIn: [] },
  { food: 'kimchi', listed: '김치', words: /김치|깍두기/, paintedIn: ['#E0562C'] },
  { food: 'tofu', listed: '두부', words: /두부|유부|비지/, paintedIn: ['#FFF4D6'] },
  { food: 'tomato', listed: '토마토', words: /토마토/, paintedIn: [] },
];

const TITLES = (
  '두부 된장찌개,김치찌개,해물 순두부찌개,하얀 순두부 백반,콩비지찌개,버섯 들깨탕,나물 미역국,북엇국,황태 해장국,육개장,갈비탕,동태탕,추어탕,매운탕,' +
  '떡볶이,떡국,만둣국,고기만두,닭볶음탕,찜닭,삼계탕,백숙,누룽지 백숙,토마토 스튜,샥슈카,수제비,부대찌개,청국장,버섯전골,밀푀유나베,' +
  '바지락 칼국수,감자 칼국수,잔치국수,비빔국수,물냉면,들기름 막국수,콩국수,쌀국수,짬뽕,라면,토마토 파스타,크림 파스타,볶음우동,버섯 잡채,' +
  '나물 비빔밥,참치 비빔밥,연어 포케,두부 포케볼,퀴노아볼,카레라이스,불고기 덮밥,컵밥,김치볶음밥,채소 볶음밥,오므라이스,버섯 오믈렛,도리아,' +
  '김밥,채소 김밥,참치 김밥,삼각김밥,참치 삼각김밥,유부초밥,주먹밥,월남쌈,또띠아롤,케일 쌈밥,보쌈,수육,삼겹살구이,상추쌈,' +
  '전복죽,채소죽,팥죽,단호박죽,양송이 수프,버섯 리조또,달걀찜,달걀말이,두부조림,두부구이,감자전,해물파전,김치전,호박전,육전,동그랑땡,애호박 부침,' +
  '고등어구이,가자미구이,생선구이,갈치조림,코다리조림,연어 스테이크,두부 스테이크,스테이크,함박 스테이크,버섯 스테이크,' +
  '제육볶음,닭갈비,낙지볶음,오징어볶음,두루치기,마파두부,갈비찜,장조림,돈까스,생선까스,불고기,버섯불고기,오리주물럭,토마토 달걀볶음,찐 고구마,아귀찜,' +
  '버섯 영양밥,굴 솥밥,잡곡밥,그린 샐러드,닭가슴살 샐러드,리코타 샐러드,치즈 샌드위치,채소 샌드위치,햄 샌드위치,아보카도 토스트,통밀빵,채소 피자,팬케이크,' +
  '그릭요거트 과일볼,그래놀라,스무디볼,오버나이트 오트,두유,우유,라떼,아메리카노,군고구마 세트,오늘의 요리,구름,' +
  '감자 그라탕,채소 라자냐,치즈 키슈,함박,떡갈비,호박잎에 싼 쌈밥,양배추말이 토마토찜,버섯말이,채소 꼬치,팔라펠,렌틸 채소볼,채소 마살라,시금치 팔락,' +
  '라타투유,미네스트로네,베이크드빈,해물 파에야,나시고렝,규동,키차리,옥수수 차우더,궁중떡볶이,두부 스크램블,푸실리 파스타,감자뇨끼,팟타이,분짜,' +
  '메밀면 샐러드,타코,퀘사디아,부리토,빙떡,오픈샌드위치,콩국수와 찐 감자,미역국과 두부구이 밥상,된장국과 달걀찜,채소죽과 우유 한 잔,토마토 수프와 호밀빵'
).split(',');

const COLOURS_OF_FOOD = new Map(
  SENSITIVE.map(({ food }) => [
    food,
    INGREDIENT_KEYS.filter((key) => foodOf(key) === food).flatMap((key) => ownColours(key)),
  ]),
);

const STYLES = ['요리레시피', '간편레시피', '밀키트', '식당', '편의점', '도시락'] as const;
const VEGETABLES = ['당근', '애호박', '양파', '표고버섯', '상추', '현미밥', '간장', '소금'];

/** Foods drawn though the data does not name them, as the painters report and as the colours of the picture show. */
function drawnUnnamed(meal: { title: string; category: string; ingredients: readonly string[] }): string[] {
  const named = [meal.title, ...meal.ingredients].join(' ');
  const { foods, svg } = drawAndWatch(meal);
  const painted = new Set(svg.match(/#[0-9A-F]{6}/g));
  return SENSITIVE.filter(({ words }) => !words.test(named)).flatMap(({ food, paintedIn }) => {
    const colours = [...paintedIn, ...onlyColours(food)].filter((colour) => painted.has(colour));
    const seen = [...(foods.has(food) ? ['shown'] : []), ...colours];
    return seen.map((how) => `${meal.title} (${meal.ingredients}): ${food} ${how}`);
  });
}

function onlyColours(food: IngredientKey): readonly string[] {
  return COLOURS_OF_FOOD.get(food) ?? [];
}

describe.each(STYLES)('%s', (category) => {
  it('shows none of the foods people exclude unless title or ingredients name it', () => {
    const meals = TITLES.flatMap((title) =>
      [[], VEGETABLES].map((ingredients) => ({ title, category, ingredients })),
    );
    expect(meals.flatMap(drawnUnnamed)).toEqual([]);
  });
});

describe.each(SENSITIVE)('$listed', ({ food, listed }) => {
  it('brings no other food with it, whatever the dish', () => {
    const ingredients = [listed, ...VEGETABLES];
    const meals = TITLES.map((title, i) => ({
      title,
      category: STYLES[i % STYLES.length] ?? '',
      ingredients,
    }));
    expect(meals.flatMap(drawnUnnamed)).toEqual([]);
  });

  it('is shown in some dish that lists it', () => {
    const titles = ['비빔밥', '샐러드', '그래놀라', '샌드위치'];
    const shown = titles.some((title) =>
      drawAndWatch({ title, ingredients: [listed, '당근'] }).foods.has(food),
    );
    expect(shown).toBe(true);
  });
});

describe('what a title says is left out', () => {
  it.each<[string, IngredientKey]>([
    ['비건 달걀찜', 'eggHalf'],
    ['달걀을 뺀 오므라이스', 'eggHalf'],
    ['계란 없는 김밥', 'eggHalf'],
    ['비건 달걀말이', 'eggHalf'],
    ['닭 없는 백숙', 'chicken'],
    ['비건 연어 스테이크', 'salmonSlice'],
    ['비건 닭 스테이크', 'chicken'],
    ['비건 소고기 스테이크', 'beef'],
    ['고등어 없는 고등어구이', 'fishChunk'],
    ['식물성 우유 그래놀라', 'milkIcon'],
    ['비건 치즈 피자', 'cheese'],
    ['비건 치즈 토스트', 'cheese'],
    ['햄 뺀 샌드위치', 'ham'],
    ['새우 뺀 볶음밥', 'shrimp'],
  ])('%s shows no %s', (title, food) => {
    const paintedIn = SENSITIVE.find((one) => one.food === food)?.paintedIn ?? [];
    for (const category of STYLES)
      for (const ingredients of [[], VEGETABLES]) {
        const { foods, svg } = drawAndWatch({ title, category, ingredients });
        expect([...foods]).not.toContain(food);
        expect([...paintedIn, ...onlyColours(food)].filter((colour) => svg.includes(colour))).toEqual([]);
      }
  });
});

it.each([
  ['김밥', '달걀', '#FFE17A'],
  ['참치 김밥', '참치', '#D8B08A'],
  ['샌드위치', '슬라이스햄', '#F7A6A0'],
  ['월남쌈', '새우', '#FB9A6C'],
  ['피자', '모짜렐라치즈', '#FFF0BE'],
  ['부추전', '달걀', '#F6CB62'],
])('%s with %s shows it at the cut', (title, ingredient, colour) => {
  expect(drawAndWatch({ title, ingredients: [ingredient, '당근'] }).svg).toContain(colour);
});

it('draws nothing at all beyond the ingredients of a listed meal', () => {
  const bare: IngredientKey[] = [
    'carrotSlice',
    'zucchiniHalf',
    'onion',
    'shiitake',
    'lettuce',
    'riceBowlIcon',
  ];
  for (const title of ['오늘의 요리', '덮밥', '비빔밥', '볶음밥', '샐러드', '국', '전골', '정식'])
    for (const category of STYLES)
      expect(
        [...drawAndWatch({ title, category, ingredients: VEGETABLES }).foods].filter(
          (food) => !bare.includes(food),
        ),
        `${category} ${title}`,
      ).toEqual([]);
});
