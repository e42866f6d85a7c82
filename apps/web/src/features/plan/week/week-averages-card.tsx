import type { LimitWire, MealWire, QualityWire } from '@kkini/contract';
import { MEAL_TIMES, worstVerdict } from '@kkini/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { figure } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { personNames } from '../../../messages/person-names.ts';
import type { Translate } from '../../../messages/translate.ts';
import { nutritionPath } from '../../../platform/address/paths.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { energyOf, sodiumOf, sugarOf } from '../model/meal-facts.ts';
import { WeekLimit } from '../nutrition/week/week-limit.tsx';
import { worstOfDays } from '../standing/day-standing.ts';
import { leadAmong, limitsOfPerson } from '../standing/own-limits.ts';
import { PersonChips } from '../standing/person-chips.tsx';
import styles from './week-averages-card.module.css';

type WeekAveragesCardProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
};

/** The week's daily averages, beside the limits of the person chosen if there are any. */
export function WeekAveragesCard({ surveyId, days, quality }: WeekAveragesCardProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { names, verdicts, lead } = peopleOf(t, days, quality);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? lead;
  const limits = quality ? limitsOfPerson(quality, days, at) : [];
  const limited = LIMITED.flatMap(
    (nutrients) =>
      limits.find((limit) => isDaily(limit) && nutrients.some((each) => each === limit.nutrient)) ?? [],
  );
  return (
    <aside className={styles.card} aria-label={t('week.averages')}>
      <h2>
        {t('week.averages')}
        {names.length > 1 && ` · ${names[at]}`}
      </h2>
      {names.length > 1 && (
        <PersonChips
          label={t('week.averagesPerson')}
          {...{ names, verdicts, chosen: at }}
          onChoose={setChosen}
        />
      )}
      {limited.length > 0 ? (
        limited.map((limit) => (
          <WeekLimit key={limit.nutrient} limit={limit} ofWeek={verdicts[at] ?? worstOfDays(days)} />
        ))
      ) : (
        <Averages days={days} />
      )}
      <Button look="soft" size="small" onClick={() => navigate(nutritionPath(surveyId))}>
        {t('week.toNutrition')}
      </Button>
    </aside>
  );
}

/** Names of the people who eat, the worst verdict on each one's days, and the index of the person the plan is measured by. */
function peopleOf(t: Translate, days: readonly PlanDay[], quality: QualityWire | null) {
  const persons = days[0]?.standing?.persons ?? [];
  const lead = quality ? leadAmong(persons, quality.eaters) : undefined;
  return {
    names: personNames(t, persons),
    verdicts: persons.map((_, at) =>
      worstVerdict(days.map(({ standing }) => standing?.persons[at]?.verdict ?? 'unknown')),
    ),
    lead: lead === undefined ? 0 : persons.indexOf(lead),
  };
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
