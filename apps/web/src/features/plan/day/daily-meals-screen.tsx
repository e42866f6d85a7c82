import type { QualityWire } from '@kkini/contract';
import { MEAL_TIMES, type MealTime, type Verdict } from '@kkini/domain';
import { type PointerEvent, useId, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { dayWords } from '../../../messages/day-words.ts';
import { durationWords } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGoOnce } from '../../../platform/address/on-the-way.tsx';
import { DATE_QUERY, dailyMealsPath, weeklyMealsPath } from '../../../platform/address/paths.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DeferredRender, useUnhurried } from '../../../ui/deferred-render.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { EveningBefore, EveningList } from '../batches/evening-before.tsx';
import { PrepList } from '../batches/prep-list.tsx';
import { ChangeDialogs, LateDialog, LateNote } from '../dialogs/late-dialog.tsx';
import { RefusedExtrasNote } from '../extras/refused-extras-note.tsx';
import { MealReasons } from '../meal/meal-reasons.tsx';
import { MealSlot } from '../meal/meal-slot.tsx';
import { type Batch, batchesOf, type Pot, potsOf } from '../model/batches.ts';
import { earlyStarts } from '../model/early-starts.ts';
import { type MealPlan, type PlanDay, planDays, planReader, useMealPlan } from '../model/get-meal-plan.ts';
import { basisNames } from '../model/limit-words.ts';
import { selectedDay } from '../model/selected-day.ts';
import { useReadableWeek } from '../model/use-readable-week.ts';
import { EndedNote } from '../notices/ended-note.tsx';
import { GuestNote, LimitsLink, PlanNotices, RefusalNote } from '../notices/plan-notices.tsx';
import type { PaperDay } from '../paper/day-sheet.ts';
import { PaperButtons } from '../paper/paper-buttons.tsx';
import { DaySkeleton, PlanMain } from '../plan-frame.tsx';
import { PlanProblem } from '../plan-problem.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { verdictOf } from '../standing/day-standing.ts';
import { DayStandingNote } from '../standing/day-standing-note.tsx';
import styles from './daily-meals-screen.module.css';
import { type DaySentence, daySentence } from './day-sentence.ts';
import { DayTabs, dayTabId } from './day-tabs.tsx';
import { MissedLimits, missedWords } from './missed-limits.tsx';
import { type DayChanges, useAskedSwap, useDayChanges } from './use-day-changes.ts';

/** One day of the plan, today if the plan includes it. The chosen day is part of the address and survives a reload. */
export function DailyMealsScreen() {
  const { surveyId = '' } = useParams();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const plan = useMealPlan(surveyId, 'day');
  useReadableWeek(surveyId, plan.data);
  const isWaiting = useUnhurried(plan.isPending);
  if (isWaiting) return <DaySkeleton />;
  const days = plan.data ? planDays(plan.data) : [];
  const day = selectedDay(days, { asked: search.get(DATE_QUERY), today });
  if (!plan.data || !day) return <PlanProblem error={plan.error} onReload={() => void plan.refetch()} />;
  return (
    <DayView
      surveyId={surveyId}
      plan={plan.data}
      days={days}
      day={day}
      today={today}
      onSelect={(date) => setSearch({ [DATE_QUERY]: date }, { replace: true })}
    />
  );
}

const SWIPE_PX = 56;

type DayViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: string;
  readonly onSelect: (date: string) => void;
};

function DayView({ surveyId, plan, days, day, today, onSelect }: DayViewProps) {
  const { t } = useMessages();
  const panelId = useId();
  const changes = useDayChanges(surveyId, plan);
  const { changing, beside } = changes;
  useAskedSwap(day, changing.openCandidates);
  const cooked = cookedIn(plan, days);
  const dates = plan.dates ?? days.map(({ date }) => date);
  const step = (by: number) => {
    const next = dates[dates.indexOf(day.date) + by];
    if (next !== undefined) onSelect(next);
  };
  const swipe = useSwipe({ onForward: () => step(1), onBack: () => step(-1) });
  const { date, meals, standing } = day;
  const name = date === today ? t('day.today') : dayWords(t, date).weekdayLong;
  const title = t('day.titleOf', { date: dayWords(t, date).short });
  const judged = { date, quality: plan.quality, standing };
  const sentence = daySentence(t, { day: name, meals, isGuest: plan.shared, standing });
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      {plan.shared ? <GuestNote /> : <EndedNote dates={dates} today={today} />}
      <DayTabs dates={dates} today={today} selected={date} onSelect={onSelect} panelId={panelId} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={dayTabId(date)}
        className={styles.panel}
        data-day={date}
        {...swipe}
      >
        <div className={styles.heading}>
          <ScreenHeading documentTitle={t('app.documentTitle', { title })}>
            <DayHeading sentence={sentence} verdict={verdictOf(day)} />
          </ScreenHeading>
          <DayStandingNote
            standing={standing}
            missed={missedWords(t, judged)}
            basis={basisNames(t, plan.quality?.limits ?? [])}
          />
          <MissedLimits {...judged} />
          <WeekdayWorkNote date={date} quality={plan.quality} />
        </div>
        {!plan.shared && <EveningBefore surveyId={surveyId} day={day} onChange={changes.changeEarly(day)} />}
        <div className={styles.meals}>
          {MEAL_TIMES.map((time) => (
            <DeferredRender key={time} isNow={time !== 'dinner'}>
              <DayMeal {...{ surveyId, plan, day, time, cooked, changes }} />
            </DeferredRender>
          ))}
        </div>
      </div>
      <DeferredRender>
        <PrepList key={date} surveyId={surveyId} date={date} batches={cooked.batches} plan={plan} />
        <EveningList surveyId={surveyId} date={date} plan={plan} />
        <DayActions surveyId={surveyId} day={{ ...day, pots: cooked.pots }} canShare={!plan.shared} />
        {plan.quality && <LimitsLink surveyId={surveyId} date={date} />}
        <PlanNotices notices={plan.notices} quality={plan.quality}>
          <RefusedExtrasNote surveyId={surveyId} refused={plan.quality?.refusedExtras ?? []} />
        </PlanNotices>
      </DeferredRender>
      <ChangeDialogs surveyId={surveyId} days={days} changing={changing} />
      <LateDialog isOpen={beside.asked !== null} onClose={beside.close}>
        {({ CompanionDialog }) => (
          <CompanionDialog surveyId={surveyId} days={days} batches={cooked.batches} changing={beside} />
        )}
      </LateDialog>
    </PlanMain>
  );
}

