import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

/** English words, each with the Korean word of the same meaning. */
const ENGLISH = `
molasses = 당밀
treacle = 설탕
lion's mane = 노루궁뎅이버섯
lions mane = 노루궁뎅이
porcini = 포르치니
portobello mushrooms = 양송이
glucose = 포도당
turnips = 순무
shallots = 샬롯
snow peas = 완두
sugar snap peas = 완두
sweetcorn = 옥수수
lady's fingers = 오크라
brussels sprouts = 방울양배추
chinese cabbage = 배추
pak choi = 청경채
watercress = 물냉이
butternut squash = 단호박
winter melon = 동과
sesame leaves = 깻잎
jalapeños = 할라피뇨
red pepper flakes = 할라피뇨
butter beans = 강낭콩
fava beans = 잠두
filberts = 헤이즐넛
marzipan = 마지팬
king prawns = 새우
razor clams = 조개
periwinkles = 소라
hake = 대구, 명태
dover sole = 가자미, 광어
red snapper = 도미
shark = 상어
kombu = 다시마
pancetta = 베이컨
black pudding = 순대, 선지
corned beef = 베이컨
tallow = 우지
venison = 사슴고기
minced meat = 다진고기
spare ribs = 돼지갈비
lamb chops = 양고기
pork chops = 돼지고기
chicken wings = 윙봉
skimmed milk = 우유
buttermilk = 버터밀크
gruyère = 치즈
custard = 커스터드
coffee creamer = 커피크리머
blackcurrants = 블랙커런트
litchis = 리치
pomelo = 자몽
black tea = 홍차
vodka = 술
cooking wine = 술
sprite = 스프라이트
toffee = 사탕
gummy bears = 사탕
biscuits = 비스킷
couscous = 쿠스쿠스
basmati rice = 백미
muffins = 머핀
batter = 튀김옷
baking soda = 베이킹소다
nutmeg = 육두구
garam masala = 가람마살라
peppercorns = 통후추
peppermint = 박하
barbecue sauce = 바베큐소스
fries = 감자튀김
chips = potato_chip tortilla_chip french_fries
pancakes = ~panFried hotcake_mix
gyozas = 만두
omelette = 오믈렛
brocolli = 브로콜리
soya milk = 두유
monk fruit = 나한과
`;

/** Regional words, misspellings and other names of a food. */
const KOREAN = `
벗굴 = 굴
강굴 = 굴
이세에비 = 바닷가재
지중해담치 = 홍합
문절이 = 망둥어
갈낙탕 = 낙지, 소갈비
새우젖 = 새우젓
굴젖 = 어리굴젓
까나리액젖 = 까나리액젓
보리수 = 앵두
곰딸기 = 산딸기
상수리 = 도토리
댕유지 = 유자
아사이 = 블랙커런트
양하 = !양하
동아 = 동과
빙떡 = 메밀, 무
오메기떡 = 떡, 팥, 조
상애떡 = steamed_bun wheat_flour makgeolli
병아리 = 닭고기
머튼 = 양고기
블랙푸딩 = 순대, 선지
콘비프 = processed_meat beef
슈니첼 = donkatsu chicken_cutlet fish_cutlet
트리티케일 = wheat rye
로얄제리 = 프로폴리스
오틀리 = 귀리우유
떡꼬치 = 떡
`;

const isSpelt = (plain: string) => /(?:^| )[a-z_]+(?: |$)/u.test(plain) && !plain.includes(',');

describe('other names of a food', () => {
  it.each([...tableLines(ENGLISH), ...tableLines(KOREAN)])('mean in "%s": %s', (text, plain) => {
    const meant = isSpelt(plain) || plain.startsWith('~') ? plain : spellPlain(taxonomy, plain);
    expect(spellReading(readExclusion(taxonomy, text))).toBe(meant);
  });
});
