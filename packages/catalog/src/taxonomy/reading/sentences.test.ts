import { readExclusion } from '@kkini/domain';
import { expect, it } from 'vitest';
import { bundledTaxonomy } from '../testing/bundled-taxonomy.ts';
import { spellPlain, spellReading, tableLines } from './spell-reading.ts';

const taxonomy = bundledTaxonomy();

const WHOLE_SENTENCES = `
저는 새우 알레르기가 있고 우유도 못 마셔요 = 새우, 우유
새우 알레르기 있어요 = 새우
새우알레르기있어요 = 새우
새우 알러지가 심해요 = 새우
새우 알레지 심한편이에요 = 새우
땅콩 알레르기가 있습니다 = 땅콩
계란이랑 우유 알레르기요 = 달걀, 우유
우유를 마시면 설사해요 = 우유
우유 마시면 배가 아파요 = 우유
배가 아파서 우유 못 먹어요 = 우유
고등어는 두드러기가 나요 = 고등어
복숭아 먹으면 입이 가려워요 = 복숭아
아들이 견과류 알레르기가 있어서 견과류는 절대 안돼요 = 견과류
아이가 복숭아 알러지 있어요 = 복숭아
돼지고기 안 먹습니다 종교적 이유로요 = 돼지고기
돼지는 못 먹어요 = 돼지고기
매운 음식은 못 먹어요 = 매운것
매운거 싫어해요 = 매운것
너무 매운 건 빼주세요 = 매운것
맵지 않게 해주세요 = 매운것
안 매운 것만 = 매운것
기름진 음식 싫어요 = 기름진것
튀김 종류는 빼 주세요 = 튀긴것
회나 날것은 못 먹어요 = 회
익히지 않은 음식 = 날것
덜 익은 고기 = 반숙, 고기
인스턴트 음식 제외 = 인스턴트
가공식품 빼고 주세요 = 가공식품
조개류랑 갑각류 전부 = 조개, 갑각류
해산물 전부 다 못먹음 = 해산물
생선류 비려서 못 먹겠어요 = 생선
우유 빼고 주세요 = 우유
노른자만 빼주세요 = 달걀
계란 2개도 못먹음 = 달걀
땅콩 1알도 안됩니다 = 땅콩
우유 200ml = 우유
1. 새우 2. 게 = 새우, 게
가지는 싫어요 = 가지
오이 빼주세요 = 오이
굴은 못 먹어요 = 굴
게 못 먹어요 = 게
계란 좋아하지 않아요 = 달걀
우유 안좋아해요 = 우유
가능하면 우유 빼주세요 = 우유
유당 불내증이 있어요 = 유당
카제인 불내증 = 카제인
고등어요 = 고등어
견과류가 들어간 빵 = 견과류, 빵
새우가 들어간 음식 전부 = 새우
조개 들어간 음식 = 조개
우유 성분 들어간 제품 = 우유
죽을 못 먹어요 = 죽
새우 먹으면 죽을 것 같아요 = 새우
국물도 싫어요 = 국물
새우는 국물도 못 먹어요 = 새우
와파린을 먹고 있어요 = 와파린
밀가루로 만든 음식 = 밀
생선으로 만든 음식 = 생선
기름에 튀긴 음식 = 튀긴것
두부로 간 콩국수 = 두부, 콩국수
곱게 간 무 = 무
닭고기 빼고 고기는 다 못먹어요 = 닭고기, 고기, ASK
과일 중에 키위 = 과일, 키위
임신중이라 날것은 안 먹어요 = 날것, 임신중
고기 먹지 않아요 = 고기
커피 마시면 잠을 못 자서 빼주세요 = 커피
우리 애는 달걀을 먹으면 토해요 = 달걀
남편이 조개류 먹고 응급실 갔어요 = 조개
고수 향이 싫어요 = 고수
셀러리는 질색 = 셀러리
술은 한 방울도 안돼요 = 술
설탕 들어간 거 안 먹어요 = 설탕
채식주의자예요 = 채식
비건이에요 = 비건
알류(가금류) = 달걀
민물고기 = 생선
너무 맵거나 짠 음식 = 매운것, 짠것
밀가루 끊는 중 = 밀
글루텐 민감성 = 글루텐
요거트, 치즈, 버터 등 유제품 = 요거트, 치즈, 버터, 유제품
조개류(굴, 전복, 홍합 포함) = 조개, 굴, 전복, 홍합
`;