/** Dishes cooked once for several meals, known only from the whole plan. */
function cookedIn({ part }: MealPlan, days: readonly PlanDay[]) {
  const known = part === undefined ? days : [];
  return { batches: batchesOf(known), pots: potsOf(known) };
}

type Swipe = { readonly onForward: () => void; readonly onBack: () => void };

/** Touch handlers for swipes; left is forward. */
function useSwipe({ onForward, onBack }: Swipe) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx < 0) onForward();
      else onBack();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

type DayHeadingProps = { readonly sentence: DaySentence; readonly verdict: Verdict };

/** Heading of the day with its figure emphasised, green only on a day within its limits. */
function DayHeading({ sentence, verdict }: DayHeadingProps) {
  const { first, second, figure } = sentence;
  const [before = '', after = ''] = figure === null ? [first] : first.split(figure);
  return (
    <>
      {before}
      {figure !== null && (
        <span className={styles.figure} data-verdict={verdict}>
          {figure}
        </span>
      )}
      {after}
      {second !== null && (
        <>
          {' '}
          <span className={styles.second}>{second}</span>
        </>
      )}
    </>
  );
}

type DayActionsProps = {
  readonly surveyId: string;
  readonly day: PaperDay;
  /** Only the owner may share a plan. */
  readonly canShare: boolean;
};

function DayActions({ surveyId, day, canShare }: DayActionsProps) {
  const { t } = useMessages();
  const go = useGoOnce();
  return (
    <div className={styles.actions}>
      <Button look="soft" onClick={() => go(weeklyMealsPath(surveyId))}>
        <Icon name="grid" size={22} />
        {t('day.toWeek')}
      </Button>
      <div className={styles.ways}>
        {canShare && (
          <ShareButton
            surveyId={surveyId}
            day={day}
            pathOf={(shareId) => `${dailyMealsPath(shareId)}?${DATE_QUERY}=${day.date}`}
          />
        )}
        <PaperButtons days={[day]} />
      </div>
    </div>
  );
}

type WeekdayWorkNoteProps = {
  readonly date: string;
  /** Null for readers who may not see it. */
  readonly quality: QualityWire | null;
};

/** Work of a weekday compared with the chosen minutes, if the plan has both. */
function WeekdayWorkNote({ date, quality }: WeekdayWorkNoteProps) {
  const { t } = useMessages();
  const work = quality?.weekdayWork ?? null;
  const minutes = work?.days.find((day) => day.date === date)?.minutes;
  if (work === null || minutes === undefined) return null;
  const { wanted } = work;
  const words = { time: durationWords(t, minutes), wanted, more: minutes - wanted };
  return <p className={styles.work}>{t(minutes > wanted ? 'day.workBeyond' : 'day.workWithin', words)}</p>;
}

type DayMealProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly day: PlanDay;
  readonly time: MealTime;
  /** Dishes cooked once for several meals of the week. */
  readonly cooked: { readonly batches: readonly Batch[]; readonly pots: readonly Pot[] };
  readonly changes: DayChanges;
};

function DayMeal({ surveyId, plan, day, time, cooked, changes }: DayMealProps) {
  const { changing, beside, refusing } = changes;
  const { date, meals, standing } = day;
  const slot = { date, time };
  const isOwn = meals.dayMealId !== null;
  return (
    <div className={styles.meal}>
      <MealSlot
        reader={planReader(surveyId, plan)}
        {...slot}
        meal={meals[time]}
        {...cooked}
        early={earlyStarts(meals, date)}
        emptyReason={meals.emptyReasons[time]}
        standing={standing}
        onChange={isOwn ? () => changing.open(slot) : null}
        onSwap={isOwn ? () => changing.openCandidates(slot) : null}
        onChangeCompanion={isOwn ? (companion) => beside.ask({ ...slot, companion }) : null}
        onRefuseExtra={isOwn ? (extra) => refusing.refuse(slot, extra) : null}
      />
      <MealReasons plan={plan} day={day} time={time} />
      <LateNote>
        {({ ChangeFollowUp, CompanionFollowUp, ExtraFollowUp }) => (
          <>
            <ChangeFollowUp surveyId={surveyId} day={day} time={time} changing={changing} />
            <CompanionFollowUp surveyId={surveyId} slot={slot} changing={beside} />
            <ExtraFollowUp slot={slot} refusing={refusing} />
          </>
        )}
      </LateNote>
    </div>
  );
}
