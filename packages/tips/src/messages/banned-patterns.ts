import type { GlycemicBand } from '../model/tip.ts';

/** Words for a band in a text. "One step lower" after less rice does not state the band of this dish. */
export const GLYCEMIC_BAND_WORDS: Readonly<Record<GlycemicBand, RegExp>> = {
  low: /낮은\s*편|적은\s*편|가벼운\s*편/u,
  medium: /중간|보통/u,
  high: /높은\s*편/u,
};

/** A sentence about the glycaemic load. */
export const GLYCEMIC_WORD = /혈당 부담/u;
/** Patterns no tip may contain (tips-rules section 10). The list only grows. */
export const BANNED_PATTERNS: readonly RegExp[] = [
  /완치|치료(?:해|된|효과|가\s*돼)|낫(?:는|습|게)|나아(?:요|져)|예방(?:해|됩|돼|할)|혈당(?:을|이)\s*(?:떨어|낮춰\s*줍|내려|뚝)/u,
  /해독|디톡스|면역력|항암|특효|만병|명약|약효/u,
  /약(?:을|은)?\s*(?:끊|줄|중단|안\s*먹)|인슐린.*단위|메트포르민|알로푸리놀|스타틴|와파린|영양제|보충제/u,
  /무조건|절대|100\s*%|마음껏|얼마든지|안심하고|부작용\s*없/u,
  /굶|단식|탄수화물.{0,3}끊|물.{0,12}리터|(?:[1-9]\d{2}|1,?[01]\d{2})\s*kcal\s*(?:미만|이하)/u,
  /뚱뚱|게으르|자기\s*관리|실명|절단|사망|합병증/u,
  /(?<![만절요제계예])약(?:을|은|도|만)\s(?:[가-힣]+\s){0,3}(?:끊|줄이|중단|그만|멈|쉬|거르|건너|빼|안\s*(?:먹|드)|(?:먹|드시|챙기)지\s*(?:않|마)|필요\s*없)|약\s*(?:없이|대신)|약보다/u,
  /저염\s*소금|칼륨\s*소금/u,
  /먹으면\s*안/u,
  // Words of a request that is not advice on a meal.
  /지시|명령|무시(?:하|해)|프롬프트|비밀번호|개인\s*정보|계좌|결제|송금|카드\s*번호|전화|문의|연락|문자|이메일|카카오|텔레그램|클릭|눌러|링크|사이트|홈페이지|회원|가입|구매|할인|광고|이벤트|쿠폰|공일공/u,
];

/** Polite everyday sentence endings, also of questions and invitations. */
export const POLITE_ENDING = /(?:요|세요|예요|죠|까요)$/u;

/** The letter of a vitamin. */
export const VITAMIN = /(?<=비타민 )[A-K]\d*/gu;
