import { MEAL_TIMES } from '@kkini/domain';
import { dayRangeWords, dayWords } from '../../messages/day-words.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PlanDay } from './get-meal-plan.ts';

type ShareWords = { readonly title: string; readonly text: string };

/** A day's meals as a text to give away; it names no address and no id. */
export function dayShareWords(t: Translate, day: PlanDay): ShareWords {
  const title = t('plan.shareTitle', { date: dayWords(t, day.date).short });
  const lines = mealLines(t, day);
  return { title, text: [title, ...(lines.length > 0 ? lines : [t('plan.shareEmpty')])].join('\n') };
}

/** A week's meals as a text to give away, a paragraph for each day with meals. */
export function weekShareWords(t: Translate, days: readonly PlanDay[]): ShareWords {
  const date = dayRangeWords(t, days.at(0)?.date ?? '', days.at(-1)?.date ?? '');
  const title = t('plan.shareTitle', { date });
  const paragraphs = days
    .map((day) => ({ heading: dayWords(t, day.date).short, lines: mealLines(t, day) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading, ...lines].join('\n'));
  return { title, text: [title, ...paragraphs].join('\n\n') };
}

function mealLines(t: Translate, { meals }: PlanDay): readonly string[] {
  return MEAL_TIMES.flatMap((time) => {
    const meal = meals[time];
    return meal === null ? [] : [`${t(`mealTime.${time}`)}: ${meal.details.title}`];
  });
}
