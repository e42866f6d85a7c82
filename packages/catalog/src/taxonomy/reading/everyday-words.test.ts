import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

const DIALECT = `
괴기 = 고기
돼지괴기 = 돼지고기
도야지 = 돼지고기
정구지 = 부추
솔 = 부추
무수 = 무
배차 = 배추
짐치 = 김치
멜치 = 멸치
메루치 = 멸치
칼치 = 갈치
새비 = 새우
강냉이 = 옥수수
지슬 = 감자
밀가리 = 밀
닭알 = 달걀
물외 = 오이
하모 = 장어
새우하구 게하구 = 새우, 게
새우 몬 묵어요 = 새우
`;

const LOANWORDS = `
피쉬 = 생선
어니언 = 양파
다마네기 = 양파
캐럿 = 당근
큐컴버 = 오이
그레이프후르츠 = 자몽
이까 = 오징어
오이스터 = 굴
에비 = 새우
덴뿌라 = ~fried fish_cake tempura
카레라이스 = curry_powder
`;

const BRANDS = `
신라면 = ramyeon
불닭볶음면 = ~spicy ramyeon
박카스 = energy_drink
액티비아 = 요거트
투게더 = 아이스크림
빅맥 = 햄버거
코카콜라 = 콜라
포카칩 = potato_chip
누텔라 = chocolate cocoa hazelnut dairy
비비고 만두 = 만두
서울우유 = 우유
베지밀 = 두유
롯데햄 = 햄
고향만두 = 만두
성경김 = 김
도미노피자 = 피자
데미소다 = 콜라
소다 = 베이킹소다, 콜라
`;

const DISHES = `
국물 있는 음식 = ~brothy broth cream_soup instant_soup
국이나 찌개 = ~brothy broth cream_soup instant_soup
죽 = ~porridge
건어물 = anchovy dried_pollock filefish_jerky fish_snack dried_squid dried_shrimp bonito_flakes
soup = ~brothy broth cream_soup instant_soup
전 = ~panFried
전은 싫어요 = ~panFried
전, 찜, 구이 = ~panFried ~steamed ~grilled
볶음이나 조림 = ~stirFried ~simmered
고등어 구이 = 고등어
전 새우를 못 먹어요 = 새우
배달음식 = ~eatenOut
편의점 도시락 = ~lunchBox ~convenienceStore
차가운 음식 = ~cold
물컹한 것 = eggplant zucchini soft_tofu acorn_jelly mung_bean_jelly buckwheat_jelly oyster sea_squirt avocado mushroom pork_belly banana
딱딱한 복숭아 = 복숭아
grilled food = ~grilled
알탕 = fish_egg pollock_roe milt
아몬드유 = nut_oil almond almond_milk
아몬드 오일 = nut_oil almond almond_milk
캐비어 = fish_egg flying_fish_roe
팔보채 = seafood
보쌈 = pork
닭백숙 = chicken samgyetang
수제비 = wheat
까르보나라 = cream_sauce
굴밥 = oyster
낙곱새 = small_octopus organ_meat shrimp
회냉면 = ~raw naengmyeon_dish
딤섬 = 만두
머릿고기 = pork_head pork_shoulder
콜라겐 = gelatin
새우게조개 = 새우, 게, 조개
땅콩호두잣 = 땅콩, 호두, 잣
카레라이스랑 우유 = curry_powder dairy
`;

const OTHER_READINGS = `
사라다나 = 사라다
오리 알로에 = 오리, 알로에
풀종류 = 채소
은행나무 = 은행
콩국물 = soybean soy_milk
생선괴기 = 생선
덜 익은 거 = 반숙
설탕 대신 쓰는 거 = 인공감미료
콩으로 만든 거 = 콩
요오드 많은 거 = 요오드
닭고기 오리고기 둘 다 안돼요 = 닭고기, 오리고기
`;

