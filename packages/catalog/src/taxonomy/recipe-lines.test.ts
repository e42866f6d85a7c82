import { resolveIngredientText } from '@kkini/domain';
import { expect, it } from 'vitest';
import { bundledTaxonomy } from './testing/bundled-taxonomy.ts';

const taxonomy = bundledTaxonomy();

/** Everyday recipe lines and the ids they name. */
const LINES = `
다진 마늘 1큰술 > garlic
국산 대파 1/2대 > green_onion
볶음탕용 닭 1마리(800g) > chicken
두부 1모(300g) > tofu
찌개용 두부 반 모 > tofu
부침용 두부 1모 > tofu
돼지고기 앞다리살 300g > pork_shoulder
돼지고기(찌개용) 200g > pork
카레용 돼지고기 150g > pork_lean
소고기 등심 200g > beef_marbled
소고기 국거리 150 g > beef_lean
한우 양지 200g > beef_marbled
다진 소고기 100g > ground_beef
다진 돼지고기 1/2컵 > ground_pork
닭 가슴살 2쪽 > chicken_breast
닭고기 안심 200g > chicken_breast
닭다리살 400 g > chicken_thigh
훈제오리 1팩(200g) > smoked_duck
삼겹살 1근 > pork_belly
베이컨 3줄 > bacon
비엔나소시지 10개 > sausage
스팸 1/2캔 > luncheon_meat
칵테일새우 15마리 > shrimp
냉동 새우 1컵 > shrimp
손질된 오징어 1마리 > squid
생 굴 200g > raw_oyster
봉지굴 1봉 > oyster
바지락 1봉지(해감) > clam
홍합 500g > mussel
낙지 2마리 > small_octopus
꽃게 2마리 > crab
국물용 멸치 10마리 > anchovy
잔멸치 한 줌 > anchovy
고등어 1마리 > mackerel
순살 고등어 2토막 > mackerel
갈치 3토막 > hairtail
동태 1마리 > pollock
황태채 한 줌 > dried_pollock
연어 스테이크용 200g > salmon
참치캔 1캔 > canned_tuna
스위트콘 4큰술 > canned_corn
옥수수 1자루 > corn
사각어묵 3장 > fish_cake
맛살 4줄 > crab_stick
달걀 2개 > chicken_egg
계란 3알 > chicken_egg
달걀노른자 1개 > egg_yolk
메추리알 20알 > quail_egg
우유 200ml > milk
저지방 우유 1컵 > low_fat_milk
플레인 요거트 100g > yogurt
모짜렐라 치즈 한 줌 > mozzarella
슬라이스치즈 2장 > cheese
무염버터 20g > butter
생크림 150 ml > cream
불린 미역 50g > soaked_wakame
생미역 50g > fresh_wakame
염장 미역줄기 200g > wakame_stem
쌈다시마 100g > fresh_kelp
건톳 10g > dried_hijiki
톳 100g > hijiki
건고사리 30g > dried_bracken
삶은 고사리 100g > bracken
무청 200g > radish_leaf
시래기 200g > radish_greens
말린 고춧잎 20g > dried_chili_leaf
오이지 2개 > oiji
삭힌고추 5개 > salted_chili
명엽채 50g > myeongyeopchae
고등어통조림 1캔 > plain_canned_mackerel
액젓 1큰술 > fish_sauce
무가당 두유 1컵 > unsweetened_soy_milk
건미역 10g > wakame
다시마 5x5cm 2장 > kelp
김밥용 김 4장 > laver
김가루 약간 > laver
조미김 1봉지 > seasoned_laver
양파 1/2개 > onion
채 썬 양파 1/4개 > onion
다진 양파 3큰술 > onion
당근 1/3개 > carrot
당근 (작은 것) 1개 > carrot
애호박 1/2개 > zucchini
감자 2개(중간 크기) > potato
고구마 1개 > sweet_potato
무 1/4개 > radish
채 썬 무 100g > radish
배추 1/4포기 > napa_cabbage
알배추 5장 > napa_cabbage
양배추 1/4통 > cabbage
콩나물 1봉지 > soybean_sprout
숙주 200g > mung_bean_sprout
시금치 한 단 > spinach
데친 시금치 100g > spinach
부추 1/2단 > chive
깻잎 10장 > perilla_leaf
상추 8장 > lettuce
오이 1개 > cucumber
가지 2개 > eggplant
브로콜리 1송이 > broccoli
파프리카 (빨강) 1/2개 > bell_pepper
청양고추 2개 > chili_pepper
홍고추 1/2개 > chili_pepper
토마토 1개 > tomato
방울토마토 10알 > tomato
표고버섯 4개 > shiitake
느타리버섯 한 줌 > oyster_mushroom
새송이버섯 2개 > king_oyster_mushroom
팽이버섯 1봉지 > enoki
우엉 1/2대 > burdock
연근 200g > lotus_root
삶은 고사리 150g > bracken
시래기 200g > radish_greens
파 한 대 > green_onion
송송 썬 대파 2큰술 > green_onion
쪽파 5줄기 > green_onion
생강 1톨 > ginger
통마늘 5쪽 > garlic
마늘 다진 것 1T > garlic
사과 1/2개 > apple
배 1/4개 > pear
레몬 1/2개 > lemon
레몬즙 1큰술 > lemon
바나나 1개 > banana
키위 1개 > kiwi
냉동 블루베리 1/2컵 > blueberry
건포도 2큰술 > raisin
호두 30g > walnut
아몬드 슬라이스 1큰술 > almond
땅콩 분태 1큰술 > peanut
잣 1작은술 > pine_nut
깐 밤 5개 > chestnut
대추 3알 > jujube
현미 1컵 > brown_rice
불린 쌀 2컵 > rice
밥 2공기 > cooked_rice
현미밥 1공기(210g) > brown_rice_cooked
잡곡밥 1공기 > multigrain_rice
귀리 50g > oat
밀가루 1컵 > wheat_flour
부침가루 1컵 반 > pancake_mix
감자전분 1큰술 > potato_starch
식빵 2장 > white_bread
통밀 식빵 2쪽 > whole_wheat_bread
소면 100g > somyeon
당면 1줌(100g) > glass_noodle
스파게티면 160g > pasta
메밀국수 100 g > buckwheat_noodle
떡국떡 2컵 > rice_cake
라면 1봉지 > ramyeon
진간장 2큰술 > soy_sauce
국간장 1.5큰술 > soup_soy_sauce
저염 간장 1큰술 > low_sodium_soy_sauce
된장 1과 1/2큰술 > doenjang
고추장 2 큰술 > gochujang
쌈장 적당량 > ssamjang
굴소스 1작은술 > oyster_sauce
멸치액젓 1T > anchovy_sauce
새우젓 1/2큰술 > salted_shrimp
식초 2tbsp > vinegar
설탕 1ts > sugar
올리고당 2스푼 > oligosaccharide
꿀 약간 > honey
매실청 1큰술 > plum_extract
맛술 1큰술 > mirin
참기름 1t > sesame_oil
들기름 1큰술 > perilla_oil
식용유 적당량 > cooking_oil
올리브유 2T > olive_oil
소금 한 꼬집 > salt
굵은소금 약간 > salt
후춧가루 톡톡 > black_pepper
고춧가루 1~2큰술 > chili_powder
통깨 약간 > sesame
들깨가루 3큰술 > perilla_powder
카레가루 4큰술 > curry_powder
마요네즈 2큰술 > mayonnaise
토마토케첩 1큰술 > ketchup
멸치육수 500ml > anchovy_broth
다시마 육수 3컵 > kelp_broth
쌀뜨물 4컵 > water
물 약 1.5L > water
얼음 한 컵 > water
김치 1/4포기 > kimchi
묵은지 300g > kimchi
깍두기 1컵 > radish_kimchi
단무지 4줄 > danmuji
`
  .trim()
  .split('\n')
  .map((line) => line.split(' > '));

