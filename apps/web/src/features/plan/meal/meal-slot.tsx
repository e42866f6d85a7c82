import type { MealWire } from '@kkini/contract';
import type { MealTime } from '@kkini/domain';
import { isFasting } from '../model/meal-facts.ts';
import type { PlanReader } from '../model/plan-reader.ts';
import type { DayStanding } from '../standing/day-standing.ts';
import { EmptySlot } from './empty-slot.tsx';
import { FastingCard } from './fasting-card.tsx';
import { MealCard } from './meal-card.tsx';

export type MealSlotProps = {
  readonly reader: PlanReader;
  readonly time: MealTime;
  readonly meal: MealWire | null;
  /** The reason of an empty slot, as on the wire. */
  readonly emptyReason: string | undefined;
  /** The verdicts on its day; undefined for readers who may not see them. */
  readonly standing?: DayStanding | undefined;
  /** Opens the change dialog; null in a plan that is read-only. */
  readonly onChange: (() => void) | null;
};

/** One of the three slots of a day. */
export function MealSlot({ reader, time, meal, emptyReason, standing, onChange }: MealSlotProps) {
  if (meal === null) return <EmptySlot time={time} reason={emptyReason} onChange={onChange} />;
  if (isFasting(meal)) return <FastingCard time={time} meal={meal} onChange={onChange} />;
  return <MealCard reader={reader} time={time} meal={meal} standing={standing} onChange={onChange} />;
}
