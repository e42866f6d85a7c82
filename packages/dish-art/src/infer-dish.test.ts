import { describe, expect, it } from 'vitest';
import { inferDish } from './infer-dish.ts';

describe('the meal style', () => {
  it.each([
    ['공복', 'empty'],
    ['밀키트', 'mealkit'],
    ['도시락', 'dosirak'],
    ['식당', 'soban'],
    ['편의점', 'pack'],
  ])('%s decides before the title', (category, type) => {
    expect(inferDish({ title: '두부 된장찌개', category }).type).toBe(type);
  });

  it('gives way to triangle gimbap in a convenience store', () => {
    expect(inferDish({ title: '참치 삼각김밥', category: '편의점' }).type).toBe('triangle');
  });

  it('puts the dish of a restaurant on the table', () => {
    const table = inferDish({ title: '된장찌개 정식', category: '식당' });
    expect(table.main).toMatchObject({ type: 'stew', broth: 'doenjang', vessel: 'ttukbaegi' });
  });

  it('leaves rice off the table where rice is in the dish or none is named', () => {
    const rice = (title: string, ingredients: string[]) =>
      inferDish({ title, category: '식당', ingredients }).hasRice;
    expect(rice('삼치구이 정식', ['삼치', '현미밥'])).toBe(true);
    expect(rice('산채 비빔밥', ['잡곡밥', '고사리'])).toBe(false);
    expect(rice('들기름 메밀국수', ['메밀면', '오이'])).toBe(false);
  });

  it('serves on small plates what the title does not name, and keeps it out of the stew', () => {
    const table = inferDish({
      title: '김치찌개 백반',
      category: '식당',
      ingredients: ['묵은지', '두부', '밥', '콩나물'],
    });
    expect(table.sides).toEqual(['beansprout']);
    expect(table.main?.items).not.toContain('beansprout');
  });

  it('packs a roll across the lunch box and a stir-fry beside rice', () => {
    const box = (title: string, ingredients: string[]) =>
      inferDish({ title, category: '도시락', ingredients });
    expect(box('당근 김밥', ['현미밥', '당근']).main?.type).toBe('gimbap');
    expect(box('제육볶음 도시락', ['잡곡밥', '돼지고기', '당근'])).toMatchObject({
      items: ['spicyPork'],
      sides: ['carrotSlice'],
    });
  });

  it('packs fish off the grill into the box, raw fish into the kit', () => {
    const meal = { title: '고등어구이', ingredients: ['고등어', '현미밥', '시금치'] };
    expect(inferDish({ ...meal, category: '도시락' }).items).toEqual(['grilledFish']);
    expect(inferDish({ ...meal, category: '밀키트' }).items?.[0]).toBe('fishChunk');
  });

  it('packs noodles and bread into the kit', () => {
    const kit = (title: string, ingredients: string[]) =>
      inferDish({ title, category: '밀키트', ingredients }).items;
    expect(kit('바지락 칼국수', ['칼국수면', '바지락살'])).toContain('wheatNest');
    expect(kit('렌틸 수프와 통밀빵', ['렌틸', '통밀빵'])).toContain('breadSlice');
  });

  it('leaves rice out of a box without rice', () => {
    const box = (ingredients: string[]) =>
      inferDish({ title: '고구마 도시락', category: '도시락', ingredients });
    expect(box(['고구마', '달걀']).hasRice).toBe(false);
    expect(box(['고구마', '현미밥']).hasRice).toBe(true);
  });

  it('puts into each part of a meal kit and box what the meal lists', () => {
    const listed = ['바지락살', '애호박', '당근'];
    expect(inferDish({ title: '바지락 칼국수', category: '밀키트', ingredients: listed }).items).toEqual([
      'clam',
      'zucchiniHalf',
      'carrotSlice',
    ]);
  });
});

