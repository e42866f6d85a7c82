import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

/** Texts that name no food but mean some, with foods they must exclude among others. */
const MEANS = `
니켈 = ~canned cocoa nut legume oat shellfish
금속 알레르기 = cocoa nut
렉틴 프리 = legume gluten_grain tomato
꽃가루 알레르기 = apple peach celery carrot hazelnut
라텍스 = banana avocado kiwi chestnut papaya
신장에 안 좋은 것 = ~potassiumRich ~salty low_sodium_salt
투석 중이에요 = ~potassiumRich ~salty
간에 안 좋은 거 = ~alcohol ~raw herb_extract
간이 안 좋아서 = ~alcohol ~raw
심장에 나쁜 음식 = ~salty ~saturatedFat
뼈에 안 좋은 = ~salty ~caffeine
대장에 안 좋은 음식 = ~alcohol processed_meat
변비 생기는 음식 = persimmon
설사하는 음식 = dairy ~greasy
편두통에 안 좋은 것 = ~caffeine chocolate cheese
역류성 식도염 = ~spicy ~caffeine tomato
몸에 안 좋은 것 = ~ultraProcessed ~fried added_sugar
살찌는 음식 = ~fried ~greasy added_sugar
배 나오는 음식 = ~fried added_sugar
혈당 많이 오르는 거 = added_sugar rice_cake ~porridge
혈압 올리는 거 = ~salty
와파린 = cheonggukjang natto herb_extract grapefruit ~alcohol
혈압약이랑 먹으면 안되는 것 = grapefruit ~potassiumRich
한약 먹을 때 못 먹는 것 = pork chicken wheat_flour mung_bean radish
MAOI = ~fermented cheese soy_sauce_all
임산부 금지 음식 = ~raw ~alcohol ~caffeine ~mercuryRisk raw_egg_yolk
수유 중 = ~alcohol ~caffeine
돌 전 아기 = honey ~raw nut
애들 못 먹는 거 = honey ~spicy ~alcohol
사레 들리는 것 = rice_cake nut
틀니에 끼는 거 = nut
치아에 안 좋은 것 = added_sugar candy
절음식만 = meat seafood egg allium
라마단 = pork alcohol
여호와의 증인 = blood_curd sundae
자이나교 = meat egg honey root_veg
잠 안 오게 하는 음식 = ~caffeine
몸 붓는 거 = ~salty
쿰쿰한 거 = ~fermented
글루타민 = msg
반주 = ~alcohol
복강병 = wheat barley rye
favism = broad_bean
담낭 제거 = ~fried ~greasy
췌장염 = ~fried ~greasy ~alcohol
궤양성대장염 = ~alcohol ~spicy ~raw
애기 가졌어요 = ~raw ~alcohol ~mercuryRisk
젖 먹이는 중이에요 = ~alcohol ~caffeine
심장 판막 수술 = natto cheonggukjang
이가 시원찮아서 = nut dried_squid gizzard
씹기 불편하세요 = nut dried_squid gizzard
못 씹으세요 = nut dried_squid gizzard
질기지 않은 것 = dried_squid gizzard
딱딱하지 않은 음식 = nut ~fried
차갑지 않게 = ~cold
자극적이지 않은 거 = ~spicy
락타아제 부족 = dairy
여호와 증인 = blood_curd sundae
베지터리안 = meat seafood gelatin
오보 베지터리안 = meat seafood gelatin dairy
방토 = tomato
콘푸라이트 = cereal
현미후레이크 = cereal
빠르메쟌 = parmesan
콩팥 = organ_meat legume
사골농축액 = beef_bone_broth dashida
`;

/** Words for inedible things, which must not be read as foods that sound alike. */
const NO_FOOD = `
피부에 안 좋은 음식 = !피부에안좋은음식
손주가 먹을거라 매운거 = !손주
어린이 = !어린이
`;

describe('texts that name no food', () => {
  it.each(tableLines(MEANS))('leave out for "%s" at least %s', (text, plain) => {
    const read = spellReading(readExclusion(taxonomy, text)).split(' ');
    expect(read).toEqual(expect.arrayContaining(plain.split(' ')));
    expect(read.filter((each) => each.startsWith('?') || each.startsWith('!'))).toEqual([]);
  });

  it.each(tableLines(NO_FOOD))('say what of "%s" was not understood: %s', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text)).split(' ')).toContain(plain);
  });
});
