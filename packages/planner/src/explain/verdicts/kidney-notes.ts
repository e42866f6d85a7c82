import type { Verdict } from '@kkini/domain';
import type { LimitedNutrient } from '@kkini/domain/limits';
import { household } from '../../limits/people/household.ts';
import { personLimits } from '../../limits/people/person-limits.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { BodyNoteOf } from './body-notes.ts';
import type { DayVerdict } from './day-verdicts.ts';

/** Nutrients that suffer where protein is bounded: protein, what protein displaces, and what replaces it. */
const CROWDED: readonly LimitedNutrient[] = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG'];

const MISSED: readonly Verdict[] = ['belowFloor', 'over', 'under'];

/**
 * Notes that protein is bounded because nothing is known about somebody's kidneys (safety-rules section 4). Given
 * where days miss their limits for it, since an answer may lift the bound.
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
