import type { PlanOutlookWire } from '@kkini/contract';
import { isBought, MEAL_TIMES, type MealStyleChoice, type MealTime, type Nutrient } from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import { nutrientAmount } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';

type Unmet = PlanOutlookWire['unmet'][number];
type Scarce = PlanOutlookWire['scarce'][number];

/** Paragraphs about each maximum that cannot be met and each style with too few dishes. */
export function outlookWords(
  t: Translate,
  { unmet, scarce }: PlanOutlookWire,
  styles: MealStyleChoice,
): readonly (readonly string[])[] {
  const buys = MEAL_TIMES.some((time) => isBought(styles[time]));
  return [
    ...unmet.map((each) => {
      const soup = each.nutrient === 'sodiumMg' && buys ? [t('outlook.leaveSoup')] : [];
      return [unmetWords(t, each), [helpWords(t, each), ...soup].join(' ')];
    }),
    ...alike(scarce).map((those) => [scarceWords(t, those)]),
  ];
}

function unmetWords(t: Translate, { nutrient, leastPerDay, max }: Unmet): string {
  return t('outlook.unmet', {
    nutrient: t(`nutrient.${nutrient}`),
    least: nutrientAmount(t, nutrient, roundedUp(nutrient, leastPerDay)),
    max: nutrientAmount(t, nutrient, max),
  });
}

/** Milligrams rounded up to ten, so that an amount above a maximum also reads so; grams unchanged. */
function roundedUp(nutrient: Nutrient, amount: number): number {
  return NUTRIENT_UNITS[nutrient] === 'mg' ? 10 * Math.ceil(amount / 10) : amount;
}

function helpWords(t: Translate, { helps, together }: Unmet): string {
  if (helps.length === 0) return t('outlook.helpsNone');
  const style = t('mealStyle.cookedRecipe');
  return together
    ? t('outlook.helpsTogether', { times: timesWords(t, helps, 'and'), style })
    : t('outlook.helpsOne', { times: timesWords(t, helps, 'or'), style });
}

function scarceWords(t: Translate, those: readonly [Scarce, ...Scarce[]]): string {
  const [{ style, dishes }] = those;
  return t(dishes === 0 ? 'outlook.scarceNone' : 'outlook.scarce', {
    style: t(`mealStyle.${style}`),
    count: dishes,
    times: timesWords(
      t,
      those.map(({ mealTime }) => mealTime),
      'and',
    ),
  });
}

/** Groups meal times of one style with the same number of dishes. */
function alike(scarce: readonly Scarce[]): readonly (readonly [Scarce, ...Scarce[]])[] {
  const groups = new Map<string, [Scarce, ...Scarce[]]>();
  for (const each of scarce) {
    const key = `${each.style} ${each.dishes}`;
    groups.set(key, [...(groups.get(key) ?? []), each] as [Scarce, ...Scarce[]]);
  }
  return [...groups.values()];
}

function timesWords(t: Translate, times: readonly MealTime[], joined: 'and' | 'or'): string {
  return times.map((time) => t(`mealTime.${time}`)).join(t(`outlook.${joined}`));
}
