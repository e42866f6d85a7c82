import { readExclusion } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

/** Brands and Konglish. */
const BRANDS = `
스팸 = 햄
야구르트 = 요구르트
비비고 왕교자 = 만두
동원참치 = 참치
오레오 = 과자
오뚜기카레 = 카레
비엔나소세지 = 소시지
목살햄 = 햄
뜨아 = 커피
핫식스 = 에너지음료
환타 = 탄산
포카리스웨트 = 이온음료
참이슬 = 술
해찬들 쌈장 = 쌈장
순창고추장 = 고추장
휘핑크림 = 크림
오트밀크 = 귀리
첵스초코 = 시리얼, 초콜릿
스파게티면 = 파스타
마카로니 = 파스타
까르보나라 = 크림소스
씨리얼 = 시리얼
요거트 아이스크림 = 요거트, 아이스크림
오뎅 = 어묵
부산어묵 = 어묵
카츠 = 돈까스
우니 = 성게
하마치 = 방어
아나고 = 장어
우나기 = 장어
스시 = 초밥
사시미 = 회
탕후루 = 설탕
`;

/** English with typos. */
const ENGLISH = `
shirmp = 새우
shrmp = 새우
prawns allergy = 새우
penuts = 땅콩
peanutt = 땅콩
peanut alergy = 땅콩
no egss = 계란
egs = 계란
diary free = 우유
glutan = 글루텐
seefood = 해산물
shellfsh = shellfish
shelfish = shellfish
lobstr = 랍스터
oysetr = 굴
alomnd = 아몬드
walnutts = 호두
sesamee = 참깨
soya allergy = 대두
soybeen = 대두
wheet = 밀
mushrom = 버섯
tomatos = 토마토
pork & beef = 돼지고기, 소고기
chikcen = 닭고기
bacom = 햄
cheez = 치즈
chese = 치즈
butterr = 버터
garlick = 마늘
onoin = 양파
stawberry = 딸기
mangoe = 망고
cofee = 커피
alchol = 술
raw fishs = 회
allergic to eggs, milk and peanuts = 계란, 우유, 땅콩
my son can't have dairy = 우유
spicy한거 못먹어요 = 매운것
oily한 음식 no = 기름진것
anything with fish sauce = 액젓
I can eat egg but not milk = 계란, 우유, ASK
`;

const DIALECT = `
개우럭 알러지 = 우럭
꼬막 몬묵심더 = 꼬막
간재미 = 가오리
고매 = 고구마
감재 = 감자
옥시기 = 옥수수
무시 = 무
다꽝 = 단무지
아구찜 = 아귀
쭈꾸미 = 주꾸미
지름진거 = 기름진것
매븐거 = 매운것
맵은거 몬묵어예 = 매운것
짭은거 = 짠것
`;

/** What an illness, a medicine or a child is said of. */
const ILLNESS = `
글루텐 불내증 = 글루텐
글루텐불내성 = 글루텐
유당 불내증이 있습니다 = 유당
유당불내성 = 유당
갑각류 알러지(심함) = 갑각류
견과류 아나필락시스 = 견과류
땅콩 쇼크 온 적 있음 = 땅콩
에피펜 들고 다녀요 땅콩 = 땅콩
고퓨린 음식 = 퓨린
자몽 약 때문에 = 자몽
MSG = msg
엠에스쥐 = msg
자작나무 알레르기 = 자작나무
라텍스 알레르기 바나나 키위 아보카도 = 라텍스, 바나나, 키위, 아보카도
저포드맵 = 포드맵
셀리악병입니다 = 글루텐
히스타민 불내증 = 히스타민
G6PD 결핍 = 잠두
삼키는 게 힘들어서 떡 빼주세요 = 떡
씹는 게 힘드셔서 오징어 = 씹기 힘든 것, 오징어
6가지 알레르기 새우 = 새우
아질렉트 = 마오억제제
셀레길린 = 마오억제제
리네졸리드 = 마오억제제
카리메트 = 칼륨
저인식이 = 인
잠두중독 = 잠두
아토피라 계란 우유 밀가루 제한 = 계란, 우유, 밀가루
통풍이라 맥주랑 내장 안돼요 = 맥주, 내장
신장이 안좋아서 칼륨 많은거 피해요 = 칼륨
저칼륨 = 칼륨
요오드 제한 = 요오드
담석이라 기름진거 = 담석, 기름진것
위염이라 매운거 커피 = 매운것, 커피
난백 알레르기 = 계란
오보뮤코이드 양성 = 계란
MAST검사 새우 4단계 게 3단계 = 새우, 게
식품알레르기: 우유, 계란, 땅콩 = 우유, 계란, 땅콩
우리 애가 계란 흰자 알레르기 = 계란
아이가 우유 먹으면 두드러기나요 = 우유
5살 아들이 땅콩 먹고 응급실 갔어요 = 땅콩
첫째는 계란 둘째는 우유 안돼요 = 계란, 우유
아기라서 꿀이랑 견과류는 빼주세요 = 꿀, 견과류
딸이 새우만 먹으면 입술이 부어요 = 새우
애기 아토피 때문에 달걀 우유 밀 다 제한중이에요 = 달걀, 우유, 밀
우리집 막내 복숭아 만지기만 해도 두드러기 = 복숭아
손자가 메밀에 알레르기가 있다네요 = 메밀
우리 아들 고등어 먹으면 토해요 = 고등어
7개월 아기 이유식 계란노른자 알레르기 = 계란
큰애는 매운 거 못 먹고 작은애는 콩을 안 먹어요 = 매운것, 콩
어린이집에서 우유 빼달래요 = 우유
유치원에서 견과류 못 먹게 해요 = 견과류
신랑이 오이 냄새도 싫어해요 = 오이
시어머니가 밀가루를 못 드세요 = 밀가루
아빠는 통풍이라 맥주 못 마셔요 = 맥주
남편 굴 먹고 장염걸려서 굴 절대 안먹음 = 굴
임신중이라소고기피하고있어요 = 임신중, 소고기
우유 알레르기 3단계 = 우유
참치캔 = 참치
딱히요 = 
no egs = 계란
`;

