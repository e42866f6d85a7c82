import type { RecipeHitWire } from '@kkini/contract';
import { Link } from 'react-router';
import { foundRecipePath } from '../../../platform/address/detail-address.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { MixedText } from '../../../messages/mixed-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './found-recipe.module.css';
import { OWN_SOURCE } from '../own-source.ts';

/** Grounds under the dishes; the same recipe always has the same. */
const GROUNDS = ['apricot', 'rose', 'sesame', 'butter', 'leaf', 'sky'] as const;

type FoundRecipeProps = {
  readonly recipe: RecipeHitWire;
  readonly surveyId: string | null;
  readonly onOpen: () => void;
};

/** One result: picture, title and who wrote it. */
export function FoundRecipe({ recipe, surveyId, onOpen }: FoundRecipeProps) {
  const { t } = useMessages();
  const { doc_id: id, imgUrl, title, excludedFoods } = recipe;
  const author = recipe.author ?? (recipe.source === OWN_SOURCE ? t('app.name') : recipe.source);
  return (
    <Link className={styles.recipe} to={foundRecipePath({ id, surveyId })} onClick={onOpen}>
      <span className={styles.picture} data-ground={groundOf(id)}>
        <Picture src={imgUrl} fallback={<Picture src="/art/meal-styles/cookedRecipe.svg" />} />
      </span>
      <span className={styles.title} lang="ko">
        {title}
      </span>
      {author && <span className={styles.author}>{t('search.author', { author })}</span>}
      {excludedFoods.length > 0 && (
        <span className={styles.excluded}>
          <Icon name="alert" size={16} />
          <span>
            <MixedText text={t('search.excluded', { foods: excludedFoods.join(', ') })} />
          </span>
        </span>
      )}
    </Link>
  );
}

function groundOf(id: string): string | undefined {
  const sum = [...id].reduce((total, each) => total + (each.codePointAt(0) ?? 0), 0);
  return GROUNDS[sum % GROUNDS.length];
}
