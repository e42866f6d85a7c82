import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellReading } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

/** The table of safety-rules section 10: every word and the ids, `#tags` and `~properties` it excludes. */
const TABLE = `
글루텐,gluten,글루틴,글루덴,글루텐프리,글루텐불내증,밀단백,셀리악 > wheat barley rye malt wheat_gluten semolina oat #gluten-risk
밀,밀가루,소맥,통밀,wheat,flour,밀가루음식 > wheat
보리,barley > barley malt
맥아,몰트 > malt
호밀,rye > rye
귀리,오트,오트밀,oat,오트유 > oat granola cereal oat_milk
유당,락토스,lactose,유당불내증,락토프리 > dairy
유청,훼이,웨이,whey,카제인,카세인,casein,분유,탈지분유,유단백,우유단백,락토글로불린 > dairy whey_protein
우유,밀크,milk,유제품,데어리,dairy,우유알레르기 > dairy
버터,butter,기버터 > butter
마가린 > margarine
치즈,cheese,피자치즈 > cheese pizza cream_sauce
흰자,난백,egg white,알부민,오브알부민,노른자,난황,yolk > egg
달걀,계란,게란,달갈,에그,egg,난류,알류,메추리알,오리알,전란액 > egg
견과류,견과,넛,너트,nuts,nut,트리넛,견과류 땅콩,땅콩 견과류 > nut
견과류 땅콩,땅콩 견과류,땅콩,땅콤,피넛,peanut,낙화생,땅콩버터 > peanut
호두,월넛,walnut > walnut
피칸 > pecan
아몬드,almond > almond
잣,pine nut > pine_nut
캐슈 > cashew
참깨,sesame,깨,깨소금,참기름 > sesame black_sesame sesame_oil
깨 > perilla_seed
들깨,들기름 > perilla_seed perilla_powder perilla_oil
씨앗,씨앗류,seeds > seed
콩,콩류,콩종류,빈,beans > legume
대두,소이,soy,콩단백,대두레시틴,레시틴 > soybean
레시틴 > egg
두부,순두부,유부,tofu > tofu soft_tofu fried_tofu pressed_tofu tofu_noodle
오징어,오징어류,squid,한치,갑오징어,꼴뚜기,진미채,calamari > squid cuttlefish dried_squid squid_jeot
문어 > octopus
낙지 > small_octopus
주꾸미,쭈꾸미 > webfoot_octopus
두족류 > cephalopod
새우,새우류,쉬림프,shrimp,prawn,대하,크릴,새우젓 > shrimp dried_shrimp salted_shrimp krill
게,꽃게,크랩,crab,대게,맛살 > crab crab_stick
게,꽃게,크랩,crab,대게 > soy_marinated_crab
갑각류,crustacean,랍스터 > crustacean
조개,조개류,shellfish,바지락,모시조개,패류 > shellfish
shellfish > crustacean crab_stick soy_marinated_crab salted_shrimp cephalopod
굴,석화,oyster > oyster
홍합,담치 > mussel
전복 > abalone
해산물,해물,씨푸드,seafood,수산물,어패류 > seafood
생선,어류,fish,물고기,생선류 > fish fish_egg surimi fish_cake
등푸른생선 > mackerel saury spanish_mackerel horse_mackerel sardine herring anchovy tuna bonito
고등어,고등아,mackerel > mackerel
참치,튜나,tuna,가쓰오,가다랑어 > tuna canned_tuna bonito bonito_flakes tuna_extract
멸치,앤초비,anchovy > anchovy anchovy_sauce anchovy_broth
액젓,젓국,피시소스 > jeotgal anchovy_sauce sand_lance_sauce fish_sauce
장아찌 > jangajji oiji salted_chili maesil_jangajji
오이지,오이지무침 > oiji
생미역,불린미역,미역줄기,쌈미역 > wakame
쌈다시마,생다시마 > kelp
건톳,말린톳 > hijiki
코다리,노가리 > pollock
고등어통조림,고등어캔 > mackerel
꽁치통조림 > saury
고춧잎,말린고춧잎 > chili_pepper
무청,건시래기 > radish_greens
건고사리 > bracken
무가당두유,콩국물 > soy_milk
젓갈 > jeotgal anchovy_sauce sand_lance_sauce
고기,육류,meat,육고기 > meat lard gelatin
붉은고기,red meat > beef pork lamb processed_meat
소고기,쇠고기,소,비프,beef,한우,우육 > beef
돼지고기,돼지,포크,pork,돈육,라드,젤라틴 > pork lard gelatin
닭,닭고기,치킨,chicken,계육 > chicken fried_chicken
오리,duck > duck
햄,소시지,가공육,스팸 > processed_meat
내장,곱창,간,순대 > organ_meat sundae
설탕,당,당류,단것,sugar,슈가,시럽,꿀 > added_sugar
술,알코올,alcohol,맛술,미림,와인,청주 > alcohol #alcohol-cooking
카페인,caffeine > coffee green_tea energy_drink cocoa chocolate
커피 > coffee
MSG,조미료,다시다,미원 > msg dashida anchovy_dashida chicken_stock_cube beef_stock_cube vegetable_stock_cube ramyeon
아황산,아황산염,sulfite,표백제 > sulfite wine dried_fruit danmuji
매운것,매운음식,고추,spicy > chili_pepper chili_powder gochujang chili_oil hot_sauce mala_sauce ~spicy
날것,회,생것,raw > #raw-risk ~raw
오신채 > allium
파 > green_onion
마늘 > garlic
부추 > chive
양파류 > onion
고수,코리앤더,실란트로,cilantro > cilantro
셀러리,샐러리 > celery
복숭아,peach,복숭아털 > peach
시트러스,감귤류,citrus > citrus
과일,fruit > fruit fruit_juice jam
해조류,미역,다시마,seaweed > seaweed
김 > laver seasoned_laver parae_laver gimbap
비건,vegan,동물성 > #animal
페스코 > meat
할랄,halal > pork alcohol lard gelatin`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' > '))
  .flatMap(([words = '', ids = '']) => words.split(',').map((word) => [word, ids.split(' ')] as const));

