import type { LimitWire } from '@kkini/contract';
import { useId } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DayTabs, dayTabId } from '../day/day-tabs.tsx';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import { energyOf } from '../model/meal-facts.ts';
import { PlanMain } from '../plan-main.tsx';
import { PlanNotices } from '../notices/plan-notices.tsx';
import { RefusalNote } from '../notices/refusal-note.tsx';
import { verdictOf } from '../standing/day-standing.ts';
import { EnergyCard } from './energy-card.tsx';
import { LimitsOfDay } from './limits-of-day.tsx';
import { dayOf, mealAmounts, ownEnergies, shownRows } from './figures/nutrient-amounts.ts';
import { NutritionHeading } from './nutrition-heading.tsx';
import styles from './nutrition-view.module.css';
import { OtherNutrients } from './figures/other-nutrients.tsx';
import { PersonFigures } from './figures/person-figures.tsx';
import { WeekCard } from './week/week-card.tsx';
import { WeekLimits } from './week/week-limits.tsx';
import { weekSeries } from './week/week-series.ts';

type NutritionViewProps = {
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: string;
  readonly onSelect: (date: string) => void;
};

export function NutritionView({ plan, days, day, today, onSelect }: NutritionViewProps) {
  const { t } = useMessages();
  const panelId = useId();
  const { date, meals } = day;
  const { limits, eaters } = plan.quality ?? { limits: [], eaters: [] };
  // There is no figure of a table as a whole (safety-rules section 5.5).
  const several = day.standing && day.standing.persons.length > 1 ? day.standing : null;
  const own = ownEnergies(meals);
  const energy = limits.find(isEnergy);
  const energyDay = energy && dayOf(energy, date);
  const ringless = limits.filter((limit) => !isEnergy(limit));
  const isLong = ringless.filter(({ kind }) => kind === 'limit').length >= LONG;
  const others = <OtherNutrients meals={meals} limits={limits} shown={shownRows(days)} />;
  const week = <WeekCard all={weekSeries(days, limits)} today={today} selected={date} />;
  const name = date === today ? t('day.today') : dayWords(t, date).weekdayLong;
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      <DayTabs
        dates={days.map((each) => each.date)}
        today={today}
        selected={date}
        onSelect={onSelect}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={dayTabId(date)}>
        <NutritionHeading name={name} day={day} limits={limits} isShared={plan.shared} />
        <div className={styles.columns}>
          {several ? (
            <PersonFigures standing={several} />
          ) : (
            <EnergyCard
              amounts={own ?? energyDay?.amounts ?? mealAmounts(meals, energyOf)}
              ofServing={own === null && day.standing !== undefined}
              goal={energy && energyDay ? { limit: energy, day: energyDay, ofDay: verdictOf(day) } : null}
            />
          )}
          <div className={styles.limits}>
            {limits.length > 0 && !several && <LimitsOfDay limits={ringless} day={day} />}
            {!isLong && others}
            {several && week}
          </div>
          {!several && week}
          {isLong && others}
          {limits.length > 0 && (
            <div className={styles.means}>
              <WeekLimits days={days} limits={limits} eaters={eaters} />
            </div>
          )}
        </div>
      </div>
      <p className={styles.foot}>{t('eaten.estimate')}</p>
      <PlanNotices notices={plan.notices} quality={plan.quality} />
    </PlanMain>
  );
}

/** As many limits fill their column on a wide screen; what has no limit then stands below the chart beside them. */
const LONG = 11;

/** The limit the ring draws. */
function isEnergy({ nutrient, per, kind }: LimitWire): boolean {
  return nutrient === 'energyKcal' && per === 'day' && kind === 'limit';
}
