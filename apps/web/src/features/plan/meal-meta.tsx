import type { MealWire } from '@kkini/contract';
import { figure, priceWords } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './meal-card.module.css';
import { energyOf, isRecipe } from './meal-facts.ts';

/** Energy, then minutes of a recipe or the price (and place) of a product. */
export function MealMeta({ meal }: { readonly meal: MealWire }) {
  const { t } = useMessages();
  const { minutes, price, area } = meal.details;
  const energy = energyOf(meal);
  return (
    <ul className={styles.meta}>
      {energy !== null && (
        <li>
          <Icon name="flame" size={18} />
          {t('meal.energy', { energy: figure(energy) })}
        </li>
      )}
      {isRecipe(meal) && minutes !== null && (
        <li>
          <Icon name="clock" size={18} />
          {t('meal.minutes', { minutes })}
        </li>
      )}
      {!isRecipe(meal) && (
        <li>
          {priceWords(t, price)}
          {price !== null && <small>{t('meal.typicalPrice')}</small>}
        </li>
      )}
      {area !== null && (
        <li>
          <Icon name="mapPin" size={18} />
          <span lang="ko">{area}</span>
        </li>
      )}
    </ul>
  );
}
