import { RECIPE_LEVEL_KO, type RecipeWire } from '@kkini/contract';
import { RECIPE_LEVELS } from '@kkini/domain';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './recipe-facts.module.css';

type RecipeFactsProps = { readonly recipe: Pick<RecipeWire, 'level' | 'cookingTime' | 'serving'> };

/** Difficulty, time and servings; a star where one is missing (specification, section 2). */
export function RecipeFacts({ recipe: { level, cookingTime, serving } }: RecipeFactsProps) {
  const { t } = useMessages();
  const missing = t('recipe.missing');
  const known = RECIPE_LEVELS.find((code) => RECIPE_LEVEL_KO[code] === level);
  return (
    <dl className={styles.facts}>
      <div>
        <Icon name="gauge" />
        <dt>{t('recipe.level')}</dt>
        <dd>{known ? t(`recipeLevel.${known}`) : missing}</dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>{t('recipe.time')}</dt>
        <dd>
          {cookingTime !== null && cookingTime > 0 ? t('recipe.minutes', { minutes: cookingTime }) : missing}
        </dd>
      </div>
      <div>
        <Icon name="people" />
        <dt>{t('recipe.serving')}</dt>
        <dd>{serving > 0 ? t('recipe.servings', { servings: serving }) : missing}</dd>
      </div>
    </dl>
  );
}
