import type { RecipeWire } from '@kkini/contract';
import { someNutrients } from './a-meal-plan.ts';

/** A recipe as the server answers it. */
export function aRecipeReply(recipe: Partial<RecipeWire> = {}): RecipeWire {
  return {
    id: 'tofu-stew',
    title: '두부 된장찌개',
    description: '구수한 찌개예요.',
    img_url: '/art/dishes/tofu-stew.svg',
    author: null,
    level: '쉬움',
    cookingTime: 25,
    serving: 2,
    category: '요리레시피',
    ingredients: '{"두부":"1/2모","애호박":"1/3개","표고버섯":"3개"}',
    ingredient_images: { 두부: '/art/ingredients/tofu.svg' },
    instructions: '["두부를 썰어요.","- 2cm로 썰어요.","끓여요."]',
    ori_url: null,
    nutrient: someNutrients(),
    lines: [],
    people: null,
    cooked: null,
    meal_nutrient: null,
    companions: [],
    role: null,
    seasoning: null,
    other_seasoning_id: null,
    cooking: null,
    english: null,
    has_tips: true,
    nutrient_basis: 'computed',
    tags: ['국물요리', '따뜻한'],
    substitutions: [],
    cautions: [],
    judgement: null,
    source: 'kkini',
    ...recipe,
  };
}
