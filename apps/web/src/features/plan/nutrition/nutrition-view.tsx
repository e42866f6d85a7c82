import type { DayWire, LimitWire, QualityWire } from '@kkini/contract';
import { useId, useState } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { decimalsOf, figure, withUnit } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { NutrientRow } from '../../../messages/nutrient-rows.ts';
import { leadName, personNames } from '../../../messages/person-names.ts';
import { FigureTable } from '../../../ui/dish/figure-table.tsx';
import { DayTabs, dayTabId } from '../day/day-tabs.tsx';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import { eaterEnergies, energyOf, mealAmounts, servedAmount } from '../model/meal-facts.ts';
import { EndedNote } from '../notices/ended-note.tsx';
import { PlanNotices, RefusalNote } from '../notices/plan-notices.tsx';
import { PlanMain } from '../plan-frame.tsx';
import { type DayStanding, verdictOf } from '../standing/day-standing.ts';
import { leadAmong, ownLimits, personLimits } from '../standing/own-limits.ts';
import { EnergyCard } from './energy-card.tsx';
import { figureVerdict } from './figures/day-verdict.ts';
import { sortLimits } from './figures/key-limits.ts';
import { dayOf, daySum, highestAmount, shownRows } from './figures/nutrient-amounts.ts';
import { PersonFigures, worstOff } from './figures/person-figures.tsx';
import { Fold } from './fold.tsx';
import { LimitOfDay } from './limit-of-day.tsx';
import { NutritionHeading } from './nutrition-heading.tsx';
import styles from './nutrition-view.module.css';
import { WeekCard } from './week/week-card.tsx';
import { WeekLimits } from './week/week-limits.tsx';
import { personSeries, weekSeries } from './week/week-series.ts';

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
  const { eaters, bodyNotes } = plan.quality ?? { eaters: [], bodyNotes: [] };
  const limits = plan.quality ? ownLimits(plan.quality, days) : [];
  // A table as a whole has no figure (safety-rules section 5.5).
  const several = day.standing && day.standing.persons.length > 1 ? day.standing : null;
  const persons = several?.persons ?? [];
  const [chosen, setChosen] = useState(() => worstOff(persons));
  const own = eaterEnergies(meals, ([first]) => first);
  const energy = limits.find(isEnergy);
  const energyDay = energy && dayOf(energy, date);
  const eaten = own ?? energyDay?.amounts ?? mealAmounts(meals, energyOf);
  const highest = energy ? highestAmount(day, { ...energy, sum: daySum(eaten).sum }) : null;
  const ringless = limits.filter((limit) => !isEnergy(limit));
  const person = Math.max(0, Math.min(chosen, persons.length - 1));
  const name = date === today ? t('day.today') : dayWords(t, date).weekdayLong;
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      {!plan.shared && <EndedNote dates={days.map((each) => each.date)} today={today} />}
      <DayTabs
        dates={days.map((each) => each.date)}
        today={today}
        selected={date}
        onSelect={onSelect}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={dayTabId(date)} data-day={date}>
        <NutritionHeading {...{ name, day, today, limits, bodyNotes }} isShared={plan.shared} />
        <div className={styles.columns} data-several={several !== null || undefined}>
          {several ? (
            <PersonFigures standing={several} {...{ days, limits }} chosen={person} onChoose={setChosen} />
          ) : (
            <EnergyCard
              amounts={eaten}
              ofServing={own === null && day.standing !== undefined}
              goal={
                energy && energyDay ? { limit: energy, day: energyDay, ofDay: verdictOf(day), highest } : null
              }
            />
          )}
          {limits.length > 0 && !several && <LimitsOfDay limits={ringless} day={day} />}
          <ChosenWeek {...{ days, limits, eaters, persons, person, today }} selected={date} />
          <OtherNutrients {...{ meals, limits, person }} shown={shownRows(days)} />
        </div>
      </div>
      <div className={styles.foot}>
        {/* The days above their limits stand in the chart and the means. */}
        <PlanNotices
          notices={plan.notices}
          quality={plan.quality && { ...plan.quality, warnings: [] }}
          first={t('eaten.estimate')}
          isBrief
        />
      </div>
    </PlanMain>
  );
}

type ChosenWeekProps = {
  readonly days: readonly PlanDay[];
  readonly limits: readonly LimitWire[];
  readonly eaters: QualityWire['eaters'];
  /** The people of the day, and the index of the one whose figures are shown. */
  readonly persons: DayStanding['persons'];
  readonly person: number;
  readonly today: string;
  readonly selected: string;
};

