import { Navigate, useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../../messages/messages-context.tsx';
import { readDetailTarget, recipeDetailPath } from '../../../platform/address/detail-address.ts';
import { PATHS } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { StateMessage } from '../../../ui/feedback/state-message.tsx';
import { useRecipe } from '../get-recipe.ts';
import { readSteps } from '../read-recipe-texts.ts';
import { CookingFrame, CookingMode } from './cooking-mode.tsx';

/** /cooking: the steps of one recipe, one at a time, for a phone on the kitchen table. */
export function CookingScreen() {
  const { t } = useMessages();
  const location = useLocation();
  const navigate = useNavigate();
  const target = readDetailTarget(location);
  const recipe = useRecipe(target?.id ?? '', target?.surveyId ?? null);
  if (target === null) return <Navigate to={PATHS.error} replace />;
  const close = () =>
    location.key === 'default' ? navigate(recipeDetailPath(target), { replace: true }) : navigate(-1);
  if (recipe.isPending) {
    return <CookingFrame title={t('recipe.loading')} onClose={close} />;
  }
  const steps = recipe.data ? readSteps(recipe.data.instructions) : [];
  if (!recipe.data || steps.length === 0) {
    return (
      <CookingFrame onClose={close}>
        <StateMessage
          title={t(problemOf(recipe))}
          documentTitle={t('app.documentTitle', { title: t('recipe.title') })}
        >
          {recipe.isError && (
            <Button full onClick={() => void recipe.refetch()}>
              {t('recipe.reload')}
            </Button>
          )}
        </StateMessage>
      </CookingFrame>
    );
  }
  return <CookingMode recipe={recipe.data} steps={steps} onClose={close} />;
}

function problemOf({ isError, data }: { readonly isError: boolean; readonly data: unknown }) {
  if (isError) return 'recipe.failed';
  return data === null ? 'recipe.empty' : 'cooking.noSteps';
}
