import { MEAL_TIMES } from '@kkini/domain';
import styles from './meal-bar.module.css';
import { daySum, type MealAmounts } from './figures/nutrient-amounts.ts';

type MealBarProps = {
  readonly amounts: MealAmounts;
  readonly low: number | null;
  readonly high: number | null;
};

/** The three meals in one bar with a mark at each bound; the words beside it say the same. */
export function MealBar({ amounts, low, high }: MealBarProps) {
  const full = 1.25 * Math.max(daySum(amounts).sum ?? 0, high ?? 0, low ?? 0) || 1;
  const share = (amount: number) => `${(100 * amount) / full}%`;
  return (
    <div className={styles.bar} aria-hidden="true">
      {MEAL_TIMES.map((time) => (
        <i key={time} data-meal={time} style={{ width: share(amounts[time] ?? 0) }} />
      ))}
      {low !== null && <u style={{ insetInlineStart: share(low) }} />}
      {high !== null && high !== low && <u style={{ insetInlineStart: share(high) }} />}
    </div>
  );
}