describe('the title', () => {
  it.each([
    ['순두부찌개', { type: 'stew', broth: 'red', egg: true }],
    ['김치찌개', { type: 'stew', broth: 'red' }],
    ['콩국수', { type: 'noodle', broth: 'milky' }],
    ['물냉면', { type: 'noodle', noodle: 'buckwheat' }],
    ['계란찜', { type: 'steamedEgg' }],
    ['갈비찜', { type: 'main', vessel: 'bowl', sauce: 'soy' }],
    ['버섯 잡채', { type: 'japchae' }],
    ['김치볶음밥', { type: 'friedRice' }],
    ['해물파전', { type: 'jeon', big: true }],
    ['호박전', { type: 'jeon', core: 'zucchini' }],
    ['전복죽', { type: 'porridge', items: ['abalone'] }],
    ['두부 조림', { type: 'tofuBraise' }],
    ['고등어 구이', { type: 'fish', fish: 'mackerel' }],
    ['보리차', { type: 'drink', drink: 'tea' }],
    ['현미밥', { type: 'rice', rice: 'brown' }],
  ])('%s is read from the specific to the general', (title, spec) => {
    expect(inferDish({ title })).toMatchObject(spec);
  });

  it.each([
    ['두부 된장찌개와 현미밥', ['두부', '된장', '현미밥'], { type: 'stew', broth: 'doenjang' }],
    ['단호박 두유죽', ['단호박', '무가당두유'], { type: 'porridge', broth: 'pumpkin' }],
    ['풋콩 현미 주먹밥과 두유', ['현미밥', '풋콩'], { type: 'riceBalls', rice: 'brown' }],
    ['삼치 카레구이와 구운 파프리카', ['삼치', '카레가루'], { type: 'fish', fish: 'mackerel' }],
    ['두부 강된장 보리 쌈밥', ['두부', '보리밥', '깻잎'], { type: 'ssam', rice: 'multi', bed: ['perilla'] }],
    ['돼지 수육과 배추쌈', ['돼지앞다리살', '알배추'], { type: 'ssam', meat: 'boiledPork' }],
    ['콩비지찌개', ['콩비지', '돼지안심'], { type: 'stew', broth: 'cream' }],
    ['콩비지 김치 덮밥', ['콩비지', '김치'], { type: 'ricebowl' }],
    ['버섯 들깨탕과 현미밥', ['표고버섯', '들깻가루'], { type: 'soup', broth: 'perilla' }],
    ['구운 연어 포케볼', ['연어', '아보카도'], { type: 'bibimbap', items: ['salmonSlice', 'avocado'] }],
    ['소고기 버섯 현미 컵밥', ['현미밥', '불고기감', '표고버섯'], { type: 'ricebowl' }],
    ['닭가슴살 파인애플 월남쌈', ['라이스페이퍼', '닭가슴살'], { type: 'rolls', wrap: 'paper' }],
    ['두부면 채소볶음', ['두부면', '숙주'], { type: 'japchae', noodle: 'tofu' }],
    ['애호박 메밀수제비', ['메밀가루', '애호박'], { type: 'soup' }],
    ['소고기 토마토 감자스튜', ['사태', '토마토', '감자'], { type: 'stew', broth: 'red' }],
    ['연어 아스파라거스 레몬구이', ['생연어', '아스파라거스'], { type: 'steak', steak: 'salmon' }],
    ['감자와 병아리콩을 올린 호밀빵', ['호밀빵', '감자', '병아리콩'], { type: 'toast' }],
    ['하얀 순두부 탕', ['순두부', '고춧가루'], { type: 'stew', broth: 'milky' }],
    [
      '당근 표고 채소죽과 두부구이',
      ['현미', '당근', '표고버섯', '두부'],
      { type: 'porridge', items: ['carrotSlice', 'shiitake'] },
    ],
    ['시금치 감자그라탱', ['시금치', '감자', '우유'], { type: 'baked', vessel: 'baking' }],
    ['소고기 함박', ['소고기', '양파'], { type: 'rolls', roll: 'patty' }],
    ['돼지고기 양배추말이찜', ['양배추', '돼지고기'], { type: 'rolls', roll: 'cabbageRoll' }],
    ['팔라펠 샐러드볼', ['병아리콩', '상추'], { type: 'salad', items: ['falafel', 'chickpea'] }],
    ['인도식 시금치 두부 팔락', ['시금치', '두부'], { type: 'soup', broth: 'greens' }],
    ['해물 파에야', ['새우', '쌀'], { type: 'friedRice', rice: 'turmeric', vessel: 'skillet' }],
    ['소고기 규동', ['소고기', '현미밥'], { type: 'ricebowl', rice: 'brown' }],
    ['생강우동', ['우동면', '배추'], { type: 'noodle', noodle: 'wheat' }],
    ['새우 팟타이', ['쌀국수', '새우'], { type: 'japchae', noodle: 'rice' }],
    ['메밀면 두부 샐러드', ['메밀면', '두부'], { type: 'noodle', noodle: 'buckwheat' }],
    ['토마토 펜네', ['펜네', '토마토'], { type: 'main', sauce: 'tomato' }],
    ['탄두리 요거트 닭구이', ['닭', '요거트'], { type: 'main' }],
    ['오이 새우 타코', ['또띠아', '새우', '오이'], { type: 'tacos' }],
    ['순한 오징어볶음', ['오징어', '양배추'], { type: 'main', sauce: 'soy' }],
    ['서리태 콩국', ['서리태', '오이'], { type: 'soup', broth: 'milky' }],
  ])('%s is drawn as its chief dish', (title, ingredients, spec) => {
    expect(inferDish({ title, ingredients })).toMatchObject(spec);
  });

  it('changes the rice by what is cooked in it', () => {
    expect(inferDish({ title: '나물 비빔밥', ingredients: '귀리, 시금치' }).rice).toBe('multi');
    expect(inferDish({ title: '소고기 덮밥', ingredients: { 흑미: '100g' } }).rice).toBe('black');
  });
});

describe('the ingredients', () => {
  it('fill the vessel, without seasonings', () => {
    const { items } = inferDish({
      title: '된장찌개',
      ingredients: ['두부', '대파', '마늘', '애호박', '된장'],
    });
    expect(items).toEqual(['tofu', 'zucchiniHalf']);
  });

  it('fill an unknown dish', () => {
    expect(inferDish({ title: '이름 모를 요리', ingredients: ['가지', '토마토'] })).toMatchObject({
      type: 'main',
      vessel: 'plate',
      items: ['eggplant', 'tomato'],
    });
  });
});
