import type { RecipeWire } from '@kkini/contract';
import { DISH_TAG_KO, DISH_TAGS } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './recipe-tags.module.css';

type RecipeTagsProps = { readonly tags: RecipeWire['tags'] };

/** What the dish is like, in a few words. */
export function RecipeTags({ tags }: RecipeTagsProps) {
  const { t } = useMessages();
  const codes = DISH_TAGS.filter((code) => tags.includes(DISH_TAG_KO[code]));
  return (
    <ul className={styles.tags} aria-label={t('recipe.tags')}>
      {codes.map((code) => (
        <li key={code}>{t(`dishTag.${code}`)}</li>
      ))}
    </ul>
  );
}