const STATES = `
짠 것 = ~salty
짜지 않게 = ~salty
저염식 = ~salty
맵고 짠 거 = 매운것, 짠것
절인 것 = ~pickled pickle_all
발효식품 = ~fermented
훈제 = ~smoked
훈제 빼주세요 = ~smoked
훈제 연어 = 연어
훈제, 연어 = 훈제, 연어
통조림 = ~canned
통조림 옥수수 = 옥수수
냉동 새우 = 새우
인스턴트 커피 = 커피
자극적인 음식 = ~spicy ~salty ~caffeine ~alcohol
비린 것 = seafood
느끼한 거 = ~fried ~greasy tempura fried_chicken french_fries pork_belly cream cream_sauce cream_soup mayonnaise cheese butter
향신채 = allium ginger herb spice perilla_leaf water_parsley crown_daisy celery chamnamul mugwort leaf_mustard
향신료 = spice herb curry_powder mala_sauce mustard wasabi
물에 빠진 고기 = 고기
새우깡 = cookie shrimp
장류 = doenjang doenjang_gf gochujang gochujang_gf gochujang_low_sugar soy_sauce_all ssamjang chunjang doubanjiang cheonggukjang hoisin chogochujang jjajang_sauce seasoned_doenjang fish_soy_sauce
패스트푸드 = hamburger pizza fried_chicken french_fries corn_dog
방부제 = 가공식품
인스턴트 = ~ultraProcessed ~readyMeal ramyeon processed_meat
냉동식품 = 인스턴트
탄수화물 = grain noodle bread rice_cake starch added_sugar
신 것 = vinegar_all citrus pickle_all maesil
분말 = misugaru protein_powder curry_powder dashida anchovy_dashida perilla_powder soy_powder food_powder baking_powder instant_soup ramyeon cocoa
껍질 = fruit tomato eggplant cucumber pumpkin potato sweet_potato red_bean kidney_bean chicken
포도 껍질 = 포도
아스파탐 = 인공감미료
제로칼로리 = 인공감미료
aspartame = 인공감미료
소금기 = 짠 것
맵지 않은 거 = 매운 것
씨 있는 과일 = 과일
씨 = 씨 있는 것
씨는 못 먹어요 = 씨 있는 것
씨 없는 수박 = 수박
오이 씨 = 오이
즙 = herbal fruit_juice vegetable_juice
양파즙 = 양파
핵과 = peach plum apricot cherry maesil jujube mango
stone fruit = 핵과
땅콩소스 = 땅콩
고래고기 = whale_meat
durian = 두리안
가지과 채소 = eggplant tomato chili_pepper bell_pepper potato potato_starch goji_berry
가지 = eggplant
nightshades = 가지과 채소
side dishes = 밑반찬
찬 성질 음식 = 성질이 찬 음식
tough meat = beef jerky gizzard gopchang tripe organ_meat pork_feet chicken_feet lamb
곡류하고 무침류 = 곡류, 무침
곡류 볶음밥류 = 곡류, 볶음밥
곡류 볶음밥요리 = 곡류, 볶음밥
곡류 무침요리는 = 곡류, 무침
무침요리 볶음 = 무침, 볶음
빈대떡류 = 전, 빈대떡
불교라 안 먹어요 = 불교
건과일류 = 건과일
고등어 볶음밥 = 고등어
복숭어 = 복숭아
곰팡이 = !곰팡
빨간 음식 = 매운것
생선내장 = organ_meat sundae milt changnan_jeot fish_egg
`;

const MEDICAL = `
퓨린 많은 음식 = ~purineRich
저퓨린 = ~purineRich
칼륨 많은 것 = ~potassiumRich
요오드 = ~iodineRich seaweed
비타민K = ~vitaminKRich
비타민 = bok_choy
수은 = ~mercuryRisk
콜레스테롤 = ~cholesterolRich
포화지방 = ~saturatedFat lard beef_tallow butter
트랜스지방 = ~transFat margarine shortening
유당분해 못함 = 유당
프럭탄 = allium gluten_grain
옥살산 = spinach chard beet nut cocoa chocolate
아질산나트륨 = processed_meat
락토오보 = meat seafood gelatin
락토 = meat seafood gelatin egg
인 = 인 많은 음식
인은 피해야 해요 = 인 많은 음식
통풍에 안좋은거 = ~purineRich ~alcohol alcohol soft_drink
통풍에 안 좋은 음식은 빼 주세요 = 통풍에 안좋은거
통풍 있어요 = 통풍에 안좋은거
고혈압이랑 당뇨 있어요 = 혈압에 안 좋은 것, 당뇨에 안좋은것
MAO억제제 = 마오억제제
노바스크 = 혈압약
크레스토 = 스타틴
자이로릭 먹어요 = 통풍약, ASK
시프로 = 항생제
여드름 = added_sugar soft_drink dairy white_bread rice_cake
식품 알레르기 22종 = egg dairy buckwheat peanut soy wheat mackerel crab shrimp pork peach tomato sulfite walnut chicken beef squid shellfish pine_nut
두드러기 나는 거 = !두드러기나는거
위가 없어요 = added_sugar soft_drink fruit_juice
치아가 없어요 = 질긴것
혈압에 안 좋은 것 = ~salty
혈당 올리는 음식 = ~porridge added_sugar fruit_juice soft_drink rice_cake white_bread glutinous_rice candy
소화 안 되는 음식 = ~fried ~greasy ~spicy ~raw ~alcohol ~caffeine wheat_flour noodle bread rice_cake red_bean kidney_bean pea chickpea lentil dairy soft_drink dried_squid jerky
소화가 잘 안 되는 거 = 소화 안 되는 음식
오보 = meat seafood gelatin dairy
코셔 = pork lard gelatin processed_meat crustacean mollusc eel catfish rabbit shark_swordfish
힌두교라 소고기 = 힌두교, 소고기
불교라 오신채 = 불교, 오신채
와파린 먹어서 시금치 = 와파린, 시금치
갑상선 때문에 해조류 = 해조류
신장이 안좋아서 칼륨 높은 과일 = ~potassiumRich fruit fruit_juice jam
통풍이라 맥주랑 내장 = beer organ_meat sundae
`;

