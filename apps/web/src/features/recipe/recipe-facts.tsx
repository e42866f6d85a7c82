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
  const minutes = numberIn(cookingTime);
  const servings = numberIn(serving);
  return (
    <dl className={styles.facts}>
      <div>
        <Icon name="gauge" />
        <dt>{t('recipe.level')}</dt>
        <dd>{known ? t(`recipeLevel.${known}`) : level || missing}</dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt>{t('recipe.time')}</dt>
        <dd>{minutes ? t('recipe.minutes', { minutes }) : cookingTime || missing}</dd>
      </div>
      <div>
        <Icon name="people" />
        <dt>{t('recipe.serving')}</dt>
        <dd>{servings ? t('recipe.servings', { servings }) : serving || missing}</dd>
      </div>
    </dl>
  );
}

/** The figure of a fact, alone or with its unit behind it; null for other words. */
function numberIn(fact: number | string | null): number | null {
  const [, digits] = /^\s*(\d+)\s*\p{L}*\s*$/u.exec(String(fact)) ?? [];
  return digits === undefined ? null : Number(digits);
}
