import type { CompanionWire } from '@kkini/contract';
import { dayWords } from '../../../messages/day-words.ts';
import { slotsWords } from '../../../messages/slots-words.ts';
import type { Translate } from '../../../messages/translate.ts';
import { type Batch, batchIn, type Pot } from '../model/batches.ts';
import type { PlanSlot } from '../model/meal-facts.ts';

type Eaten = {
  readonly slot: PlanSlot;
  /** Of the week. */
  readonly batches: readonly Pot[];
  /** YYYY-MM-DD; null on paper, which is read on any day. */
  readonly today: string | null;
};

/**
 * "월요일에 만든 것" of a dish made on another day, "오늘 만들어 3끼" at the first of several meals on its own day, "아침에 만든 것" at
 * the next of that day; null where it is made for the meal alone or stored.
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

/** "3끼: 월 저녁 · 화 점심 · 수 저녁". */
export function mealsOfBatch(t: Translate, { slots }: Batch): string {
  return t(slots.length === 1 ? 'batch.oneMeal' : 'batch.meals', {
    count: slots.length,
    slots: slotsWords(t, slots),
  });
}
