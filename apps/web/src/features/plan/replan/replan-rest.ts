import { type MealPlaceWire, type MealWire, replanRest } from '@kkini/contract';
import { MEAL_TIMES, seoulDate } from '@kkini/domain';
import { notifyManager, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { mealTimesGone } from '../../../platform/meal-times-gone.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { answerOf } from '../../../platform/server/call-error.ts';
import type { ReplyOf } from '../../../platform/server/server-client.ts';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting } from '../model/meal-facts.ts';
import { useReadChanged } from '../model/use-read-again.ts';
import { problemOf, type WeekProblem } from '../model/use-undo-week.ts';

type ReplanReply = ReplyOf<typeof replanRest>;
/** Result of replanning: the meals that should be kept but could not. */
export type Replanned = Pick<Extract<ReplanReply, { result: 'ok' }>, 'notKept'>;

type ReplanRest = {
  readonly surveyId: string;
  /** Called once the plan is reloaded. */
  readonly onReplanned: (replanned: Replanned) => void;
  readonly onNone: (reason: Extract<ReplanReply, { result: 'none' }>['reason']) => void;
  readonly onFailed: (problem: WeekProblem) => void;
};

/** Replans the rest of a week; pending until the new week is loaded. */
export function useReplanRest({
  surveyId,
  onReplanned,
  onNone,
  onFailed,
}: ReplanRest): UseMutationResult<ReplanReply, Error, readonly MealPlaceWire[]> {
  const { server } = usePlatform();
  const readChanged = useReadChanged(surveyId);
  return useMutation({
    mutationFn: (keep: readonly MealPlaceWire[]) =>
      answerOf(server.call(replanRest, { surveyId, keep: [...keep] })),
    onSuccess: async (reply) => {
      if (reply.result === 'none') return onNone(reply.reason);
      await readChanged();
      notifyManager.schedule(() => onReplanned(reply));
    },
    onError: (error) => onFailed(problemOf(error)),
  });
}

export type RestMeal = MealPlaceWire & {
  readonly meal: MealWire;
  /** True if the visitor chose it. */
  readonly isChosen: boolean;
};

export function daysLeft(days: readonly PlanDay[], today: string): readonly PlanDay[] {
  return days.filter(({ date }) => date >= today);
}

/** Meals of some days that can be kept; not an empty slot, or fasting the visitor did not choose. */
export function restMeals(days: readonly PlanDay[]): readonly RestMeal[] {
  return days.flatMap(({ date, meals }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const meal = meals[mealTime];
      const isChosen = meals.chosen.includes(mealTime);
      if (meal === null || (isFasting(meal) && !isChosen)) return [];
      return [{ date, mealTime, meal, isChosen }];
    }),
  );
}

/** Whether a meal is kept by default: the visitor chose it, its time of today has passed, or its dish was cooked before today. */
export function staysByItself({ date, mealTime, meal, isChosen }: RestMeal, now: number): boolean {
  const { cooked_on: cookedOn } = meal.details;
  const isCooked = cookedOn !== null && cookedOn < seoulDate(now);
  return isChosen || isCooked || mealTimesGone(date, now).includes(mealTime);
}

export function placeKey({ date, mealTime }: MealPlaceWire): string {
  return `${date} ${mealTime}`;
}
