import type { MealTime } from '@kkini/domain';
import { LateNote } from '../dialogs/late-dialog.tsx';
import { MealReasons } from '../meal/meal-reasons.tsx';
import { MealSlot } from '../meal/meal-slot.tsx';
import type { Batch, Pot } from '../model/batches.ts';
import { earlyStarts } from '../model/early-starts.ts';
import { type MealPlan, type PlanDay, planReader } from '../model/get-meal-plan.ts';
import styles from './daily-meals-screen.module.css';
import type { DayChanges } from './use-day-changes.ts';

type DayMealProps = {
  readonly surveyId: string;
  readonly plan: MealPlan;
  readonly day: PlanDay;
  readonly time: MealTime;
  /** Dishes cooked once for several meals of the week. */
  readonly cooked: { readonly batches: readonly Batch[]; readonly pots: readonly Pot[] };
  readonly changes: DayChanges;
};

export function DayMeal({ surveyId, plan, day, time, cooked, changes }: DayMealProps) {
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