/** The week of the person whose day is shown above: one nutrient day by day, and the means. */
function ChosenWeek({ days, limits, eaters, persons, person, today, selected }: ChosenWeekProps) {
  const { t } = useMessages();
  const own = persons[person] === leadAmong(persons, eaters) ? [] : personSeries(days, person);
  const isOwn = own.length > 0;
  const all = isOwn ? own : weekSeries(days, limits, person);
  const means = isOwn ? personLimits(limits, days, person) : limits;
  const whose = isOwn ? (personNames(t, persons)[person] ?? null) : leadName(t, eaters);
  return (
    <>
      <WeekCard all={all} whose={whose} today={today} selected={selected} />
      {means.length > 0 && <WeekLimits days={days} limits={means} whose={whose} />}
    </>
  );
}

/** Whether this is the limit the ring draws. */
function isEnergy({ nutrient, per, kind }: LimitWire): boolean {
  return nutrient === 'energyKcal' && per === 'day' && kind === 'limit';
}

type OtherNutrientsProps = {
  readonly meals: DayWire;
  readonly limits: readonly LimitWire[];
  /** Nutrients to show for the plan. */
  readonly shown: readonly NutrientRow[];
  /** Whose extras count, by index among all who eat. */
  readonly person: number;
};

/** Amounts per serving of the nutrients without a limit, and which of them are unknown. */
function OtherNutrients({ meals, limits, shown, person }: OtherNutrientsProps) {
  const { t } = useMessages();
  const limited = new Set<string>(limits.filter(({ per }) => per === 'day').map(({ nutrient }) => nutrient));
  const others = shown.filter(({ nutrient }) => nutrient !== 'energyKcal' && !limited.has(nutrient));
  const rows = others.map(({ key, nutrient, unit, decimals }) => {
    const label = t(`nutrient.${nutrient}`);
    const { sum, isWhole } = daySum(mealAmounts(meals, (meal) => servedAmount(meal, key, person)));
    if (sum === null) return { label, amount: t('eaten.unknown'), part: false };
    const amount = withUnit(t, figure(sum, decimals ?? decimalsOf(sum, unit)), unit);
    return { label, amount: isWhole ? amount : t('eaten.known', { amount }), part: false };
  });
  if (rows.length === 0) return null;
  const title = t(limits.length === 0 ? 'eaten.amounts' : 'eaten.others');
  return (
    <section className={styles.card}>
      <Fold title={<h2>{title}</h2>} isOpen={limits.length === 0}>
        <p>{t('eaten.ofServings')}</p>
        <FigureTable caption={title} rows={rows} />
      </Fold>
    </section>
  );
}

type LimitsOfDayProps = { readonly limits: readonly LimitWire[]; readonly day: PlanDay };

/** Limits with the figure of one day: the most important ones shown, the others and the aims collapsed. */
function LimitsOfDay({ limits, day }: LimitsOfDayProps) {
  const { t } = useMessages();
  const id = useId();
  const { key, others, aims } = sortLimits(limits);
  const missed = others.filter((limit) => isMissed(limit, day)).length;
  return (
    <div className={styles.card}>
      {key.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('limits.keep')}</h2>
          <LimitList limits={key} day={day} />
          {others.length > 0 && (
            <Fold
              title={t(missed > 0 ? 'limits.othersMissed' : 'limits.others', {
                count: others.length,
                missed,
              })}
            >
              <LimitList limits={others} day={day} />
              <Aims limits={aims} day={day} />
            </Fold>
          )}
        </section>
      )}
      {others.length === 0 && <Aims limits={aims} day={day} />}
    </div>
  );
}

function Aims({ limits, day }: LimitsOfDayProps) {
  const { t } = useMessages();
  if (limits.length === 0) return null;
  return (
    <div className={styles.aims}>
      <Fold title={t('eaten.aims', { count: limits.length })}>
        <LimitList limits={limits} day={day} />
      </Fold>
    </div>
  );
}

function isMissed(limit: LimitWire, day: PlanDay): boolean {
  const verdict = figureVerdict({ limit, day: dayOf(limit, day.date), ofDay: verdictOf(day) });
  return verdict === 'over' || verdict === 'under';
}

function LimitList({ limits, day }: LimitsOfDayProps) {
  return (
    <ul className={styles.list}>
      {limits.map((limit) => (
        <LimitOfDay key={`${limit.nutrient} ${limit.per}`} limit={limit} day={day} />
      ))}
    </ul>
  );
}
