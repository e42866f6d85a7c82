import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

/** Meals that are a thing of their own, before anything in the title. */
export const WHOLE_OBJECT_RULES: readonly DishRule[] = [
  {
    applies: (meal) => meal.category === '공복' || meal.titleHas('공복'),
    draw: () => ({ type: 'empty', tint: 'sky' }),
  },
  {
    applies: (meal) => meal.category === '밀키트',
    draw: ({ rice, body }) => ({ type: 'mealkit', rice, items: body, tint: 'sesame' }),
  },
  titled(['삼각김밥'], ({ rice, body }) => ({ type: 'triangle', rice, items: body, tint: 'butter' })),
  {
    applies: (meal) => meal.category === '도시락' || meal.titleHas('도시락'),
    draw: ({ rice, bodyWithoutEgg }) => ({
      type: 'dosirak',
      rice,
      items: bodyWithoutEgg.slice(0, 2),
      tint: 'leaf',
    }),
  },
  {
    applies: (meal) => meal.category === '식당' || meal.titleHas('정식', '백반', '한상'),
    draw: (meal, infer) => {
      const title = meal.title.replace(/정식|백반|한상/g, '');
      const main = infer({ title, ingredients: meal.ingredients });
      const vessel = meal.titleHas('찌개', '탕', '국') ? 'ttukbaegi' : 'plate';
      return { type: 'soban', rice: meal.rice, main: { ...main, vessel }, tint: 'apricot' };
    },
  },
  {
    applies: (meal) => meal.category === '편의점',
    draw: (meal) => ({
      type: 'pack',
      filling: trayFilling(meal),
      sliced: meal.keys.includes('chicken') ? 'chicken' : undefined,
      items: meal.body,
      tint: 'leaf',
    }),
  },
];

function trayFilling(meal: MealWords) {
  if (meal.titleHas('샐러드')) return 'salad';
  if (meal.titleHas('샌드')) return 'sandwich';
  return meal.titleHas('과일') ? 'fruit' : 'rice';
}
