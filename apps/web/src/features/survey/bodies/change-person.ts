import { type BodyQuestion, type Person, personsOf, type SurveyDraft } from '@kkini/domain';

type People = Pick<SurveyDraft, 'targets' | 'persons'>;

/** The people of a survey with one of them changed; the answers about targets not chosen now stay. */
export function changePerson({ persons }: People, changed: Person): readonly Person[] {
  return [...persons.filter(({ target }) => target !== changed.target), changed];
}

/** The people of a survey with one answer filled in for all who left it open. */
export function answerForAll<Question extends BodyQuestion>(
  people: People,
  question: Question,
  answer: Person['answers'][Question],
): readonly Person[] {
  return personsOf(people)
    .filter(({ answers }) => answers[question] === undefined)
    .reduce(
      (persons, person) =>
        changePerson(
          { ...people, persons },
          { ...person, answers: { ...person.answers, [question]: answer } },
        ),
      people.persons,
    );
}

/** Number of questions answered about a person. */
export function answerCount({ sex, birthYear, heightCm, weightKg, activity, answers }: Person): number {
  const about = [sex, birthYear, heightCm, weightKg, activity].filter((value) => value !== null);
  return about.length + Object.keys(answers).length;
}
