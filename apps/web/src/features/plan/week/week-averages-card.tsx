import type { LimitWire, MealWire } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { useNavigate } from 'react-router';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { nutritionPath } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { energyOf, sodiumOf, sugarOf } from '../model/meal-facts.ts';
import { WeekLimit } from '../nutrition/week/week-limit.tsx';
import { worstOfDays } from '../standing/day-standing.ts';
import styles from './week-averages-card.module.css';

type WeekAveragesCardProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly limits: readonly LimitWire[];
  /** Name of the person the limits are of, if several eat. */
  readonly whose: string | null;
};

/** The week's daily averages, beside the visitor's limits if there are any. */
export function WeekAveragesCard({ surveyId, days, limits, whose }: WeekAveragesCardProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const limited = LIMITED.flatMap(
    (names) => limits.find((limit) => isDaily(limit) && names.some((name) => name === limit.nutrient)) ?? [],
  );
  return (
    <aside className={styles.card} aria-label={t('week.averages')}>
      <h2>
        {t('week.averages')}
        {whose && ` · ${whose}`}
      </h2>
      {limited.length > 0 ? (
        limited.map((limit) => <WeekLimit key={limit.nutrient} limit={limit} ofWeek={worstOfDays(days)} />)
      ) : (
        <Averages days={days} />
      )}
      <Button look="soft" size="small" onClick={() => navigate(nutritionPath(surveyId))}>
        {t('week.toNutrition')}
      </Button>
    </aside>
  );
}

/** The three limits that fit on a card; each row shows the first that applies. */
const LIMITED = [['energyKcal'], ['sugarG', 'addedSugarG'], ['sodiumMg']] as const;

function isDaily({ per, kind, value }: LimitWire): boolean {
  return per === 'day' && kind === 'limit' && value !== null;
}

const AVERAGED = [
  { label: 'nutrient.energyKcal', unit: 'kcal', amountOf: energyOf },
  { label: 'nutrient.sugarG', unit: 'g', amountOf: sugarOf },
  { label: 'nutrient.sodiumMg', unit: 'mg', amountOf: sodiumOf },
] as const;

/** Daily averages without limits; days with an unknown or missing meal do not count. */
function Averages({ days }: Pick<WeekAveragesCardProps, 'days'>) {
  const { t } = useMessages();
  const averages = AVERAGED.flatMap(({ label, unit, amountOf }) => {
    const average = dailyAverage(days, amountOf);
    return average ? [{ ...average, label, unit }] : [];
  });
  const counted = Math.min(...averages.map((average) => average.days));
  if (averages.length === 0) return <p>{t('week.averageNone')}</p>;
  return (
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
  );
}

/** A mean over the days whose three meals are all chosen and known; null if there is none. */
type DailyAverage = { readonly mean: number; readonly days: number } | null;

/** Daily average of the value `amountOf` returns for a meal, null if unknown. */
function dailyAverage(days: readonly PlanDay[], amountOf: (meal: MealWire) => number | null): DailyAverage {
  const totals = days.flatMap(({ meals }) => {
    const amounts = MEAL_TIMES.map((time) => {
      const meal = meals[time];
      return meal === null ? null : amountOf(meal);
    });
    const known = amounts.filter((amount) => amount !== null);
    return known.length < amounts.length ? [] : [known.reduce((total, amount) => total + amount, 0)];
  });
  if (totals.length === 0) return null;
  return { mean: totals.reduce((total, amount) => total + amount, 0) / totals.length, days: totals.length };
}
