import { ProductScreen } from '../../features/product/product-screen.tsx';
import { DishTips } from '../../features/recipe/tips/dish-tips.tsx';

export function ProductRoute() {
  return <ProductScreen tipsFor={(target) => <DishTips target={target} />} />;
}
