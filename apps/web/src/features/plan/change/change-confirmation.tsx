import {
  aStranger,
  MEAL_TIMES,
  type MealTime,
  type PlanDialog,
  plannedDay,
  type Target,
} from '@kkini/domain';
import { roundedKcal } from '../../../messages/figures.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { Translate } from '../../../messages/translate.ts';
import { problemKey } from '../../../platform/server/owner-problem.ts';
import { type DialogAnswer, QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { PlanDay } from '../model/get-meal-plan.ts';
import { isFasting } from '../model/meal-facts.ts';
import { useChangeMeal } from './change-meal.ts';
import type { AskedSlot, ChangeProps } from './use-changing-slot.tsx';

/** Questions about a day after one of its meals was changed (safety-rules section 3.4). */
export function ChangeConfirmation({ surveyId, days, changing }: ChangeProps) {
  const { asked } = changing;
  const day = days.find(({ date }) => date === asked?.date);
  const dayMealId = day?.meals.dayMealId;
  if (asked === null || day === undefined || !dayMealId) return null;
  return <Question key={asked.dialogs[0]} {...{ surveyId, dayMealId, day, asked, changing }} />;
}

type QuestionProps = Pick<ChangeProps, 'surveyId' | 'changing'> & {
  readonly dayMealId: string;
  readonly day: PlanDay;
  readonly asked: AskedSlot;
};

/** One question. Its first answer, and Escape, replace the meal by a light one; keeping the day opens the next question. */
function Question({ surveyId, dayMealId, day, asked, changing }: QuestionProps) {
  const { t } = useMessages();
  const showToast = useToast();
  const [dialog, ...others] = asked.dialogs;
  const lighten = useChangeMeal({
    surveyId,
    dayMealId,
    mealTime: asked.time,
    onChanged: () => changing.onLightened(asked),
    onNone: () => showToast(t('change.none')),
    onFailed: (problem) =>
      showToast(t(problem === 'notPlanned' ? 'change.failed' : problemKey('change', problem))),
  });
  const answers = answersOf(t, dialog, {
    lighten: () => lighten.mutate({ style: 'simpleRecipe' }),
    keep: () => changing.ask(asked, dialog === 'D2' ? [...new Set<PlanDialog>(['D3', ...others])] : others),
    isBusy: lighten.isPending,
  });
  return (
    <QuestionDialog
      message={t(`planDialog.${dialog}.title`)}
      detail={t(`planDialog.${dialog}.text`, dialog === 'D1' ? oneMealWords(day) : {})}
      answers={answers}
      stacked
    />
  );
}

type Ways = { readonly lighten: () => void; readonly keep: () => void; readonly isBusy: boolean };
type Answers = readonly [DialogAnswer, ...DialogAnswer[]];

/**
 * Answers to a question. People who take, or may take, a medicine that lowers blood sugar may not skip a meal (safety-rules section
 * 3.3).
 */
function answersOf(t: Translate, dialog: PlanDialog, { lighten, keep, isBusy }: Ways): Answers {
  if (dialog === 'D2') {
    return [
      { label: t('planDialog.D2.yes'), onPress: lighten, busy: isBusy },
      { label: t('planDialog.D2.no'), onPress: keep, look: 'plain' },
      { label: t('planDialog.D2.unsure'), onPress: lighten, look: 'plain' },
    ];
  }
  return [
    { label: t('wayOn.lighterMeal'), onPress: lighten, busy: isBusy },
    { label: t('wayOn.keepMeal'), onPress: keep, look: 'plain' },
  ];
}

/** Energy of a day with one meal, and the usual need of the people who eat it. */
function oneMealWords({ date, meals, standing }: PlanDay) {
  const eaten = MEAL_TIMES.filter((time) => meals[time] !== null && !isFasting(meals[time]));
  const usual = aDayOfMeals(standing?.persons.map(({ target }) => target) ?? [], {
    eaten,
    year: Number(date.slice(0, 4)),
  });
  const planned = standing?.persons.map(({ plannedKcal }) => plannedKcal) ?? [usual.plannedKcal];
  return { planned: roundedKcal(Math.max(...planned)), need: roundedKcal(usual.needKcal) };
}

type Eaten = { readonly eaten: readonly MealTime[]; readonly year: number };

/** Planned energy and need, in kcal, of the person with the greatest usual need. */
function aDayOfMeals(
  targets: readonly Target[],
  { eaten, year }: Eaten,
): { readonly plannedKcal: number; readonly needKcal: number } {
  const people: readonly Target[] = targets.length === 0 ? ['self'] : targets;
  const choices = { targets: people, healthConditions: [], eatingStyles: [] };
  const days = people.map((target) => plannedDay(aStranger(target), { eaten, choices, year }));
  return days.reduce((most, day) => (day.needKcal > most.needKcal ? day : most));
}
