import { MEAL_TIMES } from '@kkini/domain';
import { useId } from 'react';
import { dayWords } from '../../../messages/day-words.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DeferredRender } from '../../../ui/deferred-render.tsx';
import { ScreenHeading } from '../../../ui/screen-heading.tsx';
import { ChangeConfirmation } from '../change/change-confirmation.tsx';
import { ChangeFollowUp } from '../change/change-follow-up.tsx';
import { DayActions } from './day-actions.tsx';
import { DayHeading } from './day-heading.tsx';
import { daySentence } from './day-sentence.ts';
import { DayTabs, dayTabId } from './day-tabs.tsx';
import styles from './day-view.module.css';
import type { MealPlan, PlanDay } from '../model/get-meal-plan.ts';
import { GuestNote } from '../share/guest-note.tsx';
import { LimitsLink } from '../notices/limits-link.tsx';
import { MealReasons, toldReasons } from '../meal/meal-reasons.tsx';
import { MealSlot } from '../meal/meal-slot.tsx';
import { MissedLimits } from '../notices/missed-limits.tsx';
import { PlanMain } from '../plan-main.tsx';
import { PlanNotices } from '../notices/plan-notices.tsx';
import { planReader } from '../model/plan-reader.ts';
import { RefusalNote } from '../notices/refusal-note.tsx';
import { SlotDialog } from '../change/slot-dialog.tsx';
import { verdictOf } from '../standing/day-standing.ts';
import { DayStandingNote } from '../standing/day-standing-note.tsx';
import { useChangingSlot } from '../change/use-changing-slot.tsx';
import { useSwipe } from './use-swipe.ts';

type DayViewProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly days: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: string;
  readonly onSelect: (date: string) => void;
};

export function DayView({ surveyId, plan, days, day, today, onSelect }: DayViewProps) {
  const { t } = useMessages();
  const panelId = useId();
  const changing = useChangingSlot();
  const reader = planReader(surveyId, plan);
  const dates = days.map(({ date }) => date);
  const step = (by: number) => {
    const next = dates[dates.indexOf(day.date) + by];
    if (next !== undefined) onSelect(next);
  };
  const swipe = useSwipe({ onForward: () => step(1), onBack: () => step(-1) });
  const { date, meals, standing } = day;
  const name = date === today ? t('day.today') : dayWords(t, date).weekdayLong;
  const sentence = daySentence(t, { day: name, meals, isGuest: plan.shared, standing });
  return (
    <PlanMain>
      {plan.quality?.refusal && <RefusalNote refusal={plan.quality.refusal} />}
      {plan.shared && <GuestNote />}
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
          <ScreenHeading documentTitle={t('app.documentTitle', { title: t('day.title') })}>
            <DayHeading sentence={sentence} verdict={verdictOf(day)} />
          </ScreenHeading>
          <DayStandingNote standing={standing} />
          {plan.quality && <MissedLimits date={date} warnings={plan.quality.warnings} />}
        </div>
        <div className={styles.meals}>
          {MEAL_TIMES.map((time) => (
            <DeferredRender key={time} isNow={time !== 'dinner'}>
              <div className={styles.meal}>
                <MealSlot
                  reader={reader}
                  time={time}
                  meal={meals[time]}
                  emptyReason={meals.emptyReasons[time]}
                  standing={standing}
                  onChange={meals.dayMealId === null ? null : () => changing.open({ date, time })}
                />
                <MealReasons time={time} reasons={toldReasons(plan.reasons?.[date]?.[time], day)} />
                <ChangeFollowUp surveyId={surveyId} day={day} time={time} changing={changing} />
              </div>
            </DeferredRender>
          ))}
        </div>
      </div>
      <DeferredRender>
        <DayActions surveyId={surveyId} day={day} canShare={!plan.shared} />
        {plan.quality && <LimitsLink surveyId={surveyId} date={date} />}
        <PlanNotices notices={plan.notices} quality={plan.quality} />
      </DeferredRender>
      <SlotDialog
        surveyId={surveyId}
        slot={changing.slot}
        meals={meals}
        onChanged={changing.onChanged}
        onClose={changing.close}
      />
      <ChangeConfirmation surveyId={surveyId} days={days} changing={changing} />
    </PlanMain>
  );
}
