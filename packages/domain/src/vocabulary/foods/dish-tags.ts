/** Qualities and uses of a dish beyond its name: words people search by. */
export const DISH_TAGS = [
  'oneBowl',
  'soupy',
  'spicy',
  'mild',
  'light',
  'hearty',
  'soft',
  'cool',
  'warm',
  'onePan',
  'noHeat',
  'packable',
  'makeAhead',
  'kids',
  'guests',
] as const;
export type DishTag = (typeof DISH_TAGS)[number];

/** The tags in Korean, as they are shown and searched. */
export const DISH_TAG_KO = {
  oneBowl: '한그릇',
  soupy: '국물요리',
  spicy: '매콤한',
  mild: '담백한',
  light: '가벼운',
  hearty: '든든한',
  soft: '부드러운',
  cool: '시원한',
  warm: '따뜻한',
  onePan: '팬 하나로',
  noHeat: '불 없이',
  packable: '도시락으로',
  makeAhead: '미리 만들기',
  kids: '아이와 함께',
  guests: '손님상',
} as const satisfies Record<DishTag, string>;
