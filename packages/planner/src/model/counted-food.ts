/** Foods whose dishes are counted per week. `saltyMeal`: bought meals with 1,200 to 1,500 mg sodium. */
export const COUNTED_FOODS = ['fish', 'seaweed', 'saltyMeal'] as const;
export type CountedFood = (typeof COUNTED_FOODS)[number];
