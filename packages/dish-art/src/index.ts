export { depictedFoods } from './depicted-foods.ts';
export type { DishSpec, Drawing } from './dish-spec.ts';
export { TINTS, type TintName } from './drawing/colours.ts';
export { asDrawing, drawingProblems } from './drawing-problems.ts';
export { renderDish, renderEatingStyle, renderMealStyle } from './render-dish.ts';
export { hasIngredientIcon, renderIngredient } from './render-ingredient.ts';
export { resolveDish } from './resolve-dish.ts';
export { renderScene, type Scene, type SceneDish } from './scene/render-scene.ts';
export type { EatingStyleWord, MealStyleWord } from './vocabulary/meal-styles.ts';
