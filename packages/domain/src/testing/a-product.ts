import type { Product } from '../food/product.ts';
import { aNutrition } from './a-nutrition.ts';
import { aLine } from './a-recipe.ts';

/** A valid product: a lunch box of chicken breast and brown rice. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 'chicken-lunch-box',
    name: '닭가슴살 도시락',
    description: '닭가슴살과 현미밥을 담았어요.',
    style: 'lunchBox',
    brandName: null,
    servings: 1,
    servingLabel: '1팩(350 g)',
    typicalPriceWon: 5900,
    minutes: null,
    method: 'setMeal',
    mainGroup: 'chicken',
    mealTimes: ['lunch', 'dinner'],
    familiarity: 4,
    ingredients: [aLine('chicken_breast', '닭가슴살'), aLine('brown_rice_cooked', '현미밥')],
    nutrition: aNutrition(),
    searchText: '닭가슴살 도시락',
    relatedIds: [],
    source: 'kkini',
    ...changes,
  };
}
