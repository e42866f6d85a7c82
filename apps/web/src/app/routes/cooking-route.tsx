import { DishPortions } from '../../features/plan/meal/meal-portions.tsx';
import { CookingScreen } from '../../features/recipe/cooking/cooking-screen.tsx';

export function CookingRoute() {
  return <CookingScreen portionsFor={(target) => <DishPortions target={target} />} />;
}
