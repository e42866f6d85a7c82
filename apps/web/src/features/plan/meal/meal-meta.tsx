import type { MealWire } from '@kkini/contract';
import { figure, priceWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './meal-card.module.css';
import { mealEnergyWords } from '../model/meal-energy-words.ts';
import { isRecipe } from '../model/meal-facts.ts';
import type { DayStanding } from '../standing/day-standing.ts';

type MealMetaProps = { readonly meal: MealWire; readonly standing: DayStanding | undefined };

/** Energy, then minutes of a recipe or the price (and place) of a product. */
export function MealMeta({ meal, standing }: MealMetaProps) {
  const { t } = useMessages();
  const { minutes, price, area } = meal.details;
  const energy = mealEnergyWords(t, meal, standing);
  const sodium = meal.details.nutrient?.sodium ?? null;
  const range = meal.details.sodium_range;
  return (
    <ul className={styles.meta}>
      {energy !== null && (
        <li>
          <Icon name="flame" size={18} />
          {energy}
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
      {sodium !== null && range && (
        <li>
          {t('meal.sodiumRange', {
            sodium: figure(aboutTen(sodium)),
            low: figure(aboutTen(range.low)),
            high: figure(aboutTen(range.high)),
          })}
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

function aboutTen(milligrams: number): number {
  return Math.round(milligrams / 10) * 10;
}