const leftOut = (text: string) =>
  readExclusion(taxonomy, text).exclusions.flatMap((each): readonly string[] => {
    if (each.kind === 'known') return [each.id];
    if (each.kind === 'tag') return [`#${each.tag}`];
    return each.kind === 'property' ? [`~${each.property}`] : [];
  });

const offered = (text: string) => readExclusion(taxonomy, text).offered.join(' ');
const spoken = (text: string) => spellReading(readExclusion(taxonomy, text));

describe('the words of the exclusion table', () => {
  it.each(rows)('"%s" leaves out all of its row', (word, ids) => {
    const found = leftOut(word);
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    expect(readExclusion(taxonomy, word).unread).toEqual([]);
  });

  it.each([
    ['글루텐', 'buckwheat'],
    ['치즈', 'plant_cheese'],
    ['달걀', 'fish_egg'],
    ['견과류', 'seed'],
    ['땅콩', 'nut'],
    ['호두', 'nut'],
    ['오징어', 'small_octopus octopus webfoot_octopus'],
    ['새우', 'crab lobster'],
    ['게', 'shrimp lobster'],
    ['굴', 'shellfish'],
    ['해산물', 'seaweed'],
    ['고등어', 'spanish_mackerel saury'],
    ['고기', 'fish'],
    ['설탕', 'allulose'],
    ['파', 'onion chives leek'],
    ['콩', 'soybean peanut'],
    ['가리비', 'shellfish'],
    ['무순', ''],
  ])('"%s" offers %s beside', (word, ids) => {
    expect(offered(word)).toBe(ids);
  });
});

describe('the cases of the exclusion table', () => {
  it.each([
    ['글루텐', 'gluten'],
    ['글루텐', '글루텐프리'],
    ['유당', '우유'],
    ['흰자', '달걀'],
    ['노른자', '달걀'],
    ['견과류 땅콩', '견과류·땅콩'],
    ['견과류 땅콩', '견과류와 땅콩'],
    ['견과류 땅콩', '견과류(땅콩 포함)'],
  ])('reads "%s" and "%s" alike', (one, other) => {
    expect(spoken(one)).toBe(spoken(other));
  });

  it.each([
    ['견과류 땅콩', 'nut peanut'],
    ['사과와 배', 'apple pear'],
    ['사과', 'apple'],
    ['바나나나 키위', 'banana kiwi'],
    ['오이&당근', 'cucumber carrot'],
    ['새우 말고 다 괜찮아요', `${spoken('새우')} ASK`],
    ['새우 or 게', `${spoken('새우')} ${spoken('게')}`],
  ])('reads "%s" as %s', (text, spelt) => {
    expect(spoken(text)).toBe(spelt);
  });
});