/** A word with an unknown beginning, and Korean in Latin letters. */
const HALF_KNOWN = `
의정부부대찌개 = 부대찌개, !의정부부대찌개
늘봄두유 = 두유, !늘봄두유
북감자 = 감자, !북감자
손칼국수 = 칼국수
양념돼지갈비 = pork marinated_meat bulgogi
flat fish cake = flatfish fish_cake surimi cake
fish cake = 어묵
gochugaru = 고춧가루
no gamja please = 감자
dubu-jorim = 두부
kimchijjigae = kimchi_all ~brothy broth cream_soup instant_soup
green pepper = bell_pepper chili_pepper
macaroni = pasta lasagna
mustang = !mustang
`;

const SAID_AROUND = `
새우랑 게요 = 새우, 게
게요 = 게
소바 면류 = buckwheat_noodle buckwheat noodle
호두 배 = 호두, 배
자두 배 = 자두, 배
새우든 게든 = 새우, 게
새우며 게며 = 새우, 게
새우든 게 = 새우, 게
매운 게 싫어요 = 매운것
짠 게 싫어요 = ~salty
새우ㅋㅋ = 새우
새우ㅠㅠ 게ㅜㅜ = 새우, 게
시어머니가 회를 못 드세요 = 회
우리 집은 돼지고기를 안 먹습니다 = 돼지고기
우유 마시면 배아파요 = 우유
새우 먹으면 목이 부어요 = 새우
목이버섯 = wood_ear
목이 = wood_ear
게 먹고 응급실 간 적 있어요 = 게
새우는 되는데 게는 안돼요 = 새우, 게, ASK
우유는 안 되고 치즈는 돼요 = 우유, 치즈, ASK
오이는 빼주시고 당근은 넣어주세요 = 오이, 당근, ASK
땅콩만 아니면 돼요 = 땅콩
생선 가시 = 생선
개구리 = !개구리
자라 = !자라
가게 = !가게
문제 = !문제
닥갈 = ?닥갈>egg
`;

const isSpelt = (plain: string) => /(?:^| )[a-z_]+(?: |$)/u.test(plain) && !plain.includes(',');
const meant = (plain: string) =>
  isSpelt(plain) || plain.startsWith('~') ? plain : spellPlain(taxonomy, plain);

describe('everyday words', () => {
  it.each([
    ...tableLines(DIALECT),
    ...tableLines(LOANWORDS),
    ...tableLines(BRANDS),
    ...tableLines(DISHES),
    ...tableLines(OTHER_READINGS),
    ...tableLines(STATES),
    ...tableLines(MEDICAL),
    ...tableLines(HALF_KNOWN),
    ...tableLines(SAID_AROUND),
  ])('mean in "%s": %s', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(meant(plain));
  });

  it.each([
    ['알탕', '알탕'],
    ['자장면', '짜장면'],
    ['까르보나라', '까르보나라 까르보나라파스타 카르보나라'],
    ['신라면', ''],
  ])('of the dish "%s" leave out titles with %s', (text, titles) => {
    const words = readExclusion(taxonomy, text).exclusions.flatMap((each) =>
      each.kind === 'literal' ? [each.text] : [],
    );
    expect(words.join(' ')).toContain(titles);
    expect(words.length > 0).toBe(titles !== '');
  });

  it.each(
    '당뇨는 없어요|고혈압 없음|아무거나 잘 먹어요|다 잘 먹어요|편식 안 해요|저는 다 잘먹습니다|모름|잘 모르겠어요|no|x|ㄴㄴ|-|.|알레르기 x|가리는 거 없어요|i eat everything'.split(
      '|',
    ),
  )('leave nothing out for "%s"', (text) => {
    expect(readExclusion(taxonomy, text)).toMatchObject({
      exclusions: [],
      unread: [],
      asksWhatMayStay: false,
      healthFacts: [],
    });
  });

  it.each(['못 먹어요', '알레르기', '전부 다', '무엇'])('say so where "%s" names no food', (text) => {
    expect(readExclusion(taxonomy, text).unread).toHaveLength(1);
  });
});