/** Negations and exceptions. */
const EXCEPTIONS = `
계란 빼고 다 괜찮아요 = 계란, ASK
새우만 못 먹어요 = 새우
우유는 되는데 치즈는 안 돼요 = 우유, 치즈, ASK
땅콩 말고 다른 견과는 먹어요 = 땅콩, 견과, ASK
새우만 빼고 다 먹어요 = 새우, ASK
계란 흰자만 안돼요 노른자는 돼요 = 계란, ASK
익힌 계란은 괜찮은데 날계란은 안돼요 = 계란, ASK
우유 조금은 괜찮아요 = 우유, ASK
고기 중에 돼지고기만 안먹어요 = 고기, 돼지고기, ASK
생선은 연어만 먹어요 = 생선, 연어, ASK
조개 빼고 해산물 다 좋아해요 = 조개, 해산물, ASK
해산물 중 새우랑 게만 먹어요 = 해산물, 새우, 게, ASK
매운거 못먹는데 김치는 먹어요 = 매운것, 김치, ASK
우유 안되고 요거트는 됨 = 우유, 요거트, ASK
견과류 중 호두만 = 견과류, 호두, ASK
새우는 안되지만 게는 가능 = 새우, 게, ASK
밀가루 OK 우유 NO = 밀가루, 우유, ASK
게는 먹지만 새우는 노노 = 게, 새우, ASK
알레르기 없음 = 
못먹는거 없어요 = 
가리는 음식 없이 다 잘 먹습니다 = 
딱히요 = 
그런거 없는데요 = 
없지만 새우는 조금 싫어요 = 새우
새우 알레르기는 없어요 = 새우
계란 안 들어간 걸로 = 계란
설탕 안 넣은거 = 설탕
돼지고기 아니면 다 OK = 돼지고기, ASK
안 먹는 건 오이뿐 = 오이
오이 외엔 다 먹음 = 오이, ASK
오이 빼면 다 잘먹음 = 오이, ASK
못먹는건 없는데 굳이 꼽자면 가지 = 가지
싫어하는 음식은 따로 없고 알러지는 갑각류 = 갑각류
게 빼고 갑각류는 괜찮아요 = 게, 갑각류, ASK
`;

/** Properties of dishes. */
const PROPERTIES = `
국물 = 국물있는음식
국물요리 = 국물있는음식
매운 거 = 매운것
매운게싫어요 = 매운것
날 거 = 날것
튀긴 것 = 튀긴것
튀긴거싫어요 = 튀긴것
탄산음료 = 탄산
카페인 음료 못마셔요 = 카페인
찬 음식 = 찬것
뜨거운거 = 뜨거운것
질긴거 = 질긴것
비린거못먹음 = 비린것
짠거 = 짠것
단거못먹어요 = 단것
신거 = 신것
쓴거 = 쓴것
밀가루음식 = 밀가루
면요리 = 면
술안주 = 술
`;

describe('a sentence typed on a phone', () => {
  it.each([BRANDS, ENGLISH, DIALECT, ILLNESS, EXCEPTIONS, PROPERTIES].flatMap(tableLines))(
    'means: "%s" %s',
    (text, plain) => {
      expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
    },
  );
});
