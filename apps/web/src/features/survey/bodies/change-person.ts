import {
  type HealthCondition,
  type Person,
  personsOf,
  type SurveyDraft,
  withoutDoubtful,
} from '@kkini/domain';
import { conditionsOf, MOST_PERSONS } from '@kkini/domain/limits';
import { toggle } from '../model/toggle.ts';

type People = Pick<SurveyDraft, 'targets' | 'persons'>;

/** The people of a survey, with the person at an index of `personsOf` changed. */
export function changePerson(people: People, at: number, changed: Person): readonly Person[] {
  return replacePerson(people, at, [changed]);
}

/** The people of a survey after a condition is added to, or removed from, the person at an index of `personsOf`. */
export function toggleOwner(people: People, condition: HealthCondition, at: number): readonly Person[] {
  const person = personsOf(people)[at];
  if (person === undefined) return people.persons;
  return changePerson(people, at, { ...person, freeOf: toggle(person.freeOf, condition) });
}

/** How many people of one target have answers of their own. */
export function unlikeCount(people: People, { target }: Person): number {
  return personsOf(people).filter((person) => person.target === target).length;
}

/** Whether people described together can be described one by one. */
export function maySeparate({ persons }: People, { count }: Person): boolean {
  return count > 1 && persons.length - 1 + count <= MOST_PERSONS;
}

/** The people of a survey, with those described together at an index of `personsOf` separated; each keeps the common answers. */
export function separatePersons(people: People, at: number): readonly Person[] {
  const person = personsOf(people)[at];
  if (person === undefined) return people.persons;
  const each = Array.from({ length: person.count }, () => ({ ...person, count: 1 }));
  return replacePerson(people, at, each);
}

/**
 * A survey without the person at an index of `personsOf`. If it is the only one of a target, the target is removed and the answers
 * stay.
 */
export function withoutPerson(people: People, at: number): Partial<People> {
  const person = personsOf(people)[at];
  if (person === undefined) return {};
  if (unlikeCount(people, person) > 1) return { persons: replacePerson(people, at, []) };
  return { targets: people.targets.filter((target) => target !== person.target) };
}

/** Replaces a person. Answers about targets that are not chosen stay; a person without any answer has no entry. */
function replacePerson(people: People, at: number, by: readonly Person[]): readonly Person[] {
  const counted = personsOf(people);
  const targets = new Set(counted.map(({ target }) => target));
  const described = new Set(people.persons.map(({ target }) => target));
  const others = people.persons.filter(({ target }) => !targets.has(target));
  const now = counted.flatMap((person, place) => {
    if (place === at) return by;
    return described.has(person.target) ? [person] : [];
  });
  return [...others, ...now];
}

/** The people of a survey after a condition applies to everybody again, as when it is newly chosen. */
export function withOwners({ persons }: People, condition: HealthCondition): readonly Person[] {
  return persons.map((person) => ({
    ...person,
    freeOf: person.freeOf.filter((other) => other !== condition),
  }));
}

/** The people of a survey, with insulin answered for everybody with diabetes who left it open. */
export function answerInsulin(
  draft: SurveyDraft,
  insulin: NonNullable<Person['answers']['insulin']>,
): readonly Person[] {
  const isAsked = (person: Person) =>
    person.answers.insulin === undefined && conditionsOf(person, draft).includes('diabetes');
  return personsOf(draft).reduce(
    (persons, person, at) =>
      isAsked(person)
        ? changePerson({ ...draft, persons }, at, { ...person, answers: { ...person.answers, insulin } })
        : persons,
    draft.persons,
  );
}

/**
 * Number of questions answered about a person in `year`, without implausible measurements. Who has a condition is asked beside the
 * conditions and does not count.
 */
export function answerCount(person: Person, year: number): number {
  const { sex, birthYear, heightCm, weightKg, activity, answers } = withoutDoubtful(person, year);
  const about = [sex, birthYear, heightCm, weightKg, activity].filter((value) => value !== null);
  return about.length + Object.keys(answers).length;
}
