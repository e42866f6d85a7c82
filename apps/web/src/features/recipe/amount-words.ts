import type { RecipeWire } from '@kkini/contract';
import { dayWords } from '../../messages/day-words.ts';
import { slotsWords } from '../../messages/slots-words.ts';
import type { Translate } from '../../messages/translate.ts';
import { lineFactor, numberIn, usualPeople } from './recipe-amounts.ts';
import type { RecipeTexts } from './recipe-texts.ts';

const COUNTED = [2, 3, 4] as const;

/** "세 끼 분량". */
function mealsWords(t: Translate, count: number): string {
  const known = COUNTED.find((each) => each === count);
  return known === undefined ? t('recipe.batchMeals', { count }) : t(`recipe.batchMeals.${known}`);
}

/**
 * What the amounts of a planned dish are for: all its eaters have of it at its one meal, whatever share of a serving that is, or
 * "화요일에 한 번 만드는 세 끼 분량 · 화 점심 · 화 저녁 · 목 점심" of a batch. Null outside a plan.
 */
export function batchWords(t: Translate, recipe: RecipeWire): string | null {
  const { cooked } = recipe;
  if (cooked === null || usualPeople(recipe) === null) return null;
  if (cooked.meals.length < 2) return t('recipe.oneMeal');
  const slots = cooked.meals.map(({ date, mealTime }) => ({ date, time: mealTime }));
  return t('recipe.batch', {
    weekday: dayWords(t, cooked.cooked_on).weekdayLong,
    amount: mealsWords(t, cooked.meals.length),
    slots: slotsWords(t, slots),
  });
}

type Stepped = {
  readonly recipe: RecipeWire;
  readonly texts: Pick<RecipeTexts, 'hasWrittenAmounts'>;
  readonly people: number | null;
};

/** Says that amounts written in steps are for the servings of the recipe, where they stay and the list has others; else null. */
export function stepAmountsWords(t: Translate, { recipe, texts, people }: Stepped): string | null {
  const isScaled = Math.abs(lineFactor(recipe, 0, people) - 1) > TOLD_FROM;
  if (!isScaled || !texts.hasWrittenAmounts) return null;
  return t('recipe.stepAmounts', { servings: numberIn(recipe.serving) ?? '' });
}

const TOLD_FROM = 0.05;
