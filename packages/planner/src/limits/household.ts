import { TARGETS, type Target } from '@kkini/domain';
import { energyTarget } from './energy-target.ts';
import {
  REFERENCE_PERSONS,
  type ReferencePerson,
  referencePersons,
  STAGE_OF_TARGET,
} from './reference-person.ts';
import type { Choices } from './stage-choices.ts';

/** Somebody who eats from the plan: the share of a planned serving that is theirs, and their energy of a day in kcal. */
export type Eater = { readonly target: Target; readonly portion: number; readonly energyKcal: number };

/** Who eats: the person a planned serving is measured by, and every reference person with the share of it they eat. */
export type Household = {
  readonly lead: ReferencePerson;
  readonly persons: readonly { readonly person: ReferencePerson; readonly portion: number }[];
  readonly eaters: readonly Eater[];
};

/**
 * A plan for one kind of person is measured by that person. Several share dishes measured by the adult: 부모님 eats 0.9
 * and 자녀 0.85 of it (nutrition-rules section 6.5), and as much more or less as a deficit of others asks for, so that
 * everybody's energy is met.
 */
export function household(answers: Choices): Household {
  const persons = referencePersons(answers.targets);
  const [only = REFERENCE_PERSONS.adult, ...others] = persons;
  const lead = others.length > 0 ? REFERENCE_PERSONS.adult : only;
  const ownShare = (person: ReferencePerson) =>
    (person.portion * energyTarget(person, answers)) / person.energyKcal;
  const portionOf = (person: ReferencePerson) => ownShare(person) / ownShare(lead);
  return {
    lead,
    persons: persons.map((person) => ({ person, portion: portionOf(person) })),
    eaters: TARGETS.filter((target) => answers.targets.includes(target)).map((target) => {
      const person = REFERENCE_PERSONS[STAGE_OF_TARGET[target]];
      return { target, portion: portionOf(person), energyKcal: energyTarget(person, answers) };
    }),
  };
}
