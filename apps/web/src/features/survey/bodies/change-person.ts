import { type HealthCondition, type Person, personsOf, type SurveyDraft, type Target } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { toggle } from '../model/toggle.ts';

type People = Pick<SurveyDraft, 'targets' | 'persons'>;

/** The people of a survey with one of them changed, as they count; the answers about targets not chosen now stay. */
export function changePerson(people: People, changed: Person): readonly Person[] {
  const counted = personsOf(people);
  const others = people.persons.filter(({ target }) => target !== changed.target);
  return [...others.map((other) => counted.find(({ target }) => target === other.target) ?? other), changed];
}

/** The people of a survey with a condition that becomes, or no longer is, one target's. */
export function toggleOwner(people: People, condition: HealthCondition, owner: Target): readonly Person[] {
  const person = personsOf(people).find(({ target }) => target === owner);
  if (person === undefined) return people.persons;
  return changePerson(people, { ...person, freeOf: toggle(person.freeOf, condition) });
}

/** The people of a survey with a condition that is everybody's again, as one chosen anew is. */
export function withOwners({ persons }: People, condition: HealthCondition): readonly Person[] {
  return persons.map((person) => ({
    ...person,
    freeOf: person.freeOf.filter((other) => other !== condition),
  }));
}

/** The people of a survey with insulin answered for all with diabetes who left it open. */
export function answerInsulin(
  draft: SurveyDraft,
  insulin: NonNullable<Person['answers']['insulin']>,
): readonly Person[] {
  return personsOf(draft)
    .filter((person) => person.answers.insulin === undefined)
    .filter((person) => conditionsOf(person, draft).includes('diabetes'))
    .reduce(
      (persons, person) =>
        changePerson({ ...draft, persons }, { ...person, answers: { ...person.answers, insulin } }),
      draft.persons,
    );
}

/** Number of questions answered about a person; whose a condition is stands beside the conditions. */
export function answerCount({ sex, birthYear, heightCm, weightKg, activity, answers }: Person): number {
  const about = [sex, birthYear, heightCm, weightKg, activity].filter((value) => value !== null);
  return about.length + Object.keys(answers).length;
}
