export { aNutrition } from './a-nutrition.ts';
export { aProduct } from './a-product.ts';
export { aLine, aRecipe } from './a-recipe.ts';
export { aSurvey } from './a-survey.ts';
export { aTaxonomy } from './a-taxonomy.ts';
