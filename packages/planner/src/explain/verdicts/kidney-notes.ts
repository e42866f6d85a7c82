import type { Verdict } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { household } from '../../limits/people/household.ts';
import { personLimits } from '../../limits/people/person-limits.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { BodyNoteOf } from './body-notes.ts';
import type { DayVerdict } from './day-verdicts.ts';

/** What a table has less room for where protein is bounded: what it takes the place of, and what takes its place. */
const CROWDED: readonly LimitedNutrient[] = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'];

const MISSED: readonly Verdict[] = ['belowFloor', 'over', 'under'];

/**
 * Says that protein is bounded because nothing is known of somebody's kidneys (safety-rules section 4), where days are not within
 * their limits for it: an answer may give them room.
 */
export function kidneyNotes(days: readonly DayVerdict[], visitor: Visitor): readonly BodyNoteOf[] {
  const isCrowded = days.some(({ persons }) =>
    persons.some(({ figures }) =>
      figures.some(
        ({ nutrient, per, verdict }) =>
          per === 'day' && CROWDED.includes(nutrient) && MISSED.includes(verdict),
      ),
    ),
  );
  if (!isCrowded) return [];
  const isBounded = household(visitor).persons.some(({ planned }) =>
    personLimits(planned, visitor).some(
      ({ nutrient, kind, from }) =>
        nutrient === 'proteinG' &&
        kind === 'limit' &&
        from.some(({ owners }) => owners.includes('kidneyOpen')),
    ),
  );
  return isBounded ? [{ code: 'kidneyUnsaid', target: null, style: null }] : [];
}
