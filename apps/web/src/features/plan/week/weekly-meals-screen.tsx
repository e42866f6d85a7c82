import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { useId } from 'react';
import { useParams } from 'react-router';
import { dayRangeWords, dayWords } from '../../../messages/day-words.ts';
import { MIDDLE_DOT } from '../../../messages/kept-together.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DATE_QUERY, dailyMealsPath, weeklyMealsPath } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { useUnhurried } from '../../../ui/deferred-render.tsx';
import { DayGlyph } from '../../../ui/icons/day-glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { BatchTable } from '../batches/batch-table.tsx';
import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { ChangeDialogs, LateNote } from '../dialogs/late-dialog.tsx';
import { RefusedExtrasNote } from '../extras/refused-extras-note.tsx';
import { cookedForSeveral } from '../model/batches.ts';
import {
  type MealPlan,
  type PlanDay,
  type PlanReader,
  planDays,
  planReader,
  useMealPlan,
} from '../model/get-meal-plan.ts';
import { selectedDay } from '../model/selected-day.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { EndedNote } from '../notices/ended-note.tsx';
import { GuestNote, LimitsLink, PlanNotices, RefusalNote } from '../notices/plan-notices.tsx';
import { PaperButtons } from '../paper/paper-buttons.tsx';
import { PlanMain, WeekSkeleton } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { ReplanCard } from '../replan/replan-card.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { WeekAveragesCard } from './week-averages-card.tsx';
import { WeekCell } from './week-cell.tsx';
import { WeekShoppingCard } from './week-shopping-card.tsx';
import { alikeDays, RowStanding, WeekStanding } from './week-standing.tsx';
import styles from './weekly-meals-screen.module.css';

export function WeeklyMealsScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const plan = useMealPlan(surveyId, 'week');
  useReadableWeek(surveyId, plan.data);
  const isWaiting = useUnhurried(plan.isPending);
  if (isWaiting) return <WeekSkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  if (!plan.data || days.length === 0) {
    return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  }
  return <WeekView surveyId={surveyId} plan={plan.data} days={days} today={today} />;
}

type WeekViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly today: string;
};

function WeekView({ surveyId, plan, days, today }: WeekViewProps) {
  const changing = useChangingSlot();
  const reader = planReader(surveyId, plan);
  const { t } = useMessages();
  const alike = alikeDays(t, days);
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      {plan.shared ? <GuestNote /> : <EndedNote dates={days.map(({ date }) => date)} today={today} />}
      <WeekHeading surveyId={surveyId} days={days} today={today} canShare={!plan.shared} />
      <WeekStanding alike={alike} days={days} />
      <div className={styles.columns}>
        <div className={styles.week}>
          {/* The heads stay on the screen along the days only. */}
          <div>
            <WeekHead />
            <ol className={styles.days}>
              {days.map((day) => (
                <li key={day.date} className={styles.day}>
                  <WeekRow
                    surveyId={surveyId}
                    reader={reader}
                    day={day}
                    isToday={day.date === today}
                    isStandingShown={alike.includes(day)}
                    onChange={
                      day.meals.dayMealId === null ? null : (time) => changing.open({ date: day.date, time })
                    }
                  />
                  <LateNote>
                    {({ ChangeFollowUp }) =>
                      MEAL_TIMES.map((time) => (
                        <ChangeFollowUp
                          key={time}
                          surveyId={surveyId}
                          day={day}
                          time={time}
                          changing={changing}
                        />
                      ))
                    }
                  </LateNote>
                </li>
              ))}
            </ol>
          </div>
          <BatchTable reader={reader} batches={cookedForSeveral(days)} dates={days.map(({ date }) => date)} />
          {!plan.shared && (
            <>
              <ReplanCard surveyId={surveyId} days={days} today={today} canUndo={plan.canUndoReplan} />
              <div className={styles.toNutrition}>
                <LimitsLink surveyId={surveyId} />
              </div>
            </>
          )}
          <PlanNotices notices={plan.notices} quality={plan.quality}>
            <RefusedExtrasNote surveyId={surveyId} refused={plan.quality?.refusedExtras ?? []} />
          </PlanNotices>
        </div>
        <div className={styles.rail}>
          <WeekAveragesCard surveyId={surveyId} days={days} quality={plan.quality} />
          {!plan.shared && <WeekShoppingCard surveyId={surveyId} dates={days.map(({ date }) => date)} />}
        </div>
      </div>
      <ChangeDialogs surveyId={surveyId} days={days} changing={changing} />
    </PlanMain>
  );
}

