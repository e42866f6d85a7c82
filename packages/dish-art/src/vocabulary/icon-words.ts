import type { IngredientKey } from '../ingredients/ingredients.ts';

/** Icons alone: groups of food name none of their members, and seasonings are not seen, so no dish shows them. */
export const ICON_WORDS = {
  saltIcon: '소금',
  pepperIcon: '후추',
  gingerIcon: '생강',
  cinnamonIcon: '계피 시나몬',
  bottleIcon: '알룰로스 올리고당 물엿 조청 시럽',
  almond: '견과 믹스넛',
  shrimp: '해물 해산물',
  beef: '고기 불고기 갈비 육류',
  boiledPork: '수육 보쌈',
  meatball: '완자 동그랑땡',
  chicken: '가금류',
} as const satisfies Partial<Record<IngredientKey, string>>;
