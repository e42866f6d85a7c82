import { aStranger, TARGETS, type Target } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type PlannedFor, type PlannedPerson, plannedPerson } from './planned-person.ts';

/** A person who eats from the plan, the share of a planned serving they eat, and their daily energy in kcal. */
export type Eater = { readonly target: Target; readonly portion: number; readonly energyKcal: number };

/** Everyone who eats: the lead, by whom a planned serving is measured, and the share of it each person eats. */
export type Household = {
  readonly lead: PlannedPerson;
  readonly persons: readonly { readonly planned: PlannedPerson; readonly portion: number }[];
  readonly eaters: readonly Eater[];
};

/**
 * People of one life stage share dishes measured by the first of them. Other households are measured by their first adult, or
 * by the reference adult where no adult eats along. Each person's share of a serving matches the energy of their day.
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
