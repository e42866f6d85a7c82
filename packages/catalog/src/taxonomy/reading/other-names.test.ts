import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();
const read = (text: string) => spellReading(readExclusion(taxonomy, text));

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
고갈비 = 고등어
영덕게 = 게
코리엔더 = 코리앤더
타다끼 = 사시미
빠터 = 버터
후라이 = 계란
홀란다이즈 = 계란, 버터
지마장 = 참깨, 땅콩
소떡소떡 = sausage rice_cake
울면 = 해물
`;

const isSpelt = (plain: string) => /(?:^| )[a-z_]+(?: |$)/u.test(plain) && !plain.includes(',');

describe('other names of a food', () => {
  it.each([...tableLines(ENGLISH), ...tableLines(KOREAN)])('mean in "%s": %s', (text, plain) => {
    const meant = isSpelt(plain) || plain.startsWith('~') ? plain : spellPlain(taxonomy, plain);
    expect(read(text)).toBe(meant);
  });
});

/** Notes of hospitals and laboratories. */
const NOTES = `
MAST: 우유(4) 계란흰자(3) 밀(2) 대두(1) = 우유, 계란, 밀, 대두
MAST 검사결과 새우 class 3, 게 class 2 = 새우, 게
IgE class: 땅콩 5 호두 4 = 땅콩, 호두
오보뮤코이드 class 2 = 계란
K 제한식 = 칼륨
K제한 = 칼륨
저칼륨식 = 칼륨
저퓨린식 = 퓨린
저퓨린식이 처방 = 퓨린
퓨린제한식 = 퓨린
low K diet = 칼륨
투석 중 = 투석
저잔사식 = 섬유질
저섬유식 = 섬유질
저요오드식 = 요오드
저나트륨식 = 짠것
Na 제한 = 짠것
low salt diet = 짠것
저콜레스테롤식 = 콜레스테롤
저포화지방 = 포화지방
저잔사 저섬유 = 섬유질
글루텐제한식 = 글루텐
GFD = 글루텐
유당제한식 = 유당
유당제거식이 = 유당
FPIES (우유, 쌀) = 우유, 쌀
멸균식 = 날것
저균식 = 날것
아나필락시스 Hx (호두, 2019) = 호두
warfarin 복용 중 비타민K = 와파린, 비타민K
특이IgE 양성 : 복숭아, 키위 = 복숭아, 키위, !특이ige
피부단자검사 양성(새우, 집먼지진드기) = 새우, !피부단자, !집먼지진드기
CMPA = 카제인
저요오드식 (방사성요오드 치료 전) = 요오드
저단백식 = !저단백식
고형식 제한 = !고형식
호중구감소증 저균식 날것 금지 = 날것, !호중구감소증
이식 후 자몽 금지 = 자몽, !이식
조영제 알레르기, 갑각류는 가능 = 갑각류, !조영제, ASK
`;

/** English, Konglish, Japanese and Chinese. */
const TONGUES = `
이쿠라 = 연어알
카니 = 게
아사리 = 바지락
tree nuts = 견과
no pork no lard = 돼지고기
clams mussels oysters = 조개, 홍합, 굴
My daughter is allergic to cashews and pistachios = 캐슈넛, 피스타치오
pescatarian = 페스코
bacon and ham = 베이컨, 햄
씨푸드 = 해산물
cilantro = 고수
xiangcai = 고수
saba = 고등어
花生 = 땅콩
虾 = 새우
海老 = 새우
卵と牛乳 = 계란, 우유
牛奶和鸡蛋 = 우유, 계란
卵 = 계란
牛乳 = 우유
牛奶 = 우유
小麦 = 밀
大豆 = 대두
蕎麦 = 메밀
落花生 = 땅콩
エビ = 새우
カニ = 게
そば = 메밀
たまご = 계란
蟹 = 게
鸡蛋 = 계란
豚肉 = 돼지고기
牛肉 = 소고기
쉘피쉬 = shellfish
타코 와사비 = 부리토, 문어, 와사비
tako = 부리토, 문어
카키 = 굴, 감
`;

/** Religions and convictions; a religion said as a reason counts as well. */
const FAITHS = `
할랄식 = 할랄
무슬림이라 돼지고기 = 할랄, 돼지고기
무슬림이라 돼지고기 못 먹어요 = 할랄, 돼지고기
하람 = 할랄
사찰음식만 = 사찰음식
힌두교라 소고기 안먹어요 = 힌두교, 소고기
hindu vegetarian = 힌두교, 채식
사순절이라 금요일 고기 금지 = 고기
순식물성 = 비건
페스카테리언 = 페스코
고기 국물도 안돼요 채식이라 = 고기, 채식
아내가 무슬림이라 = 할랄
이슬람 학생 급식 돼지 제외 = 할랄, 돼지고기
비건인데 꿀은 먹어요 = 비건, 꿀, ASK
재림교인 = 코셔
샥스핀 = !샥스핀
통풍이라 맥주 = 맥주
`;

/** Conditions, time, amounts and other persons. */
const CONDITIONS = `
익힌 건 괜찮은데 날것만 = 날것, ASK
예전엔 우유 못 먹었는데 지금은 먹어요 = 우유, ASK
옛날엔 복숭아 먹었는데 이젠 못먹어요 = 복숭아
조금은 괜찮아요 우유 = 우유, ASK
우유 조금은 마셔도 됩니다 = 우유, ASK
우유 알레르기 없어요 = 우유
구운 계란 들어간 빵은 먹을 수 있어요 = 계란, 빵, ASK
다음달부터 우유 다시 먹어요 = 우유, ASK
주말에는 술 괜찮아요 = 술, ASK
평일에만 고기 빼주세요 = 고기
공복에 우유 마시면 배아파요 = 우유
편식 안하는데 내장은 좀 = 내장
안 매운 고추는 괜찮아요 = 고추, ASK
게 먹어도 될까요? = 게, ASK
혹시 땅콩 들어가나요 = 땅콩
파 못먹지 않아요 = 파
밀가루 안 먹으려고 노력 중 = 밀가루
저는 다 먹고 남편만 굴 못 먹어요 = 굴
이번 주만 계란 = 계란, !주만
새우를 안 먹는 건 아니에요 = 새우, !아니
닭고기 말고는 고기 안먹어요 = 닭고기, 고기, ASK
출산 후에는 회 먹을 거예요 = 회, !출산, !후에, !거예
라면은 한 달에 한 번 정도 = 라면, !달에
`;

/** Brands and products. */
const BRANDS = `
윌 = 요구르트
매일바이오 = 요거트
스키피 = 땅콩
스키피땅콩버터 = 땅콩
땅콩샌드 = 과자, 땅콩
양파링 = 과자, 양파
꿀땅콩 = 허니버터아몬드, 땅콩, 아몬드
커피땅콩 = 허니버터아몬드, 땅콩, 아몬드
낙지젓갈 = 오징어젓, 낙지
`;

const EMOJIS = `
🦐 = 새우
🍜 = 면
🐰 = 토끼고기
🍸 = 술
🥟 = 만두
🙅‍♀️🥛 = 우유
저는👩🥜 남편👨🦐 = 땅콩, 새우
`;

describe('a text of a hospital, another tongue, a faith or a shop', () => {
  it.each(Object.entries({ NOTES, TONGUES, FAITHS, CONDITIONS, BRANDS, EMOJIS }))(
    'means its plain words: %s',
    (_, table) => {
      const texts = tableLines(table);
      const found = texts.map(([text]) => [text, read(text)]);
      expect(found).toEqual(texts.map(([text, plain]) => [text, spellPlain(taxonomy, plain)]));
    },
  );
});
