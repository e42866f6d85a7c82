import { MEAL_TYPES_KO, type PortionWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { figure } from '../../../messages/figures.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { slotsWords } from '../../../messages/slots-words.ts';
import type { Translate } from '../../../messages/translate.ts';
import { Link } from '../../../ui/link.tsx';
import { MealName } from '../meal/meal-name.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { mealPath, styleOf } from '../model/meal-facts.ts';
import { ShoppingFold } from './shopping-fold.tsx';
import styles from './shopping-screen.module.css';

type BoughtMealsProps = {
  readonly surveyId: string;
  /** Days to shop for. */
  readonly days: readonly PlanDay[];
};

/** Ready-made meals of these days, listed apart from the foods; null if there are none. */
export function BoughtMeals({ surveyId, days }: BoughtMealsProps) {
  const { t } = useMessages();
  const bought = boughtOf(days);
  if (bought.length === 0) return null;
  return (
    <ShoppingFold title={t('shopping.bought')} count={bought.length}>
      <ul className={styles.bought}>
        {bought.map(({ slot, meal }) => {
          const path = mealPath(meal, { surveyId }, slot);
          return (
            <li key={`${slot.date} ${slot.time}`}>
              {path === null ? (
                <MealName meal={meal} both />
              ) : (
                <Link to={path}>
                  <MealName meal={meal} />
                </Link>
              )}
              <span>
                {[
                  slotsWords(t, [slot]),
                  t(`mealStyle.${styleOf(meal)}`),
                  ...boughtAmount(t, meal.details.portions),
                ].join(MIDDLE_DOT)}
              </span>
            </li>
          );
        })}
      </ul>
    </ShoppingFold>
  );
}

/** The ready-made meals of these days with their places. */
export function boughtOf(days: readonly PlanDay[]) {
  return days.flatMap(({ date, meals }) =>
    MEAL_TIMES.flatMap((time) => {
      const meal = meals[time];
      return meal?.type === MEAL_TYPES_KO.product ? [{ slot: { date, time }, meal }] : [];
    }),
  );
}

/**
 * Amounts several people buy together, in whole pieces or servings, and the rice taken beside; only that rice for one person, who eats
 * what is sold.
 */
function boughtAmount(t: Translate, portions: readonly PortionWire[]): readonly string[] {
  const sumOf = (amountOf: (portion: PortionWire) => number) =>
    portions.reduce((sum, portion) => sum + portion.count * amountOf(portion), 0);
  const besideG = sumOf(({ starches }) => starches.reduce((sum, { addedGrams }) => sum + addedGrams, 0));
  const beside = besideG === 0 ? [] : [t('shopping.boughtRice', { grams: figure(besideG) })];
  if (sumOf(() => 1) < 2) return beside;
  const eaten = sumOf(({ mainFactor }) => mainFactor);
  const servings = Math.ceil(eaten);
  const bought = portions[0]?.bought ?? null;
  if (bought === 'piece' || bought === 'serving') {
    const amount = t(bought === 'piece' ? 'shopping.boughtPieces' : 'shopping.boughtServings', { servings });
    return [[amount, ...beside].join(', ')];
  }
  const riceG = sumOf(({ starches }) => starches.find(({ kind }) => kind === 'rice')?.grams ?? 0);
  const dish = t(servings === eaten ? 'shopping.servings' : 'shopping.servingsOf', {
    servings,
    eaten: String(eaten),
  });
  if (riceG === 0) return [dish];
  const amount = t('portion.grams', { grams: figure(riceG) });
  return [`${dish}, ${t('portion.starch', { food: t('starch.rice'), amount })}`];
}
