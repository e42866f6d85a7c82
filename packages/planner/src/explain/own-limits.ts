import type { Person } from '@kkini/domain';
import { plannedRange } from '../limits/day-limits.ts';
import { type PersonLimit, personLimits } from '../limits/person-limits.ts';
import { plannedPerson } from '../limits/planned-person.ts';
import type { Visitor } from '../model/visitor.ts';
import type { OwnLimit } from './day-verdicts.ts';

/** The limits one person's days are judged by; aims are not among them, nor what no dish states. */
export function ownLimits(person: Person, visitor: Visitor): readonly OwnLimit[] {
  const planned = plannedPerson(person, visitor);
  return personLimits(planned, visitor).flatMap((limit): readonly OwnLimit[] => {
    const { kind, nutrient, per, range, ofEnergy } = limit;
    if (kind !== 'limit' || nutrient === 'iodineUg') return [];
    return [
      per === 'meal'
        ? { nutrient, per, range, ofEnergy }
        : { nutrient, per, ofEnergy, ...ofDay(limit, planned.day) },
    ];
  });
}

/**
 * A floor and a share of the energy are those of the planned meals. A maximum is that of the whole day (safety-rules
 * section 3.2); beyond the part of the planned meals it may be exceeded by what is eaten beside them.
 */
function ofDay(
  limit: PersonLimit,
  day: Parameters<typeof plannedRange>[1],
): Pick<OwnLimit, 'range' | 'surelyBelow'> {
  const planned = plannedRange(limit, day);
  const { max } = limit.range;
  if (max === undefined || limit.ofEnergy.max || planned.max === undefined) return { range: planned };
  return { range: { ...planned, max }, surelyBelow: planned.max };
}