it('lists about 170 lines', () => {
  expect(LINES.length).toBeGreaterThanOrEqual(165);
});

it.each(LINES)('reads "%s" as %s', (line, id) => {
  expect(resolveIngredientText(taxonomy, line ?? '')).toEqual({ ids: [id], candidates: [], unresolved: [] });
});

it.each([
  ['소금, 후추 약간', 'salt black_pepper'],
  ['소금과 후추 조금', 'salt black_pepper'],
  ['간장 또는 굴소스 1큰술', 'soy_sauce oyster_sauce'],
  ['식용유(콩기름) 2큰술', 'cooking_oil soybean_oil'],
  ['양파, 당근 각 1/4개', 'onion carrot'],
  ['쪽파/부추 약간', 'green_onion chive'],
  ['사과와 배 1/2개씩', 'apple pear'],
  ['새우튀김 3개', 'shrimp tempura'],
  ['두부 김치', 'tofu kimchi'],
])('counts every food of "%s"', (line, ids) => {
  expect(resolveIngredientText(taxonomy, line)).toEqual({
    ids: ids.split(' '),
    candidates: [],
    unresolved: [],
  });
});

it.each([
  ['다진 깨 1큰술', 'sesame perilla_seed'],
  ['안심 200g', 'beef_lean pork_lean chicken_breast'],
  ['호박 1/4개', 'zucchini pumpkin'],
])('keeps every candidate of the ambiguous "%s"', (line, candidates) => {
  const read = resolveIngredientText(taxonomy, line);
  expect(read).toEqual({ ids: [], candidates: [candidates.split(' ')], unresolved: [] });
});

it.each(['돼지고기 등심 200g', '소고기 안심 1덩이'])(
  'lets the group in "%s" decide between candidates',
  (line) => {
    const read = resolveIngredientText(taxonomy, line);
    expect([read.ids.length, read.candidates]).toEqual([1, []]);
  },
);

it.each(['샥스핀 100g', '두부, 잭프루트 1개', '1큰술', '(선택)', '동굴', '굴용두부가아님'])(
  'leaves "%s" unresolved',
  (line) => {
    expect(resolveIngredientText(taxonomy, line).unresolved).toHaveLength(1);
  },
);
