import { DishPortions } from '../../features/plan/meal/meal-portions.tsx';
import { RecipeScreen } from '../../features/recipe/recipe-screen.tsx';

export function RecipeRoute() {
  return <RecipeScreen portionsFor={(target) => <DishPortions target={target} />} />;
}
