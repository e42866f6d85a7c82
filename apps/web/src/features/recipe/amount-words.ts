import type { RecipeWire } from '@kkini/contract';
import { dayWords } from '../../messages/day-words.ts';
import { figure } from '../../messages/figures.ts';
import { dividedWords, slotsWords } from '../../messages/slots-words.ts';
import type { Translate } from '../../messages/translate.ts';
import { lineFactor, numberIn, usualPeople } from './recipe-amounts.ts';
import type { RecipeStep } from './recipe-texts.ts';

const COUNTED = [2, 3, 4] as const;

/** "세 끼 분량". */
function mealsWords(t: Translate, count: number): string {
  const known = COUNTED.find((each) => each === count);
  return known === undefined ? t('recipe.batchMeals', { count }) : t(`recipe.batchMeals.${known}`);
}

/**
 * What the amounts of a planned dish are for: the portions of everybody who eats it at its one meal, or for a batch "화요일에 한 번 만드는 세
 * 끼 분량이에요: 화 점심 · 화 저녁 · 목 점심.", with each meal's share if they differ. Null outside a plan.
 */
export function batchWords(t: Translate, recipe: RecipeWire, people: number | null): string | null {
  const { cooked } = recipe;
  const usual = usualPeople(recipe);
  if (cooked === null || usual === null) return null;
  const meals = cooked.meals.map(({ date, mealTime, grams }) => ({
    date,
    time: mealTime,
    grams: grams === null ? Number.NaN : Math.round((grams * (people ?? usual)) / usual),
  }));
  const weight = meals.reduce((sum, { grams }) => sum + grams, 0);
  const isKnown = !Number.isNaN(weight);
  if (meals.length < 2)
    return [
      t('recipe.oneMeal'),
      ...(isKnown ? [t('recipe.cookedGrams', { grams: figure(weight) })] : []),
    ].join(' ');
  const divided = isKnown ? dividedWords(t, meals, { withGrams: true }) : null;
  const batch = t('recipe.batch', {
    weekday: dayWords(t, cooked.cooked_on).weekdayLong,
    amount: mealsWords(t, meals.length),
    slots: divided ?? slotsWords(t, meals),
  });
  if (!isKnown || divided !== null) return batch;
  return [batch, t('recipe.evenly', { grams: figure(weight / meals.length) })].join(' ');
}

type Stepped = {
  readonly recipe: RecipeWire;
  readonly step: Pick<RecipeStep, 'written'>;
  readonly people: number | null;
};

/** Amounts of a step that stay as in the recipe although the list is scaled; null if there are none. */
export function stepAmountsWords(t: Translate, { recipe, step, people }: Stepped): string | null {
  // The rice of a bowl may be unchanged although everything on it is halved.
  const isScaled = [0, ...recipe.lines.keys()].some(
    (at) => Math.abs(lineFactor(recipe, at, people) - 1) > TOLD_FROM,
  );
  if (!isScaled || step.written.length === 0) return null;
  return t('recipe.stepAmounts', {
    amounts: step.written.join(', '),
    servings: numberIn(recipe.serving) ?? '',
  });
}

const TOLD_FROM = 0.05;
