import { dishProfile, type Exclusion, excludedIds, exclusionViolation, readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

const excluding = (text: string): readonly Exclusion[] => readExclusion(taxonomy, text).exclusions;

/** Words that were read too narrowly, each with foods they mean at least. */
const AT_LEAST = `
명이나물 = ramps jangajji
혼다시 = bonito_flakes
굴이랑홍합이랑전복은노로바이러스때문에안먹어요 = oyster mussel abalone
두부콩나물된장콩으로된거다안돼요 = tofu soybean_sprout doenjang
오이당근가지버섯싫어해요 = cucumber carrot eggplant mushroom
우리어머니가새우를드시면두드러기가나시고우유를드시면설사를하시고땅콩은절대로안된다고병원에서그러셨고요메밀도조심하라고하셨어요 = shrimp dairy peanut buckwheat
면역억제제 = grapefruit
아달라트오로스 = grapefruit
고요산혈증 = alcohol
생간 = beef_liver
과메기 = saury herring
다시물 = kelp_broth anchovy_broth
느억맘 = sand_lance_sauce fish_sauce
알새우칩 = shrimp
오징어집 = squid
도다리 = flatfish
산낙지 = small_octopus
생노른자 = egg
은대구 = cod
참치타다키 = tuna bonito
豚 = pork
洋蔥 = onion
팥밥 = multigrain_rice red_bean
팥떡 = sirutteok red_bean
짠지 = pickle_all kimchi_all
조류 = poultry
백색육 = poultry
구근류 = root_veg onion
포유류 = meat
부산물 = organ_meat
묵 = buckwheat_jelly
등푸른생선 = mackerel gizzard_shad yellowtail
브리 = cheese
페타 치즈 = cheese
brie = cheese
chia = chia_seed
flax = flaxseed
canola = canola_oil
pepperoni = processed_meat
청란 = egg
tamago = egg
돈코츠 = pork
규카츠 = beef
새우육수 = shrimp seafood_broth
글리아딘 = wheat barley rye
밀의존성 운동유발 아나필락시스 = wheat
트로포미오신 = crustacean mollusc
파브알부민 = fish
아니사키스 = sashimi
향미증진제 = msg
주정 = alcohol
OAS = peach apple
황태육수 = pollock seafood_broth
해물육수 = seafood anchovy_broth
고기육수 = meat beef_broth
닭육수 = chicken
메추리알장조림 = egg jangjorim
바다에서 나는 것 = seafood seaweed
물에서 나는 거 = seafood
A2우유 = dairy
WPI = dairy whey_protein
웨이프로틴 = dairy whey_protein
초유 = dairy
양 = lamb tripe
캬베츠 = cabbage
국시 = noodle
찌게 = broth
마늘 = garlic garlic_scape
마른새우 = shrimp
들깨가루 = perilla_oil
스펠트 = wheat
어유 = fish
plant based = meat dairy egg
keto = grain noodle
특정 알레르기 22가지 = egg dairy wheat
의성마늘햄 = processed_meat
오메기떡 = rice_cake
돼지고기x소고기o = pork beef
새우x게x = shrimp crab
설탕 대신 알룰로스 = added_sugar
키토산 = crustacean
박하지 = crab
포케 = sashimi
해물칼국수 = seafood kalguksu
맵고짠것 = chili_pepper
간장개장 = soy_marinated_crab
파이내플 = pineapple
오징어땅콩 = squid peanut
땅콩잼 = peanut
감저 = sweet_potato potato
영계 = chicken
옹심이 = potato_ongsimi glutinous_rice_flour
개장 = crab
메추리 = egg pheasant
맥류 = gluten_grain oat
서류 = potato sweet_potato
카니 = crab
사테 = peanut
하이뮨 = dairy
라이소자임 = egg
갈락토스혈증 = dairy
잠두중독 = broad_bean
피 들어간 음식은 못 먹어요 = blood_curd sundae
땅콩은괜찮고호두는안돼요 = peanut walnut
새우는물론이고게도 = shrimp crab
저는게를못먹어요 = crab
고등어는두드러기가나고우유는설사를해요 = mackerel dairy
우유는안되지만치즈는괜찮아요 = dairy cheese
땅콩기름 = peanut
whole wheat = wheat
peanut oil = peanut
walnut oil = walnut
kidney stones = spinach nut
당콩기름 = peanut
파이애플 = pineapple
조깨류 = shellfish
마가리 = margarine
조게젓 = shellfish jeotgal
수산물돼야지다안먹어요 = seafood pork
유당과민하고구기자는빼주세요 = dairy goji_berry
초당옥수수가들어간되야지는싫어요 = corn pork
명태오이다안먹어요 = pollock cucumber
어머니가오리를못드세요 = duck skate
저는게알레르기가있어요 = crab
땅콩하고호두잣같은견과류 = peanut walnut pine_nut nut
생선회는안먹고익힌생선은먹어요 = sashimi fish
딱딱한 반찬은 못 씹어요 = nut dried_squid
땅콩_호두 = peanut walnut
🧈🐰🧂 = butter rabbit salt
곤이 = fish_egg milt
담북장 = doenjang cheonggukjang
perilla = perilla_seed perilla_leaf
백합과 = allium shellfish
박과 = cucumber watermelon
한과 = yakgwa sweet_crisp
한약 = herbal herb_extract
소와나무 = dairy
양파향 = onion
쑥향 = mugwort
동위원소 치료 앞두고 있어요 = seaweed
닭고기밖에 안 먹어요 = meat seafood
생선만 먹어요 = meat fish
소고기 외에는 안 먹어요 = meat seafood
I only eat chicken = meat seafood
no cabbage = cabbage napa_cabbage
radishes = radish young_radish
leeks = leek green_onion
octopus = octopus small_octopus webfoot_octopus
plum allergy = plum maesil
dates = date jujube
yam = yam sweet_potato
melon = korean_melon watermelon
ribs = beef_rib pork_rib
glass noodles = glass_noodle
croaker = yellow_croaker brown_croaker
scampi = shrimp
냄새 강한 것 = seafood herb
끈적한 음식은 = okra eel
가공된 음식은 피합니다 = ramyeon processed_meat
`;

/** Words that were read as foods they do not mean. */
const NO_MORE = `
죠스바 = ice_bar ice_cream
크릴오일 = shrimp dried_shrimp salted_shrimp krill
새우 비추 = shrimp dried_shrimp salted_shrimp krill
세 가지 못 먹어요: 새우 = shrimp dried_shrimp salted_shrimp krill
양식 광어 = halibut
sour cream = cream cream_sauce
only chicken = chicken fried_chicken ASK
양이 많은 음식 = !양이많은음식
동굴 = !동굴
우유 대신 두유 = dairy soy_milk ASK
발굽 있는 동물 = meat lard gelatin beef_tallow
찬 음식은 이가 시려서 못 먹어요 = ~cold
찬 걸 먹으면 = ~cold
뜨거운 건 못 먹어요 = ~brothy ~porridge broth
찐 게 = crab crab_stick soy_marinated_crab
우유를 먹으면 배가 아픕니다 = dairy
우유먹으면배가아파요 = dairy
소고기 돼지고기 둘 중 하나만 = beef pork lard gelatin
인과류 = apple pear quince loquat
조가류 = shellfish
커피는 하루 한 잔만 = coffee
당근은 생으로만 먹어요 = carrot ASK
새우는 물론 게도 못 먹어요 = shrimp dried_shrimp salted_shrimp krill crab crab_stick soy_marinated_crab
버섯 먹으면 머리가 아파요 = mushroom
수술 전 = !수술전
나생이 = shepherds_purse
염생이 = goat
가시리 = gracilaria
돼지바 = ice_bar ice_cream
서브웨이 = sandwich
하이트 = beer
포스트 = cereal granola cookie
이나리 = tofu soft_tofu fried_tofu pressed_tofu tofu_noodle sashimi cooked_rice
오토로 = ~raw tuna bonito
돈부리 = ~riceBowl
비타민C = !비타민c
불포화지방 = !불포화지방
고래회충 = !고래회충
veal chops = beef
bacon bits = processed_meat
allergic to bees = honey
mushrooms make me gag = mushroom
gheh = walnut
저는라면종류알레르기가있어요 = ramyeon ramen
키위가들어간해조류는싫어요 = kiwi seaweed
돼지고기찌개 = pork lard gelatin
생보리 = barley malt
vitamin C = !vitamin !c
high blood pressure = ~salty
cold drinks = ~cold
hard cheese = cheese pizza cream_sauce
what I cannot eat: shrimp = shrimp dried_shrimp salted_shrimp krill
게 다리도 안 돼요 = crab crab_stick soy_marinated_crab
밀가루 안 쓴 음식 = wheat
짠 반찬은 빼 주세요 = ~salty
발효 종류 전부 = ~fermented
피가 나는 고기는 싫어요 = meat lard gelatin beef_tallow !피가
세 가지 나물 = namul soybean_sprout mung_bean_sprout spinach bracken bellflower_root
`;

describe('a text', () => {
  it.each(tableLines(AT_LEAST))('means all of its foods: "%s" %s', (text, ids) => {
    expect(excluding(text).flatMap(excludedIds)).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  it.each(tableLines(NO_MORE))('means nothing it does not name: "%s" %s', (text, spelt) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spelt);
  });

  it.each([
    ['감자', 'potato_starch'],
    ['카사바', 'tapioca'],
    ['사과', 'apple_vinegar'],
    ['칼륨', 'tomato'],
    ['저칼륨', 'pumpkin'],
    ['칼륨 많은 음식', 'black_soybean'],
    ['칼륨', 'almond'],
    ['비타민K', 'perilla_leaf'],
    ['비타민K', 'natto'],
    ['푸린', 'anchovy_broth'],
    ['퓨린', 'mackerel'],
  ])('leaves out for %s what is made of it: %s', (text, id) => {
    const dish = dishProfile(taxonomy, { title: '', lines: [{ id, name: id }] });
    expect(exclusionViolation(dish, excluding(text))?.via).toBe('contains');
  });
});
