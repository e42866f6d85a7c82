import { dishProfile, exclusionViolation, readExclusion, resolveIngredientText } from '@kkini/domain';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();
const read = (text: string) => resolveIngredientText(taxonomy, text);
const named = taxonomy.source.items.flatMap((item) =>
  [item.ko, ...item.synonyms].map((name) => ({ name, item })),
);

/** Names as recipe writers spell them, by the food they mean. */
const WRITTEN: Readonly<Record<string, string>> = {
  broccoli: '브로컬리 브로커리 브로콜리송이 데친브로컬리 냉동브로콜리',
  celery: '샐러리 셀러리줄기 샐러리대 쎌러리',
  bell_pepper:
    '붉은파프리카 노란파프리카 빨강파프리카 주황색파프리카 청파프리카 삼색피망 컬러파프리카 적피망',
  red_radish: '래디시 래디쉬 레디쉬 레디시 적환무 미니래디쉬',
  bok_choy: '비타민채 그린비타민 청경체',
  cabbage: '적채 양배춧잎 자색양배추 브뤼셀스프라우트 양배추채',
  napa_cabbage: '알배기배추 배춧잎 봄동잎 얼갈이배추잎',
  lettuce: '양상치 로메인상추 치커리 적치커리 라디치오 어린잎채소 어린잎야채',
  sprout_veg: '새싹채소 새싹야채 무순 모듬새싹 적무순',
  crown_daisy: '쑥갓잎 쑥갓줄기',
  water_parsley: '돌미나리 미나리줄기 미나리대',
  radish: '무우 무채 무즙 왜무 채썬무',
  radish_greens: '시래기 삶은시래기 무청시래기 불린시래기',
  yam: '산마 참마 마즙 마가루',
  sedum: '돌나물 돈나물',
  mulberry_leaf: '뽕잎 뽕잎가루 말린뽕잎',
  opuntia: '백년초 백년초가루 백련초가루',
  hamcho: '함초 함초가루 퉁퉁마디',
  butterbur: '머위 머윗대 머위대 머위나물',
  sseumbagwi: '씀바귀 고들빼기',
  ramps: '산마늘 명이',
  bangpung: '방풍 방풍나물',
  water_spinach: '공심채 모닝글로리',
  jerusalem_artichoke: '돼지감자 뚱딴지',
  gourd: '박속 박고지',
  zucchini: '쥬키니 주키니호박 쥬키니호박 조선호박 애호박채',
  pumpkin: '단호박가루 늙은호박 청둥호박 땅콩호박',
  chili_pepper: '붉은고추 홍청양고추 건고추 마른고추 페퍼론치노 할라피뇨 땡초 청량고추',
  tomato: '방울도마토 토마토홀 완숙토마토 대추방울토마토 껍질벗긴토마토',
  garlic: '다진마늘 마늘즙 깐마늘 마늘채 저민마늘 알마늘',
  ginger: '생강즙 다진생강 생강채 생강편 간생강',
  green_onion: '송송썬파 대파흰부분 실파 쪽파채',
  shiitake: '생표고 표고버섯채 표고갓',
  dried_shiitake: '건표고버섯 말린표고버섯 불린표고버섯',
  king_oyster_mushroom: '새송이 새송이버섯 미니새송이 큰느타리버섯',
  stone_ear: '석이버섯 석이채',
  neungi: '능이버섯 능이',
  italian_seasoning: '이태리시즈닝 이탈리안시즈닝 이탈리안허브시즈닝',
  basil: '바질가루 바질잎 건바질 생바질',
  parsley: '파슬리가루 파슬리찹 이탈리안파슬리 다진파슬리',
  rosemary: '월계수잎 월계수 오레가노 타임 딜 로즈메리',
  mint: '애플민트 페퍼민트 스피아민트 박하잎',
  paprika_powder: '파프리카가루 훈제파프리카가루',
  cajun: '케이준시즈닝 케이준스파이스',
  somyeon: '소면 잔치국수면 마른국수',
  vegetable_noodle: '백년초국수 뽕잎국수 오색국수 녹차국수',
  rice_paper: '라이스페이퍼 라이스페퍼 월남쌈라이스페이퍼',
  acorn: '도토리가루 도토리묵가루 도토리녹말',
  acorn_jelly: '도토리묵 도토리묵채',
  buckwheat_jelly: '메밀묵',
  glass_noodle: '당면사리 불린당면 납작당면',
  mandu_wrapper: '만두피 왕만두피 물만두피',
  tortilla: '또띠아 또띠야 토르티야',
  flower_bun: '꽃빵',
  misugaru: '미숫가루 선식',
  oat: '오트밀 압착귀리 귀리가루',
  soy_protein: '콩고기 대두단백 식물성고기',
  hummus: '후무스 훔무스',
  white_bean_paste: '백앙금 흰앙금',
  mozzarella: '모짜렐라 모차렐라 모짜렐라치즈 피자용모짜렐라',
  parmesan: '파마산 파마산치즈 파마산치즈가루 파르메산치즈 그라나파다노',
  cream_cheese: '마스카포네 마스카르포네 크림치즈',
  milk: '무지방우유 우유약간',
  low_fat_milk: '저지방우유 저지방흰우유',
  crab_stick: '크래미 크레미 맛살 게맛살',
  anchovy: '국멸치 잔멸치 다시멸치 지리멸치',
  anchovy_fillet: '앤초비 엔초비 안초비',
  shrimp: '칵테일새우 새우살 중하 깐새우',
  clam: '모시조개 바지락살 백합',
  squid: '오징어몸통 한치 오징어채썬것',
  atka_mackerel: '임연수어 이면수 임연수',
  pollock: '동태포 명태살',
  kodari: '코다리 코다리순살 반건조명태',
  sea_bream: '도미살 참돔 옥돔',
  whitebait: '뱅어포 실치',
  beef_lean: '소고기우둔살 쇠고기홍두깨살 소사태 소고기안심',
  ground_beef: '다진쇠고기 다진소고기 소고기다진것 쇠고기간것',
  pork_lean: '돼지고기안심 돼지등심 돼지고기뒷다리살',
  ground_pork: '다진돼지고기 돼지고기다진것 다진돈육',
  pork_rib: '돼지등뼈 돼지갈비 쪽갈비 등갈비',
  chicken_breast: '닭가슴살 닭안심 닭고기가슴살',
  beef_bone: '사골 잡뼈 소뼈',
  oxtail: '소꼬리 우족 도가니',
  low_sodium_soy_sauce: '저염간장 저나트륨간장 저염진간장',
  soup_soy_sauce: '국간장 조선간장 집간장',
  fish_soy_sauce: '어간장 멸치어간장',
  gochujang: '저염고추장 찹쌀고추장 고추장약간',
  doubanjiang: '두반장 중국식두반장',
  oyster_sauce: '굴소스 굴쏘스 이금기굴소스',
  ketchup: '케찹 케첩 토마토케찹 토마토케첩',
  balsamic: '발사믹식초 발사믹비네거 발사믹글레이즈',
  mayonnaise: '마요네즈 마요네스 저지방마요네즈',
  mustard: '머스터드 머스타드 겨자 연겨자 홀그레인머스타드',
  tartar_sauce: '타르타르소스 타르타르',
  tsuyu: '쯔유 쓰유 국시장국',
  cooking_oil: '식용유 튀김기름 튀김용기름',
  olive_oil: '올리브유 올리브오일 엑스트라버진올리브유',
  perilla_powder: '들깨가루 들깨즙 거피들깨가루',
  sesame: '통깨 볶은깨 실깨 흰깨',
  stevia: '스테비아 스테비아가루',
  plum_extract: '매실청 매실액 매실엑기스 매실원액',
  yuja_syrup: '유자청 유자차',
  omija: '오미자 건오미자',
  omija_water: '오미자물 오미자우린물',
  ginseng: '홍삼 홍삼가루 수삼 인삼 미삼',
  kelp_broth: '다시마물 다시마육수 다시마국물 다시마우린물',
  anchovy_broth: '멸치육수 멸치국물 멸치다시',
  anchovy_kelp_broth: '멸치다시마육수',
  vegetable_broth: '채소육수 야채육수 야채국물 채소국물',
  noodle_water: '면수 파스타삶은물',
  sushi_vinegar: '단촛물 배합초 초대리',
  gardenia: '치자 치자물',
};

