import { dishProfile, type Exclusion, excludedIds, exclusionViolation, readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

const excluding = (text: string): readonly Exclusion[] => readExclusion(taxonomy, text).exclusions;

/** Words once read as less than they mean, each with foods they mean at least. */
const AT_LEAST = `
명이나물 = ramps jangajji
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
반숙 = soft_egg raw_egg_yolk
날것 = raw_egg_yolk
돈코츠 = pork
규카츠 = beef
새우육수 = shrimp seafood_broth
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
`;

/** Words once read as foods nobody meant. */
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
  ])('leaves out for %s what is made of it: %s', (text, id) => {
    const dish = dishProfile(taxonomy, { title: '', lines: [{ id, name: id }] });
    expect(exclusionViolation(dish, excluding(text))?.via).toBe('contains');
  });
});
