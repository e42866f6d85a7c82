import type { DayWire, LimitWire } from '@kkini/contract';
import { useMessages } from '../../../../messages/messages-context.tsx';
import type { NutrientRow } from '../../../../messages/nutrient-rows.ts';
import { FigureTable } from '../../../../ui/dish/figure-table.tsx';
import { amountWords } from '../../model/limit-words.ts';
import { daySum, mealAmounts } from './nutrient-amounts.ts';
import styles from './other-nutrients.module.css';

type OtherNutrientsProps = {
  readonly meals: DayWire;
  readonly limits: readonly LimitWire[];
  /** Nutrients that can be told of the plan. */
  readonly shown: readonly NutrientRow[];
};

/** What servings of the meals of a day hold besides: nutrients without a limit, and what is not known of them. */
export function OtherNutrients({ meals, limits, shown }: OtherNutrientsProps) {
  const { t } = useMessages();
  const limited = new Set<string>(limits.filter(({ per }) => per === 'day').map(({ nutrient }) => nutrient));
  const others = shown.filter(({ nutrient }) => nutrient !== 'energyKcal' && !limited.has(nutrient));
  const rows = others.map(({ key, nutrient, unit, decimals }) => {
    const label = t(`nutrient.${nutrient}`);
    const { sum, isWhole } = daySum(mealAmounts(meals, ({ details }) => details.nutrient?.[key] ?? null));
    if (sum === null) return { label, amount: t('eaten.unknown'), part: false };
    const amount = amountWords(sum, unit, decimals);
    return { label, amount: isWhole ? amount : t('eaten.known', { amount }), part: false };
  });
  if (rows.length === 0) return null;
  const title = t(limits.length === 0 ? 'eaten.amounts' : 'eaten.others');
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{t('eaten.ofServings')}</p>
      <FigureTable caption={title} rows={rows} />
    </section>
  );
}