describe('names as they are written', () => {
  it.each(Object.entries(WRITTEN))('of %s: %s', (id, names) => {
    for (const name of names.split(' ')) {
      expect([name, read(name)]).toEqual([name, { ids: [id], candidates: [], unresolved: [] }]);
    }
  });

  it.each([
    ['백년초국수(건조) 20g', 'vegetable_noodle'],
    ['저염간장 5g(1작은술)', 'low_sodium_soy_sauce'],
    ['붉은 파프리카 10g(3×1cm)', 'bell_pepper'],
    ['래디시 5g(1/2개)', 'red_radish'],
    ['다진 마늘 2.5g(1/2작은술)', 'garlic'],
    ['모짜렐라 치즈 20g', 'mozzarella'],
    ['다시마 우린 물 200ml', 'kelp_broth'],
    ['칵테일새우(냉동) 50g(6마리)', 'shrimp'],
    ['홍고추·청고추 5g', 'chili_pepper'],
    ['데친 비타민채 30g', 'bok_choy'],
    ['소금·후춧가루 약간', 'salt black_pepper'],
    ['브로콜리(꽃송이만) 30g', 'broccoli'],
    ['라이스페이퍼(지름 22cm) 4장', 'rice_paper'],
    ['물에 불린 표고버섯 10g', 'dried_shiitake'],
    ['끓는 물에 데친 두부', 'tofu'],
    ['소금에 절인 배추 100g', 'napa_cabbage'],
    ['강판에 간 무', 'radish'],
    ['5cm 길이로 썬 대파', 'green_onion'],
  ])('stand in "%s"', (line, ids) => {
    expect([read(line).ids.join(' '), read(line).candidates, read(line).unresolved]).toEqual([ids, [], []]);
  });

  it.each(['무(간 것)', '배(강판에 간 것) 20g', '양파(다진 것)'])(
    'are not heard in the note of "%s"',
    (line) => {
      expect([read(line).ids.length, read(line).candidates]).toEqual([1, []]);
    },
  );

  // A longer name could also end the word and leave nothing or another food.
  it.each([
    ['국산마늘', 'garlic'],
    ['국내산마늘', 'garlic'],
    ['제주산마늘 3쪽', 'garlic'],
    ['국산더덕', 'deodeok'],
    ['무농약도라지', 'bellflower_root'],
    ['냉동두부', 'tofu'],
    ['시판어묵', 'fish_cake'],
    ['중간양파 1개', 'onion'],
    ['저염소고기', 'beef'],
    ['다진국간장', 'soup_soy_sauce'],
    ['김포두부', 'tofu'],
    ['갓볶은땅콩', 'peanut'],
    ['노란색국수', 'somyeon'],
  ])('give "%s" the preparation that leaves one food: %s', (line, id) => {
    expect(read(line)).toEqual({ ids: [id], candidates: [], unresolved: [] });
  });

  // Each contains the name of another food, which must not match.
  it.each([
    ['굴비', 'yellow_croaker'],
    ['굴소스', 'oyster_sauce'],
    ['파프리카', 'bell_pepper'],
    ['파인애플', 'pineapple'],
    ['배추', 'napa_cabbage'],
    ['배초향', 'korean_mint'],
    ['무화과', 'fig'],
    ['감자', 'potato'],
    ['감초', 'licorice'],
    ['마늘', 'garlic'],
    ['밤고구마', 'sweet_potato'],
    ['여주고구마', 'sweet_potato'],
    ['돼지감자', 'jerusalem_artichoke'],
    ['닭새우살', 'shrimp'],
    ['보리새우', 'shrimp'],
    ['기장멸치', 'anchovy'],
    ['곱창돌김', 'laver'],
    ['대구포', 'cod'],
    ['당면사리', 'glass_noodle'],
    ['민들레', 'dandelion'],
    ['생강청', 'ginger_syrup'],
    ['간양파', 'onion'],
    ['간사과', 'apple'],
    ['알마늘', 'garlic'],
    ['국수호박', 'zucchini'],
    ['땅콩호박', 'pumpkin'],
    ['대추토마토', 'tomato'],
    ['체리토마토', 'tomato'],
    ['오렌지파프리카', 'bell_pepper'],
    ['물고추', 'chili_pepper'],
    ['우럭조개', 'clam'],
    ['우설', 'ox_tongue'],
    ['감귤', 'mandarin'],
  ])('%s is %s and nothing else', (name, id) => {
    expect(read(name)).toEqual({ ids: [id], candidates: [], unresolved: [] });
  });

  it.each(
    `밀크 동굴 얼굴 메밀게 샥스핀 게르마늄 파자마 굴뚝 무지개 배꼽 감기약 마스크 콩트 깨달음 잣대 밤중 물리
    떡잎 김서방 파도 무릎 게시판 굴렁쇠 모자 대박 밥상 무대 굴곡 감동 배수구 마라톤 인분 기준 재료 고명 장식 밑간`.split(
      /\s+/,
    ),
  )('%s is no food', (word) => {
    expect(read(word)).toEqual({ ids: [], candidates: [], unresolved: [word] });
  });
});