/** Foods listed with particles of speech, dialect and common misspellings. */
const LISTS = `
우유라든지 치즈 = 우유, 치즈
게라던지 팥이라던지 = 게, 팥
감이라던가 게라던가 못 먹어요 = 감, 게
팥이라거나 게라거나 = 팥, 게
새우에 게에 조개에 = 새우, 게, 조개
게에다 오이까지 = 게, 오이
게에다가 새우까지 = 게, 새우
팥이며 감이며 = 팥, 감
새우며 게며 다 안돼요 = 새우, 게
게던 팥이던 = 게, 팥
게던지 새우던지 = 게, 새우
감도게도 = 감, 게
게도 팥도 못 먹어요 = 게, 팥
배두 감두 안 먹어유 = 배, 감, ?배두>soybean, ?배두>napa_cabbage, ?감두>broad_bean
게하고 팥이랑 = 게, 팥
게허고 팥허고 = 게, 팥
고등어캉 게캉 = 고등어, 게, ?게캉>soy_marinated_crab
게니 감이니 다 싫어요 = 게, 감
임신중이라 전 피하고 있어요 = 임신중, 전
위염 볶음 안돼요 = 위염, 볶음
짠거 구이 다 싫어요 = 짠거, 구이
매운거 볶음 찜 싫어요 = 매운거, 볶음, 찜
매운 볶음은 싫어요 = 매운거
닭만 안 먹어요 = 닭
새우 빼고는 못 먹는 거 없어요 = 새우, ASK
게고 감이고 간에 = 게, 감, 내장
팥거나 게거나 = 팥, 게
날마다 우유 = 우유
`;

/** Reasons, family and habits around the foods, as visitors over fifty write them. */
const REASONS = `
의사가 술 끊으래요 = 술
절에 다녀서 파 마늘 안먹습니다 = 파, 마늘
비위가 약해서 순대 못먹어요 = 순대
번데기 먹고 알러지 난적있어요 = 번데기
굴먹고탈난적있음 = 굴
카페인드러간거 = 카페인
땅콩 알르레기 있슴니다 = 땅콩
집사람이 내장을 못먹어요 = 내장
해산물 뭐든지 = 해산물
`;

const WHAT_MAY_STAY = `
새우 말고 다 괜찮아요 = 새우, ASK
새우 빼고 다 먹어요 = 새우, ASK
새우만 아니면 다 괜찮아요 = 새우, ASK
새우 외에는 다 먹어요 = 새우, ASK
회만 빼고 다 먹어요 = 회, ASK
우유는 괜찮아요 = 우유, ASK
유제품(치즈 제외) = 유제품, 치즈, ASK
견과류(호두는 괜찮아요) = 견과류, 호두, ASK
유제품 (버터는 괜찮아요) = 유제품, 버터, ASK
우유 못먹지만 치즈는 괜찮아요 = 우유, 치즈, ASK
게 알레르기인데 새우는 먹어요 = 게, 새우, ASK
삶은 계란은 괜찮아요 = 달걀, ASK
우유빼고다먹어요 = 우유, ASK
익힌 굴은 먹을 수 있어요 = 굴, ASK
dairy except butter = dairy, butter, ASK
milk is ok = milk, ASK
우유 제외하고 나머지 = 우유, ASK
땅콩은 조금 먹어도 두드러기가 나요 = 땅콩
우유(제외) = 우유
생선은 먹지만 회는 못먹어요 = 생선, 회, ASK
두유는 괜찮지만 우유는 안돼요 = 두유, 우유, ASK
새우는 못 먹지만 = 새우
고기는 닭만 먹어요 = 고기, 닭, ASK
우유를 먹을 수 없어요 = 우유
새우 불가능 = 새우
못먹어요 새우 = 새우
우유 안 괜찮아요 = 우유
milk is not ok = milk
우유 빼고 다시마 = 우유, 다시마
`;

const NOTHING_LEFT_OUT = ['없음', '없어요', '딱히 없음', '알레르기 없음', '다 잘먹어요', 'none', '  ', ''];

it.each([...tableLines(LISTS), ...tableLines(REASONS)])('hears each food of "%s"', (text, plain) => {
  expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
});

it.each(tableLines(WHOLE_SENTENCES))('hears the foods in "%s"', (text, plain) => {
  expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
});

it.each(tableLines(WHAT_MAY_STAY))('knows whether "%s" says that something may stay', (text, plain) => {
  expect(spellReading(readExclusion(taxonomy, text))).toBe(spellPlain(taxonomy, plain));
});

it.each(NOTHING_LEFT_OUT)('leaves nothing out for "%s"', (text) => {
  expect(readExclusion(taxonomy, text).exclusions).toEqual([]);
});
