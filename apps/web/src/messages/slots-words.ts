import type { MealTime } from '@kkini/domain';
import { dayWords } from './day-words.ts';
import { figure } from './figures.ts';
import { MIDDLE_DOT } from './kept-together.ts';
import type { Translate } from './translate.ts';

/** "월 저녁 · 화 점심 · 수 저녁". */
export function slotsWords(
  t: Translate,
  slots: readonly { readonly date: string; readonly time: MealTime }[],
): string {
  return slots.map((slot) => slotWords(t, slot)).join(MIDDLE_DOT);
}

/** "월 저녁". */
function slotWords(t: Translate, { date, time }: Pick<EatenMeal, 'date' | 'time'>): string {
  return t('batch.slot', { weekday: dayWords(t, date).weekday, time: t(`mealTime.${time}`) });
}

/** A meal served from a cooking, with the grams its people have together. */
export type EatenMeal = { readonly date: string; readonly time: MealTime; readonly grams: number };

/** "월 저녁 5분의 2, 화 점심 5분의 3", in grams if a share is hard to see; null if all meals have the same share. */
export function dividedWords(
  t: Translate,
  meals: readonly EatenMeal[],
  { withGrams }: { readonly withGrams: boolean },
): string | null {
  const whole = meals.reduce((sum, { grams }) => sum + grams, 0);
  const shares = meals.map(({ grams }) => plainShare(grams / whole));
  if (shares.every((share) => share !== null && share.part === 1 && share.of === meals.length)) return null;
  const areSeen = shares.every((share) => share !== null);
  return meals
    .map(({ grams, ...meal }, at) => {
      const slot = slotWords(t, meal);
      const share = shares[at];
      if (!areSeen || !share) return t('batch.about', { slot, grams: figure(grams) });
      return t(withGrams ? 'batch.aboutAndShare' : 'batch.share', { slot, grams: figure(grams), ...share });
    })
    .join(', ');
}

/** A share that can be judged by eye, in fifths at the finest; null for any other. */
function plainShare(share: number): { readonly part: number; readonly of: number } | null {
  const of = DENOMINATORS.find((each) => Math.abs(share * each - Math.round(share * each)) < SEEN * each);
  return of === undefined ? null : { part: Math.round(share * of), of };
}

const DENOMINATORS = [2, 3, 4, 5] as const;
/** Tolerance of a share, because weights rounded to 5 g do not give it exactly. */
const SEEN = 0.015;
