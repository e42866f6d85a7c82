/**
 * Endings of dish names by which people regard two dishes as the same, whatever their ingredients, such as tuna fried
 * rice after kimchi fried rice. A Korean dish name ends in the kind of dish.
 */
const ENDINGS = {
  porridge: ['죽'],
  creamSoup: ['스프', '수프'],
  salad: ['샐러드'],
  sandwich: ['샌드위치'],
  toast: ['토스트'],
  burger: ['버거'],
  riceRoll: ['김밥'],
  riceBall: ['주먹밥'],
  sushi: ['초밥'],
  eel: ['장어구이', '장어소금구이', '장어양념구이', '장어덮밥', '장어초밥'],
  rawFishBowl: ['회덮밥', '물회'],
  toppedRice: ['덮밥', '컵밥'],
  instantRice: ['즉석밥'],
  mixedRice: ['비빔밥'],
  friedRice: ['볶음밥'],
  soupWithRice: ['국밥', '해장국'],
  curry: ['카레', '카레라이스', '카레덮밥'],
  riceCakeSoup: ['떡국', '떡만두국', '떡만둣국'],
  dumplings: ['만두', '만두국', '만둣국'],
  knifeNoodles: ['칼국수', '수제비'],
  noodles: ['국수'],
  thickNoodles: ['우동'],
  ramyeon: ['라면'],
  coldNoodles: ['냉면'],
  dressedNoodles: ['비빔국수', '비빔면', '비빔라면', '비빔쌀국수', '비빔냉면', '쫄면'],
  pasta: ['파스타', '스파게티'],
  riceCakes: ['떡볶이'],
  seaweedSoup: ['미역국'],
  soybeanPasteSoup: ['된장국'],
  beanSproutSoup: ['콩나물국'],
  eggSoup: ['계란국', '달걀국'],
  radishSoup: ['무국', '뭇국'],
  coldSoup: ['냉국'],
  soybeanPasteStew: ['된장찌개'],
  softTofuStew: ['순두부찌개'],
  kimchiStew: ['김치찌개'],
  redPepperPasteStew: ['고추장찌개'],
  braisedMackerel: ['고등어조림', '고등어통조림조림'],
  pancake: ['전', '빈대떡', '동그랑땡'],
  steak: ['스테이크'],
  bulgogi: ['불고기'],
  cutlet: ['돈까스', '돈가스'],
  braisedTofu: ['두부조림'],
  rolledEgg: ['계란말이', '달걀말이'],
  steamedEgg: ['계란찜', '달걀찜'],
} as const satisfies Record<string, readonly string[]>;

export type DishFamily = keyof typeof ENDINGS;
/** Every family, in the order of their endings. */
export const DISH_FAMILIES = Object.keys(ENDINGS) as readonly DishFamily[];

const BY_LENGTH = DISH_FAMILIES.flatMap((family) =>
  ENDINGS[family].map((ending): readonly [string, DishFamily] => [ending, family]),
).sort(([one], [other]) => other.length - one.length);

/** Parts of a bought dish's name after the dish itself: what comes with it, and the form it is sold in. */
const BESIDE = /[와과] .*$/;
const SOLD_AS = / (?:밀키트|파우치|도시락|백반|정식|세트|\d+개)$/;

/** The family that a Korean dish name indicates; null for none. */
export function dishFamily(title: string): DishFamily | null {
  const name = title.replace(BESIDE, '').replace(SOLD_AS, '').replaceAll(' ', '');
  return BY_LENGTH.find(([ending]) => name.endsWith(ending))?.[1] ?? null;
}

/** The family a dish tastes like: soups and stews of soybean paste taste alike, whatever else is in them. */
export function tasteOf(family: DishFamily): DishFamily {
  return family === 'soybeanPasteSoup' ? 'soybeanPasteStew' : family;
}
