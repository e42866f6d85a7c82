import { ProductScreen } from '../../features/product/product-screen.tsx';
import { DishTips } from '../../features/recipe/tips/dish-tips.tsx';

/** A product with tips, like a recipe. */
export function ProductRoute() {
  return <ProductScreen tipsFor={(target) => <DishTips target={target} />} />;
}
