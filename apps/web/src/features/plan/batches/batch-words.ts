import type { CompanionWire, MealWire } from '@kkini/contract';
import { addDays, type MealTime } from '@kkini/domain';
import { dayWords } from '../../../messages/day-words.ts';
import { dishTitle } from '../../../messages/dish-words.ts';
import { durationWords } from '../../../messages/figures.ts';
import { dividedWords, slotsWords } from '../../../messages/slots-words.ts';
import type { Translate, Wording } from '../../../messages/translate.ts';
import { type Batch, batchIn, type CookedOnce, type Pot } from '../model/batches.ts';
import type { EarlyStart } from '../model/early-starts.ts';
import type { PlanSlot } from '../model/meal-facts.ts';

type Eaten = {
  readonly slot: PlanSlot;
  readonly batches: readonly CookedOnce[];
  /** YYYY-MM-DD; null on paper, which may be read on any day. */
  readonly today: string | null;
};

/**
 * When a dish is cooked: "월요일에 만든 것" if on another day, "오늘 3끼분 만들기" at the first of several meals on that day, "아침에 만든 것" at the
 * next meal that day; null if it is cooked for the meal only, or stored.
 */
export function originWords(
  t: Translate,
  { id, cooked_on: cookedOn }: Pick<CompanionWire, 'id' | 'cooked_on'>,
  { slot, batches, today }: Eaten,
): string | null {
  if (cookedOn === null) return null;
  if (cookedOn !== slot.date) return t('batch.madeOn', { weekday: dayWords(t, cookedOn).weekdayLong });
  const slots = batchIn(batches, { id, slot })?.slots ?? [];
  const [first] = slots;
  if (first === undefined || slots.length < 2) return null;
  if (first.time !== slot.time) return t('batch.madeAt', { time: t(`mealTime.${first.time}`) });
  return t(cookedOn === today ? 'batch.madeToday' : 'batch.madeThatDay', { count: slots.length });
}

/** That a meal's dish is cooked for several meals and how to divide it, or when it was cooked; null if it is cooked for this meal only. */
export function mealOriginWords(
  t: Translate,
  { details: { id, cooked_on: cookedOn } }: MealWire,
  { slot, pots, today }: Served & Pick<Eaten, 'today'>,
): string | null {
  if (id === null) return null;
  const dish = { id, cooked_on: cookedOn ?? slot.date };
  const words = [originWords(t, dish, { slot, batches: pots, today }), potWords(t, id, { slot, pots })];
  return words.filter((each) => each !== null).join(': ') || null;
}

type Served = { readonly slot: PlanSlot; readonly pots: readonly Pot[] };

/**
 * How to divide a pot: "똑같이 나눠요" or "월 저녁 5분의 2, 화 점심 5분의 3" at its first meal, "남은 것 모두" at its last; null for a dish of one meal,
 * or if the amounts are unknown.
 */
function potWords(t: Translate, id: string, { slot, pots }: Served): string | null {
  const pot = batchIn(pots, { id, slot });
  if (pot === undefined || pot.slots.length < 2) return null;
  const at = pot.slots.findIndex(({ date, time }) => date === slot.date && time === slot.time);
  if (at === pot.slots.length - 1) return t('batch.allLeft');
  const meals = pot.slots.flatMap((each, index) => {
    const grams = pot.grams[index] ?? null;
    return grams === null ? [] : [{ ...each, grams }];
  });
  if (at > 0 || meals.length < pot.slots.length) return null;
  return dividedWords(t, meals, { withGrams: false }) ?? t('batch.evenly');
}

/** "3끼: 월 저녁 · 화 점심 · 수 저녁". */
export function mealsOfBatch(t: Translate, { slots }: Batch): string {
  return t(slots.length === 1 ? 'batch.oneMeal' : 'batch.meals', {
    count: slots.length,
    slots: slotsWords(t, slots),
  });
}

/** Dishes of a meal to begin on the evening before, "전날 저녁에 시작: 콩밥", from the early starts of the day; null if there are none. */
export function earlyWords(wording: Wording, early: readonly EarlyStart[], time: MealTime): string | null {
  const dishes = early.filter((start) => start.time === time).map((start) => dishTitle(wording, start));
  return dishes.length === 0 ? null : wording.t('evening.dishes', { dishes: dishes.join(', ') });
}

/** "전날 저녁(월요일)에 시작해 둘 것: 오버나이트 오트밀(아침, 기다리는 시간 8시간)", for the first day of a plan; null if there is nothing to begin. */
export function firstEveningWords(
  wording: Wording,
  date: string,
  early: readonly EarlyStart[],
): string | null {
  const { t } = wording;
  if (early.length === 0) return null;
  const dishes = early.map((start) => {
    const wait = t('evening.wait', {
      slot: t(`mealTime.${start.time}`),
      time: durationWords(t, start.waitingMinutes),
    });
    return `${dishTitle(wording, start)} (${wait})`;
  });
  return t('evening.listBefore', {
    day: dayWords(t, addDays(date, -1)).weekdayLong,
    dishes: dishes.join(', '),
  });
}

/** "전날 저녁에 시작해 둘 것: 화 아침 오버나이트 오트밀 · 목 점심 콩자반", for a week; null if there is nothing to begin. */
export function weekEarlyWords(
  wording: Wording,
  days: readonly { readonly date: string; readonly early: readonly EarlyStart[] }[],
): string | null {
  const { t } = wording;
  const dishes = days.flatMap(({ date, early }) =>
    early.map((start) => {
      const { weekday } = dayWords(t, date);
      const slot = t('batch.slot', { weekday, time: t(`mealTime.${start.time}`) });
      return `${slot} ${dishTitle(wording, start)}`;
    }),
  );
  return dishes.length === 0 ? null : t('evening.list', { dishes: dishes.join(', ') });
}
