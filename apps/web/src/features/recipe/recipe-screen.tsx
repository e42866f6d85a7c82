import { Navigate, useLocation } from 'react-router';
import { readDetailTarget } from '../../platform/address/detail-address.ts';
import { PATHS } from '../../platform/address/paths.ts';
import { RecipeDetail } from './recipe-detail.tsx';

/** /recipeDetail: the recipe named by the address or the navigation state. */
export function RecipeScreen() {
  const target = readDetailTarget(useLocation());
  if (target === null) return <Navigate to={PATHS.error} replace />;
  return <RecipeDetail key={target.id} target={target} />;
}
