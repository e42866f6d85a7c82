import type { IngredientLine } from '../food/ingredient-line.ts';
import type { Recipe } from '../food/recipe.ts';
import { aNutrition } from './a-nutrition.ts';

/** An ingredient line: canonical id and Korean name, 100 g, a main food unless said otherwise. */
export function aLine(id: string, name: string, changes: Partial<IngredientLine> = {}): IngredientLine {
  return { id, name, grams: 100, amount: '100g', role: 'main', ...changes };
}

/** A valid recipe: bean curd with brown rice, suited to every meal time. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 'tofu-rice',
    title: '두부 덮밥',
    description: '두부를 구워 현미밥에 올려요.',
    author: null,
    style: 'cookedRecipe',
    servings: 2,
    minutes: 25,
    level: 'easy',
    method: 'riceBowl',
    mainGroup: 'tofu',
    mealTimes: ['breakfast', 'lunch', 'dinner'],
    familiarity: 4,
    ingredients: [aLine('tofu', '두부'), aLine('brown_rice_cooked', '현미밥')],
    steps: [{ text: '두부를 구워요.', details: [] }],
    tags: ['oneBowl'],
    substitutions: [],
    nutrition: aNutrition(),
    nutritionBasis: 'computed',
    source: 'kkini',
    url: null,
    ...changes,
  };
}
