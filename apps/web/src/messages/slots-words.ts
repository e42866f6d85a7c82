import type { MealTime } from '@kkini/domain';
import { dayWords } from './day-words.ts';
import type { Translate } from './translate.ts';

/** "월 저녁 · 화 점심 · 수 저녁". */
export function slotsWords(
  t: Translate,
  slots: readonly { readonly date: string; readonly time: MealTime }[],
): string {
  const words = slots.map(({ date, time }) =>
    t('batch.slot', { weekday: dayWords(t, date).weekday, time: t(`mealTime.${time}`) }),
  );
  return words.join(' · ');
}