/** Column heads, hidden from screen readers because each cell names its meal time. */
function WeekHead() {
  const { t } = useMessages();
  return (
    <div className={styles.head} aria-hidden="true">
      <i />
      {MEAL_TIMES.map((time) => (
        <span key={time} data-meal={time}>
          <DayGlyph meal={time} />
          {t(`mealTime.${time}`)}
        </span>
      ))}
    </div>
  );
}

type WeekHeadingProps = {
  readonly surveyId: string;
  readonly days: readonly PlanDay[];
  readonly today: string;
  /** Only the owner may share a plan. */
  readonly canShare: boolean;
};

function WeekHeading({ surveyId, days, today, canShare }: WeekHeadingProps) {
  const { t } = useMessages();
  const day = selectedDay(days, { asked: null, today });
  const slots = days.flatMap(({ meals }) => MEAL_TIMES.map((time) => meals[time]));
  const count = slots.filter((meal) => meal !== null).length;
  const left = slots.length - count;
  // If the range wraps, its dash stays on the first line.
  const range = dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '').replace(' –', '\u00a0–');
  const counts = [
    t('week.chosen', { count }),
    ...(left > 0 ? [t(left === 1 ? 'week.leftOne' : 'week.left', { count: left })] : []),
  ];
  return (
    <div className={styles.heading}>
      <div>
        <ScreenHeading documentTitle={t('app.documentTitle', { title: t('week.title') })}>
          {range}
        </ScreenHeading>
        <p>{counts.join(MIDDLE_DOT)}</p>
      </div>
      <div className={styles.ways}>
        {canShare && day && <ShareButton surveyId={surveyId} day={day} pathOf={weeklyMealsPath} compact />}
        <PaperButtons days={days} compact />
      </div>
    </div>
  );
}

type WeekRowProps = {
  /** Id of the survey or share the plan was fetched by. */
  readonly surveyId: string;
  readonly reader: PlanReader;
  readonly day: PlanDay;
  readonly isToday: boolean;
  /** True if the week states the verdict on all its days at once. */
  readonly isStandingShown: boolean;
  /** Opens the change dialog of a meal; null in a read-only plan. */
  readonly onChange: ((time: MealTime) => void) | null;
};

function WeekRow({ surveyId, reader, day, isToday, isStandingShown, onChange }: WeekRowProps) {
  const { t } = useMessages();
  const headingId = useId();
  const { date, meals, standing } = day;
  const { weekday, long } = dayWords(t, date);
  const dayOfMonth = Number(date.slice(8));
  const shown = [weekday, dayOfMonth, ...(isToday ? [t('day.today')] : [])].join(' ');
  return (
    <section
      className={styles.row}
      aria-labelledby={headingId}
      data-today={isToday || undefined}
      data-day={date}
    >
      <h2 className={styles.date} id={headingId}>
        <Link
          to={`${dailyMealsPath(surveyId)}?${DATE_QUERY}=${date}`}
          aria-label={t('day.label', { shown, date: long })}
        >
          <span>{weekday}</span> <b>{dayOfMonth}</b>
          {isToday && (
            <>
              {' '}
              <em>{t('day.today')}</em>
            </>
          )}
        </Link>
      </h2>
      <ul className={styles.cells}>
        {MEAL_TIMES.map((time) => (
          <WeekCell
            key={time}
            reader={reader}
            date={date}
            time={time}
            meal={meals[time]}
            emptyReason={meals.emptyReasons[time]}
            onChange={onChange && (() => onChange(time))}
          />
        ))}
      </ul>
      {standing && !isStandingShown && <RowStanding standing={standing} />}
    </section>
  );
}
