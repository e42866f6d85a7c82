import { Navigate, useLocation } from 'react-router';
import { readDetailTarget } from '../../edges/detail-address.ts';
import { PATHS } from '../../edges/paths.ts';
import { RecipeDetail } from './recipe-detail.tsx';

/** /recipeDetail: the recipe named by the address or the navigation state. */
export function RecipeScreen() {
  const target = readDetailTarget(useLocation());
  if (target === null) return <Navigate to={PATHS.error} replace />;
  return <RecipeDetail key={target.id} target={target} />;
}
