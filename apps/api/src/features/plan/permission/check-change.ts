import type { PlanDialog } from '@kkini/domain';
import type { AppParts } from '../../../app-parts.ts';
import type { Place, Wish } from '../change/slot-of-plan.ts';
import { fastsOf, openDialogs, refusalError, refusalOf } from './check-permission.ts';
import { checkUnread } from './check-unread.ts';

/**
 * Refuses a change of one meal according to the resulting day (safety-rules section 3.3). Replacing a fasted meal is always allowed
 * on a day that is refused for its fasting. An unknown word does not prevent fasting.
 */
export function checkChange(
  { now, planner }: Pick<AppParts, 'now' | 'planner'>,
  place: Place,
  wish: Wish,
): void {
  const { before, after } = daysOf(place, wish);
  const refusal = refusalOf(after, now());
  const isFastedLess = before.mealStyles[wish.mealTime] === 'fasting' && wish.style !== 'fasting';
  const isWayOut = refusal?.code === 'FASTING_NOT_PLANNED' && isFastedLess;
  if (refusal !== null && !isWayOut) throw refusalError(refusal);
  if (wish.style !== 'fasting') checkUnread(place.answers, planner.basis.catalogue.taxonomy);
}

/** Dialogs that one more fasted meal requires: those of the new day that the old day did not require. */
export function dialogsOfChange(place: Place, wish: Wish, now: number): readonly PlanDialog[] {
  if (wish.style !== 'fasting') return [];
  const { before, after } = daysOf(place, wish);
  const asked = openDialogs(before, now);
  return openDialogs(after, now).filter((dialog) => !asked.includes(dialog));
}

function daysOf({ answers, day }: Place, { mealTime, style }: Wish) {
  const mealStyles = fastsOf(day.slots);
  return {
    before: { ...answers, mealStyles },
    after: { ...answers, mealStyles: { ...mealStyles, [mealTime]: style } },
  };
}
