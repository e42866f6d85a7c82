import { aStranger, TARGETS, type Target } from '@kkini/domain';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { type PlannedFor, type PlannedPerson, plannedPerson } from './planned-person.ts';

/** Somebody who eats from the plan: the share of a planned serving that is theirs, and their energy of a day in kcal. */
export type Eater = { readonly target: Target; readonly portion: number; readonly energyKcal: number };

/** Who eats: the person a planned serving is measured by, and everybody with the share of it they eat. */
export type Household = {
  readonly lead: PlannedPerson;
  readonly persons: readonly { readonly planned: PlannedPerson; readonly portion: number }[];
  readonly eaters: readonly Eater[];
};

/**
 * People of one life stage share dishes measured by the first of them, others dishes measured by an adult: the first, or
 * the reference adult where none eats along. Everybody eats as much of a serving as meets the energy of their day.
 */
export const household = memoizeByObject((plannedFor: PlannedFor): Household => {
  const rank = (target: Target) => TARGETS.indexOf(target);
  const people = [...plannedFor.persons]
    .sort((a, b) => rank(a.target) - rank(b.target))
    .map((person) => plannedPerson(person, plannedFor));
  const adult = people.find(({ stage }) => stage === 'adult');
  const isOfOneStage = people.every(({ stage }) => stage === people[0]?.stage);
  const lead =
    (isOfOneStage ? people[0] : adult) ?? plannedPerson(aStranger('self'), { ...plannedFor, persons: [] });
  const portionOf = ({ day }: PlannedPerson) => day.dayKcal / lead.day.dayKcal;
  return {
    lead,
    persons: people.map((planned) => ({ planned, portion: portionOf(planned) })),
    eaters: people
      .filter(({ person }) => plannedFor.targets.includes(person.target))
      .map((planned) => ({
        target: planned.person.target,
        portion: portionOf(planned),
        energyKcal: planned.day.dayKcal,
      })),
  };
});
