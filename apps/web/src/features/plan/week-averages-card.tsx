import { figure } from '../../messages/figures.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import type { PlanDay } from './get-meal-plan.ts';
import { energyOf, sodiumOf, sugarOf } from './meal-facts.ts';
import { dailyAverage } from './week-averages.ts';
import styles from './week-view.module.css';

const AVERAGED = [
  { label: 'nutrient.energyKcal', unit: 'kcal', amountOf: energyOf },
  { label: 'nutrient.sugarG', unit: 'g', amountOf: sugarOf },
  { label: 'nutrient.sodiumMg', unit: 'mg', amountOf: sodiumOf },
] as const;

/** Daily averages of the week; days with an unknown or missing meal do not count. */
export function WeekAveragesCard({ days }: { readonly days: readonly PlanDay[] }) {
  const { t } = useMessages();
  const averages = AVERAGED.flatMap(({ label, unit, amountOf }) => {
    const average = dailyAverage(days, amountOf);
    return average ? [{ ...average, label, unit }] : [];
  });
  const counted = Math.min(...averages.map((average) => average.days));
  return (
    <aside className={styles.averages} aria-label={t('week.averages')}>
      <h2>{t('week.averages')}</h2>
      {averages.length === 0 ? (
        <p>{t('week.averageNone')}</p>
      ) : (
        <>
          <p>{t('week.averageLead')}</p>
          <dl>
            {averages.map(({ label, unit, mean }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>
                  {figure(mean)}
                  {unit}
                </dd>
              </div>
            ))}
          </dl>
          {counted < days.length && <p>{t('week.averageDays', { days: counted })}</p>}
        </>
      )}
    </aside>
  );
}
