import type { Verdict } from '@kkini/domain';
import { conditionsThat, type LimitedNutrient } from '@kkini/domain/limits';
import { household } from '../../limits/people/household.ts';
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
  const spares = conditionsThat('sparesKidneys');
  const isOpen = household(visitor).persons.some(
    ({ planned: { states, stage } }) => states.includes('kidneyOpen') && stage !== 'child',
  );
  if (!isOpen || !visitor.healthConditions.some((condition) => spares.includes(condition))) return [];
  const isCrowded = days.some(({ persons }) =>
    persons.some(({ figures }) =>
      figures.some(
        ({ nutrient, per, verdict }) =>
          per === 'day' && CROWDED.includes(nutrient) && MISSED.includes(verdict),
      ),
    ),
  );
  return isCrowded ? [{ code: 'kidneyUnsaid', target: null, style: null }] : [];
}
