import type { DishSpec } from '../../dish-spec.ts';
import type { IngredientKey } from '../../ingredients/ingredients.ts';
import type { MealWords } from '../meal-words.ts';
import { type DishRule, titled } from './dish-rule.ts';

export const PASTA_RULES: readonly DishRule[] = [
  {
    applies: (meal) => shortPasta(meal) !== undefined && meal.titleHas('파스타', '푸실리', '펜네', '뇨끼'),
    draw: inSauce,
  },
  titled(['파스타', '스파게티', '봉골레', '알리오올리오', '링귀니', '푸실리', '펜네'], (meal) => ({
    type: 'noodle',
    vessel: 'plate',
    glaze: 'cream',
    noodle: meal.titleHas('토마토', '라구') ? 'tomato' : 'spaghetti',
    items: meal.body.slice(0, 5),
    count: 14,
    garnish: ['mint'],
    tint: 'rose',
  })),
];

function shortPasta({ staples }: MealWords): IngredientKey | undefined {
  return staples.find((key) => key === 'penne' || key === 'fusilli' || key === 'gnocchi');
}

function inSauce(meal: MealWords): DishSpec {
  const pasta = shortPasta(meal) ?? 'penne';
  const [first = pasta, second = pasta, ...others] = meal.body;
  return {
    type: 'main',
    vessel: 'plate',
    sauce: meal.mentions('토마토') ? 'tomato' : 'cream',
    items: [pasta, first, pasta, second],
    also: others.slice(0, 3),
    count: 22,
    size: 1.25,
    garnish: ['mint'],
    tint: 'rose',
  };
}
