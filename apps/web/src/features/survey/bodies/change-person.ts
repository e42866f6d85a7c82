import { type BodyQuestion, type Person, personsOf, type SurveyDraft } from '@kkini/domain';

type People = Pick<SurveyDraft, 'targets' | 'persons'>;

/** The people of a survey with one of them changed; what was said of targets not chosen now stays. */
export function changePerson({ persons }: People, changed: Person): readonly Person[] {
  return [...persons.filter(({ target }) => target !== changed.target), changed];
}

/** The people of a survey with one answer given by all who left it open. */
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

/** How many questions somebody answered. */
export function answerCount({ sex, birthYear, heightCm, weightKg, activity, answers }: Person): number {
  const about = [sex, birthYear, heightCm, weightKg, activity].filter((value) => value !== null);
  return about.length + Object.keys(answers).length;
}
