import { type HealthCondition, personsOf, type SurveyDraft, type Target } from '@kkini/domain';
import type { Translate } from './translate.ts';

/** The names of people, numbered where one stands for several: "부모님 1", "부모님 2". */
export function personNames(
  t: Translate,
  persons: readonly { readonly target: Target }[],
): readonly string[] {
  return persons.map(({ target }, at) => {
    const name = t(`target.${target}`);
    if (persons.filter((each) => each.target === target).length === 1) return name;
    const number = persons.slice(0, at + 1).filter((each) => each.target === target).length;
    return t('dayVerdict.personNumber', { target: name, number });
  });
}

type Answers = Pick<SurveyDraft, 'targets' | 'persons' | 'healthConditions'>;

/** The places in `personsOf` of whom a condition of the survey counts for; all unless it is said to be somebody's alone. */
export function ownersOf(condition: HealthCondition, answers: Answers): readonly number[] {
  return personsOf(answers).flatMap(({ freeOf }, at) => (freeOf.includes(condition) ? [] : [at]));
}

/** The names of the conditions, each with its owners unless it is everybody's: "당뇨 (부모님)". */
export function conditionWords(t: Translate, answers: Answers): readonly string[] {
  const names = personNames(t, personsOf(answers));
  return answers.healthConditions.map((condition) => {
    const name = t(`health.${condition}`);
    const owners = ownersOf(condition, answers);
    if (owners.length === names.length) return name;
    return t('names.conditionOf', { name, owners: owners.map((at) => names[at]).join(', ') });
  });
}