describe('leaving out a food', () => {
  const aName = fc.constantFrom(...named);
  const blocks = (line: string, text: string) =>
    exclusionViolation(
      dishProfile(taxonomy, { title: '', lines: [{ id: null, name: line }] }),
      readExclusion(taxonomy, text).exclusions,
    );

  it('reaches every name of it, of its members and of what is made with it', () => {
    fc.assert(
      fc.property(aName, ({ name, item }) => {
        for (const over of [...item.parents, ...item.contains]) {
          const label = taxonomy.items.get(over)?.ko ?? over;
          expect([name, label, blocks(name, label)?.via]).toEqual([name, label, 'contains']);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('reaches as possible what a food may hold', () => {
    const warnOnly = (part: string) =>
      ['added_sugar', 'alcohol'].some((group) => taxonomy.closures.get(part)?.up.has(group) === true);
    const maybe = named.flatMap(({ name, item }) => {
      const parts = item.mayContain.filter((part) => !warnOnly(part));
      return parts.length === 0 ? [] : [{ name, parts }];
    });
    fc.assert(
      fc.property(fc.constantFrom(...maybe), fc.nat(), ({ name, parts }, pick) => {
        const part = parts[pick % parts.length] ?? '';
        const found = blocks(name, taxonomy.items.get(part)?.ko ?? '');
        // A flavour enhancer is excluded as a property of the dish, every other food as a food.
        const as = part === 'msg' ? 'excludedProperty' : 'excludedFood';
        expect([name, part, found?.code]).toEqual([name, part, as]);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['새우', 'XO소스 새우페이스트 똠얌소스 칵테일새우'],
    ['조개류', 'XO소스 조개젓 굴소스 바지락살'],
    ['밀', '꽃빵 만두피 칡냉면 오색국수 크루통 피타브레드 데미그라스소스 수제비반죽'],
    ['달걀', '타르타르소스 에그누들 브리오슈 머랭'],
    ['우유', '갈릭버터 브리오슈 요거트드레싱'],
    ['견과류', '호두기름 아몬드오일 땅콩나물'],
    ['참깨', '후무스 맛기름 후리가케'],
    ['메밀', '메밀묵 메밀싹'],
    ['돼지고기', '편육 돈골육수'],
    ['소고기', '우족 사골 우설 냉면육수'],
    ['멸치', '앤초비 다시팩'],
    ['생선', '어간장 황석어젓 뱅어포 가쓰오육수 오보로'],
    ['대두', '콩잎 볶음소스 양념치킨소스'],
    ['알코올', '생강술 매실주'],
    ['설탕', '유자청 오미자청 백앙금 양갱 단촛물 홍초 수정과'],
    ['버섯', '트러플오일 석이버섯 능이 영지버섯'],
    ['파·마늘류', '산마늘 차이브 리크 락교 마늘기름 파기름'],
  ])('%s blocks %s', (excluded, names) => {
    for (const name of names.split(' ')) {
      expect([name, blocks(name, excluded)?.via]).toEqual([name, 'contains']);
    }
  });
});
