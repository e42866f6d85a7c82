import type { DishMethod } from '@kkini/domain';

/** Sodium of a class as eaten, mg per 100 g: first quartile, median and third quartile of measured dishes. */
export type SodiumRange = readonly [quartile1: number, median: number, quartile3: number];

type CookingClassFacts = {
  readonly ko: string;
  readonly sodium: SodiumRange | null;
  /** Most days in the refrigerator after the day of cooking. */
  readonly keepDaysMost: number;
  readonly method: DishMethod;
};

/**
 * Facts of each way of cooking: the sodium of such dishes (laboratory and computed rows of the national table of restaurant foods,
 * MFDS 2023-12, without meal kits; null if the table has no such class) and how long they keep. Cooked food keeps 3 to 4 days below
 * 4 °C (USDA FSIS, Leftovers and Food Safety, 2020); dishes that lose taste or water sooner keep less, dried, salted and fermented
 * ones more.
 */
export const COOKING_CLASS_FACTS = {
  plainRice: { ko: '밥', sodium: null, keepDaysMost: 1, method: 'riceBowl' },
  riceDish: { ko: '볶음밥·덮밥·비빔밥', sodium: [144, 265, 324], keepDaysMost: 1, method: 'riceBowl' },
  riceRoll: { ko: '김밥·주먹밥', sodium: [144, 265, 324], keepDaysMost: 0, method: 'roll' },
  soup: { ko: '국·탕', sodium: [239, 297, 336], keepDaysMost: 2, method: 'soup' },
  stew: { ko: '찌개·전골', sodium: [145, 250, 342], keepDaysMost: 2, method: 'soup' },
  porridge: { ko: '죽·수프', sodium: [0, 123, 182], keepDaysMost: 2, method: 'porridge' },
  noodles: { ko: '면·만두', sodium: [265, 306, 368], keepDaysMost: 0, method: 'noodles' },
  grilled: { ko: '구이', sodium: [166, 253, 447], keepDaysMost: 2, method: 'grill' },
  stirFried: { ko: '볶음', sodium: [169, 353, 479], keepDaysMost: 4, method: 'stirFry' },
  steamed: { ko: '찜', sodium: [173, 315, 380], keepDaysMost: 3, method: 'braise' },
  braised: { ko: '조림', sodium: [260, 481, 766], keepDaysMost: 4, method: 'braise' },
  deepFried: { ko: '튀김', sodium: [269, 324, 516], keepDaysMost: 1, method: 'deepFried' },
  pancake: { ko: '전·부침', sodium: [202, 266, 394], keepDaysMost: 2, method: 'grill' },
  namul: { ko: '나물·숙채', sodium: [182, 359, 515], keepDaysMost: 2, method: 'salad' },
  fresh: { ko: '생채·무침', sodium: [173, 319, 550], keepDaysMost: 2, method: 'salad' },
  salad: { ko: '샐러드', sodium: null, keepDaysMost: 1, method: 'salad' },
  driedSide: { ko: '마른반찬', sodium: null, keepDaysMost: 7, method: 'stirFry' },
  kimchi: { ko: '김치', sodium: [493, 595, 680], keepDaysMost: 30, method: 'salad' },
  pickle: { ko: '장아찌·절임', sodium: [1410, 1627, 2026], keepDaysMost: 30, method: 'salad' },
  bread: { ko: '빵·토스트', sodium: null, keepDaysMost: 1, method: 'bread' },
  asIs: { ko: '그대로 먹는 것', sodium: null, keepDaysMost: 2, method: 'salad' },
} as const satisfies Record<string, CookingClassFacts>;

export type CookingClass = keyof typeof COOKING_CLASS_FACTS;
/** All cooking classes. */
export const COOKING_CLASSES = Object.keys(COOKING_CLASS_FACTS) as readonly CookingClass[];
