import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();
const alike = tableLines;

const ENGLISH = `
prawn = 새우
prawns = 새우
Shrimp = 새우
SHRIMPS = 새우
eggs = 달걀
egg whites = 흰자
egg yolk = 노른자
eggs and milk = 달걀, 우유
egg or dairy = 달걀, 우유
milk = 우유
dairy = 유제품
dairy-free = 유제품
cheeses = 치즈
butter = 버터
lactose = 유당
lactose intolerant = 유당
whey = 유청
casein = 카제인
soy = 대두
soybeans = 대두
beans = 콩
tofu = 두부
wheat = 밀
wheat flour = 밀
gluten = 글루텐
gluten-free = 글루텐
글루텐 free = 글루텐
buckwheat = 메밀
peanuts = 땅콩
PEANUT = 땅콩
nuts = 견과류
tree nuts = 견과류
no nuts = 견과류
nut free = 견과류
nut allergy = 견과류
walnuts = 호두
almonds = 아몬드
pine nuts = 잣
cashews = 캐슈
sesame = 참깨
without sesame = 참깨
mackerel = 고등어
tuna = 참치
salmon = 연어
anchovies = 멸치
fish = 생선
seafood = 해산물
shellfish = 조개, 갑각류, cephalopod
shellfish allergy = shellfish
shell fish = shellfish
clams = 조개
scallops = 가리비
oysters = 굴
mussels = 홍합
abalone = 전복
squid = 오징어
calamari = 오징어
octopus = 문어, 낙지, 주꾸미
crabs = 게
crab meat = 게
lobster = 랍스터
pork = 돼지고기
i dont eat pork = 돼지고기
I don't eat pork = 돼지고기
no pork, no beef = 돼지고기, 소고기
beef = 소고기
chicken = 닭고기
gelatin = 젤라틴
sulfites = 아황산
mustard = 겨자
peaches = 복숭아
tomatoes = 토마토
kiwis = 키위
cucumber = 오이
mushrooms = 버섯
spicy = 매운것
spicy food = 매운것
raw fish = 생선회
fried food = 튀긴것
deep-fried = 튀긴것
ultra-processed = 초가공
instant food = 인스턴트
alcohol = 술
caffeine = 카페인
msg = MSG
I'm allergic to peanuts and shrimp = 땅콩, 새우
no dairy please = 유제품
Ｍｉｌｋ = 우유
ｅｇｇ = 달걀
shrimp, 복숭아 / 키위 = 새우, 복숭아, 키위
todn = 새우
`;

const LOANWORDS = `
도나스 = 도넛
베콘 = 베이컨
쏘세이지 = 소시지
쨈 = 잼
고등어 간스메 = 고등어, 통조림
피넛 = 땅콩
쉬림프 = 새우
에그 = 달걀
밀크 = 우유
넛츠 = 견과류
슈가 = 설탕
포크 = 돼지고기
비프 = 소고기
치킨 = 닭고기
크랩 = 게
월넛 = 호두
튜나 = 참치
🥜 = 땅콩
🦐🥛 = 새우, 우유
우유X = 우유
우유x = 우유
우유ㄴㄴ = 우유
계란 ㅠㅠ = 달걀
노글루텐 = 글루텐
무글루텐 = 글루텐
무-글루텐 = 글루텐
우유프리 = 우유
새우류 = 새우
조개 종류 = 조개
새우 같은 거 = 새우
우유과민반응 = 우유
연체류 = mollusc
등푸른 생선 = 등푸른생선
갑각 = 갑각류
`;

const SLIPS = `
게란 = 달걀
땅꽁 = 땅콩
닥고기 = 닭고기
고등아 = 고등어
세우 = 새우
세우 알레르기 = 새우
볶숭아 = 복숭아
볶숭이 = 복숭아
오장어 = 오징어
돼지고지 = 돼지고기
소고가 = 소고기
요구르뜨 = 요거트
땅쿙 = ?땅쿙>peanut
곱챵 = ?곱챵>organ_meat
개 = !개
땡 = !땡
`;

const DISHES = `
파전 = 파, 밀
해물파전 = 해물, 파, 밀
오징어볶음 = 오징어
새우튀김 = 새우, tempura
새우 튀김 = 새우, 튀긴것
새우볶음밥 = 새우
콩국수 = 콩, somyeon
북엇국 = 북어
미역국 = 미역
순대국 = gukbap, 순대
소고기무국 = 소고기, 무
굴전 = 굴
땅콩강정 = 땅콩, 설탕
`;

const NAMES_AS_THEY_ARE = `
굴소스 = oyster_sauce, oyster
귤 = mandarin
감자탕 = gukbap, pork, potato
닭갈비 = chicken
제육볶음 = pork
굴비 = yellow_croaker
배추 = napa_cabbage
양배추 = cabbage
감자 = potato
밤고구마 = sweet_potato
무화과 = fig
콩나물 = soybean_sprout
콩기름 = soybean_oil
아몬드우유 = almond_milk
코코넛밀크 = coconut_milk
버터넛스쿼시 = pumpkin
바닷가재 = crustacean, lobster
양파 = onion
파프리카 = bell_pepper
얼굴 = !얼굴
번데기 = silkworm_pupa
두리안 = durian
잭프루트 = fruit, fruit_juice, jam, !잭프루트
샥스핀요 = !샥스핀
알레르기 = !알레르기
id:egg_white = egg_white
`;

describe('spellings', () => {
  it.each(alike(ENGLISH))('reads the English "%s"', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
  });

  it.each(alike(LOANWORDS))('reads loanwords, pictures and words around them in "%s"', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
  });

  it.each(alike(SLIPS))('corrects "%s" only where it is sure', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
  });

  it.each(alike(DISHES))('reads the dish "%s" by all its name says', (text, plain) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
  });

  it('takes the food after "id:" and nothing wider', () => {
    expect(spellReading(readExclusion(taxonomy, 'id:egg_white'))).toBe('egg_white');
    expect(spellReading(readExclusion(taxonomy, 'egg_white'))).toBe('egg');
  });

  it('reads text whose syllables are taken apart', () => {
    expect(spellReading(readExclusion(taxonomy, '새우'.normalize('NFD')))).toBe(
      spellReading(readExclusion(taxonomy, '새우')),
    );
  });

  it.each(
    NAMES_AS_THEY_ARE.trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  )('reads "%s" as %s', (text, spelt) => {
    expect(spellReading(readExclusion(taxonomy, text))).toBe(spelt.replaceAll(', ', ' '));
  });
});
