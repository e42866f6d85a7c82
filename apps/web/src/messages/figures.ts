import type { Nutrient } from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import type { Translate } from './translate.ts';

/** "1,720": a figure with thousands separators and at most `decimals` decimals, the same in every locale. */
export function figure(value: number, decimals: 0 | 1 = 0): string {
  const [whole = '', tenth] = String(Math.round(value * 10 ** decimals) / 10 ** decimals).split('.');
  return [whole.replace(THOUSANDS, ','), ...(tenth ? [tenth] : [])].join('.');
}

/** "1,350": the energy of a day in kcal, rounded to 50, as needs are estimated no closer. */
export function roundedKcal(kcal: number): string {
  return figure(Math.round(kcal / 50) * 50);
}

/** "4,900원", "약 4,900원부터" where only the price of a part is known, or the text for no price. */
export function priceWords(t: Translate, price: number | null, from: number | null = null): string {
  if (price !== null) return t('price.won', { price: figure(price) });
  return from === null ? t('price.none') : t('price.from', { price: priceWords(t, from) });
}

/** Groups thousands without Intl, because a browser takes longer to load its number formats than to render a screen. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** "1,720kcal", "19g", "4.8g", "2,310mg": an amount of a nutrient with its unit. */
export function nutrientAmount(t: Translate, nutrient: Nutrient, value: number): string {
  const unit = NUTRIENT_UNITS[nutrient];
  return withUnit(t, figure(value, decimalsOf(value, unit)), unit);
}

/** Decimals of an amount for people: grams and micrograms below ten have one, because food tables are not exact beyond. */
export function decimalsOf(value: number, unit: string): 0 | 1 {
  return unit === 'mg' || unit === 'kcal' || value >= 9.95 ? 0 : 1;
}

/** A figure with its unit: bare in Korean ("1,720kcal"), with a space in English ("1,720 kcal"). */
export function withUnit(t: Translate, amount: string, unit: string): string {
  return t('figure.withUnit', { amount, unit });
}

/** Minutes in words, with hours from two hours and days from one day: "45분", "6시간 35분", "4일 1시간". */
export function durationWords(t: Translate, minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 120) return t('recipe.minutes', { minutes: whole });
  if (whole >= DAY_MINUTES) return dayWords(t, whole);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? t('recipe.hours', { hours }) : t('recipe.hoursMinutes', { hours, minutes: rest });
}

const DAY_MINUTES = 1440;

/** "1일", "4일 1시간": a dish that ripens for days is not timed to the minute. */
function dayWords(t: Translate, minutes: number): string {
  const all = Math.round(minutes / 60);
  const [days, hours] = [Math.floor(all / 24), all % 24];
  return hours === 0 ? t('recipe.days', { days }) : t('recipe.daysHours', { days, hours });
}

/** Minutes of a dish, part of which may be waiting: "45분", and from two hours "손 가는 시간 7분, 기다리는 시간 8시간". */
export function cookingWords(
  t: Translate,
  { minutes, waiting }: { readonly minutes: number; readonly waiting: number },
): string {
  const isLong = minutes >= 120 && waiting > 0;
  return isLong ? workWords(t, { active: minutes - waiting, waiting }) : durationWords(t, minutes);
}

/** "손 가는 시간 10분, 기다리는 시간 30분"; both in minutes. */
export function workWords(
  t: Translate,
  { active, waiting }: { readonly active: number; readonly waiting: number },
): string {
  const work = t('recipe.work', { time: durationWords(t, active) });
  return waiting > 0 ? t('recipe.workAndWaiting', { work, time: durationWords(t, waiting) }) : work;
}
