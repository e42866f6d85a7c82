import type { DishSpec } from '../dish-spec.ts';

/** The picture that stands for each meal style. */
export const MEAL_STYLES = {
  공복: { type: 'empty' },
  요리레시피: { type: 'stew', vessel: 'ttukbaegi', broth: 'doenjang', seed: 'style1' },
  간편레시피: { type: 'toast', vessel: 'plate', glaze: 'celadon', seed: 'style2' },
  밀키트: { type: 'mealkit', seed: 'style3' },
  식당: { type: 'soban', seed: 'style4' },
  편의점: { type: 'triangle', seed: 'style5' },
  도시락: { type: 'dosirak', seed: 'style6', items: ['beef'] },
} as const satisfies Record<string, DishSpec>;

export type MealStyleWord = keyof typeof MEAL_STYLES;
