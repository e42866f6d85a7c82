import { type Person, type Sex, TARGETS, type Target } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { leadOf } from '@kkini/domain/portions';
import { type PlannedFor, type PlannedPerson, plannedPerson } from './planned-person.ts';

/**
 * A person who eats from the plan, whether the plan is measured by them, the share of a planned serving they eat, and
 * their daily energy in kcal.
 */
export type Eater = {
  readonly target: Target;
  readonly sex: Sex | null;
  readonly isLead: boolean;
  readonly portion: number;
  readonly energyKcal: number;
};

/** A person as they answered and as they are planned for, and the share of a planned serving they eat. */
export type HouseholdPerson = {
  readonly said: Person;
  readonly planned: PlannedPerson;
  readonly portion: number;
};

/** Everyone who eats: the lead, by whom a planned serving is measured, and the share of it each person eats. */
export type Household = {
  readonly lead: PlannedPerson;
  readonly persons: readonly HouseholdPerson[];
  readonly eaters: readonly Eater[];
};

/** The household, measured by its `leadOf`. Each person's share of a serving matches the energy of their day. */
export const household = memoizeByObject((plannedFor: PlannedFor): Household => {
  const rank = (target: Target) => TARGETS.indexOf(target);
  const said = [...plannedFor.persons].sort((a, b) => rank(a.target) - rank(b.target));
  const people = said.map((person) => ({ said: person, planned: plannedPerson(person, plannedFor) }));
  const leader = leadOf(plannedFor);
  const lead = people[said.indexOf(leader)]?.planned ?? plannedPerson(leader, { ...plannedFor, persons: [] });
  const portionOf = ({ day }: PlannedPerson) => day.dayKcal / lead.day.dayKcal;
  return {
    lead,
    persons: people.map((person) => ({ ...person, portion: portionOf(person.planned) })),
    eaters: people.map(({ planned }) => ({
      target: planned.person.target,
      sex: planned.person.sex,
      isLead: planned === lead,
      portion: portionOf(planned),
      energyKcal: planned.day.dayKcal,
    })),
  };
});
