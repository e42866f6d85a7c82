import type { TipText } from '../model/tip.ts';
import type { BowlShare } from '../wording/spoken-numbers.ts';

/** A name that fits into a sentence: Hangul, at most three words and ten letters. */
export const PLAIN_NAME = /^(?=.{1,10}$)[가-힣]+(?: [가-힣]+){0,2}$/u;

/** A share of a rice bowl with its grams: 2/3공기(140g), 약 한 공기(190g). */
export function bowlText({ share, exact }: BowlShare, grams: string): TipText {
  const { ko, en } = BOWL_WORDS[share];
  return { ko: `${exact ? '' : '약 '}${ko}(${grams}g)`, en: `${exact ? '' : 'about '}${en} (${grams} g)` };
}

/** Words of the first share that is not below the number; undefined if all are. */
export function shareText(shares: readonly ShareWords[], share: number): TipText | undefined {
  return shares.find(({ most }) => share <= most)?.text;
}

type ShareWords = { readonly most: number; readonly text: TipText };

/** Words for shares of a day. */
export const DAY_SHARES: readonly ShareWords[] = [
  { most: 0.12, text: { ko: '10분의 1쯤', en: 'about a tenth' } },
  { most: 0.225, text: { ko: '5분의 1쯤', en: 'about a fifth' } },
  { most: 0.29, text: { ko: '4분의 1쯤', en: 'about a quarter' } },
  { most: 0.37, text: { ko: '3분의 1쯤', en: 'about a third' } },
  { most: 0.44, text: { ko: '5분의 2쯤', en: 'about two fifths' } },
  { most: 0.56, text: { ko: '절반쯤', en: 'about half' } },
  { most: 0.71, text: { ko: '3분의 2쯤', en: 'about two thirds' } },
];

/** Words for the share of a part in a meal. */
export const PART_SHARES: readonly ShareWords[] = [
  { most: 0.37, text: { ko: '3분의 1쯤', en: 'about a third' } },
  { most: 0.44, text: { ko: '5분의 2쯤', en: 'about two fifths' } },
  { most: 0.56, text: { ko: '절반쯤', en: 'about half' } },
  { most: 0.71, text: { ko: '3분의 2쯤', en: 'about two thirds' } },
  { most: 0.82, text: { ko: '4분의 3쯤', en: 'about three quarters' } },
  { most: 1, text: { ko: '대부분', en: 'nearly all' } },
];

/** Stands for a dish whose name may not be said; in English also for one an import names in Korean only. */
export const THIS_DISH: TipText = { ko: '이 요리', en: 'dish' };
/** Stands for an ordered dish whose name may not be said. */
export const THIS_ORDER: TipText = { ko: '이 메뉴', en: 'dish' };
/** Stands for a packed meal whose name may not be said. */
export const THIS_PACK: TipText = { ko: '이 제품', en: 'meal' };
/** Kitchenware in sentences. */
export const WARES = {
  pan: { ko: '팬', en: 'pan' },
  pot: { ko: '냄비', en: 'pot' },
  board: { ko: '도마', en: 'board' },
} as const satisfies Record<string, TipText>;
/** A meal kit. */
export const KIT: TipText = { ko: '밀키트', en: 'kit' };
/** A lunch box. */
export const BOX: TipText = { ko: '도시락', en: 'lunch box' };
/** The rice of a lunch box. */
export const BOX_RICE: TipText = { ko: '도시락 밥', en: 'rice of the lunch box' };
/** The rice a restaurant serves. */
export const SERVED_RICE: TipText = { ko: '나온 밥', en: 'rice served' };
/** The rice that comes with a kit or a shop meal. */
export const PACK_RICE: TipText = { ko: '함께 든 밥', en: 'rice that comes with it' };
/** Before a bowl is mixed at the table. */
export const BEFORE_MIXING: TipText = { ko: '비비기 전에', en: 'before you mix it' };
/** Plain name of eggs. */
export const EGG: TipText = { ko: '달걀', en: 'egg' };
/** Plain name of rice. */
export const RICE: TipText = { ko: '밥', en: 'rice' };

const BOWL_WORDS: Readonly<Record<BowlShare['share'], TipText>> = {
  third: { ko: '1/3공기', en: '1/3 bowl' },
  half: { ko: '반 공기', en: 'half a bowl' },
  twoThirds: { ko: '2/3공기', en: '2/3 bowl' },
  fiveSixths: { ko: '5/6공기', en: '5/6 bowl' },
  one: { ko: '한 공기', en: 'one bowl' },
  oneAndSixth: { ko: '한 공기와 1/6', en: '1 1/6 bowls' },
  oneAndThird: { ko: '한 공기와 1/3', en: '1 1/3 bowls' },
  oneAndHalf: { ko: '한 공기 반', en: '1 1/2 bowls' },
};

/** Use of a cut of meat, at the start of its name. */
export const FOR_A_DISH = /^[가-힣]{1,5}용 ?(?=소고기|돼지고기|닭|한우|콩나물|꽃게|알)/u;
/** Foods whose listed name does not fit into a sentence. */
export const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  불고기감: '소고기',
  새우살: '새우',
  칵테일새우: '새우',
  깐새우: '새우',
  쌀알: '쌀',
  샤부샤부소고기: '소고기',
  소고기국거리: '소고기',
  잡채용돼지고기: '돼지고기',
  잡채용소고기: '소고기',
  닭갈비용닭: '닭고기',
  닭볶음탕용닭: '닭고기',
  닭정육: '닭고기',
  황태채: '황태',
  북어채: '북어',
  자숙문어: '문어',
  가리비관자: '관자',
  동태포: '동태',
  깐메추리알: '메추리알',
  깐굴: '굴',
  부침두부: '두부',
  계란지단: '달걀지단',
  연어스테이크: '연어',
  생연어: '연어',
  횟감연어: '연어',
  '횟감 연어': '연어',
  '횟감 광어': '광어',
  횟감광어: '광어',
  생칼국수: '칼국수면',
  냉면사리: '냉면',
  찜콩나물: '콩나물',
  무채: '무',
  양배추채: '양배추',
  우엉채: '우엉',
  쌈케일: '케일',
  참치캔: '참치',
  캔옥수수: '옥수수',
  스위트콘: '옥수수',
  '토마토 통조림': '토마토',
  토마토캔: '토마토',
  홀토마토: '토마토',
  깐더덕: '더덕',
  소불고기감: '소고기',
  생닭: '닭고기',
  생오리: '오리고기',
  돼지등뼈: '돼지고기',
  해물믹스: '해물',
  '닭볶음탕용 닭': '닭고기',
  순살고등어: '고등어',
  대구살: '대구',
  간사과: '사과',
  간배: '배',
  '찌개용 돼지고기': '돼지고기',
  다진돼지고기: '다진 돼지고기',
  돼지고기다짐육: '다진 돼지고기',
  소고기다짐육: '다진 소고기',
  다진소고기: '다진 소고기',
  닭: '닭고기',
  보리쌀: '보리',
};

/** Actions only a cook can do. */
export const COOKING_WORDS =
  /넉넉히 넣|덜 해요|약하게 해|볶|익혀|익히|지어|삶|둘러|두르|두른|조리법|풀고|구워요|굽기|데쳐|불을|재어|밥솥|끓여요|썰/u;

/** Alcohol with a meal. */
export const ALCOHOL = /반주/u;

/** "Hardly any", where a figure would round to none. */
export const HARDLY: TipText = { ko: '거의', en: 'practically' };
