import type { ReasonWire } from '@kkini/contract';
import { durationWords, figure, nutrientAmount } from './figures.ts';
import type { MessageVars, Translate } from './translate.ts';

/** A reason as one short line and as whole sentences. */
export type ReasonWords = { readonly short: string; readonly whole: string };

/** Texts of one reason. `who` names the person whose plate its amounts are for, if several eat. */
export function reasonWords(t: Translate, reason: ReasonWire, who: string | null = null): ReasonWords {
  const words = { ...generalWords(t, reason), ...nutrientWords(t, reason) };
  const short = t(`reasonShort.${reason.code}`, words);
  const whole = t(`reason.${reason.code}`, words);
  if (who === null || !('nutrient' in reason)) return { short, whole };
  const named = (line: string) => t('dayVerdict.lineOf', { target: who, line });
  return { short: reason.code === 'keepsLimit' ? named(short) : short, whole: named(whole) };
}

function generalWords(t: Translate, reason: ReasonWire): MessageVars {
  return {
    ...('runnerUpTitle' in reason && { other: reason.runnerUpTitle }),
    ...('mealTime' in reason && { time: t(`mealTime.${reason.mealTime}`) }),
    ...('leaning' in reason && { leaning: t(`leaning.${reason.leaning}`) }),
    ...('mainGroup' in reason && { group: t(`mainGroup.${reason.mainGroup}`) }),
    ...('method' in reason && { method: t(`method.${reason.method}`) }),
    ...('dishes' in reason && { dishes: reason.dishes }),
    ...('food' in reason && { food: reason.food }),
    ...('minutes' in reason && {
      minutes: figure(reason.minutes),
      duration: durationWords(t, reason.minutes),
    }),
    ...('wanted' in reason && { wanted: reason.wanted }),
    ...('uses' in reason && { uses: reason.uses }),
    ...('limit' in reason && { limit: reason.limit }),
  };
}

function nutrientWords(t: Translate, reason: ReasonWire): MessageVars {
  if (!('nutrient' in reason)) return {};
  const { nutrient, amount } = reason;
  const shown = (value: number) => nutrientAmount(t, nutrient, value);
  return {
    nutrient: t(`nutrient.${nutrient}`),
    amount: shown(amount),
    ...('limit' in reason && {
      limit: shown(reason.limit),
      percent: figure((100 * amount) / Math.max(reason.limit, 1)),
    }),
    ...('dayAmount' in reason && { day: shown(reason.dayAmount) }),
    ...('runnerUpAmount' in reason && {
      rival: shown(reason.runnerUpAmount),
      difference: shown(Math.abs(reason.runnerUpAmount - amount)),
    }),
  };
}
