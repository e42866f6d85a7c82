import { type HealthCondition, personsOf, type SurveyDraft, type Target } from '@kkini/domain';
import { personCalls } from '@kkini/domain/limits';
import type { Translate } from './translate.ts';

/** Names of people. Among several of one target, the only woman or man is called "어머니" or "아들"; others are numbered: "부모님 2". */
export function personNames(t: Translate, persons: Parameters<typeof personCalls>[0]): readonly string[] {
  return personCalls(persons).map((call) => {
    if (call.by === 'sex') return t(`names.${call.target}.${call.sex}`);
    const target = t(`target.${call.target}`);
    return call.by === 'target' ? target : t('dayVerdict.personNumber', { target, number: call.number });
  });
}

type Eater = Parameters<typeof personCalls>[0][number] & { readonly isLead: boolean };

/** Name of the person the plan is measured by, whose limits and amounts it shows; null if one person eats. */
export function leadName(t: Translate, eaters: readonly Eater[]): string | null {
  const lead = eaters.findIndex(({ isLead }) => isLead);
  return eaters.length > 1 ? (personNames(t, eaters)[lead] ?? null) : null;
}

/** Whether these are the portions of one person alone. */
export function isForOne(portions: readonly { readonly count: number }[]): boolean {
  return portions.length === 1 && portions[0]?.count === 1;
}

/** Targets that may be several people, whatever the answers. */
const SEVERAL: readonly Target[] = ['parents', 'child', 'colleague'];

/** Whether a target that may be several people is planned for one. */
export function mayBeMore(answers: Answers): boolean {
  return answers.targets.some((target) => SEVERAL.includes(target) && countOf(target, answers) === 1);
}

function countOf(target: Target, answers: Answers): number {
  const people = personsOf(answers).filter((person) => person.target === target);
  return people.reduce((sum, { count }) => sum + count, 0);
}

/** Targets of a survey, with the number of people if a target may be several: "본인", "부모님 2명". */
export function targetWords(t: Translate, answers: Answers): readonly string[] {
  return answers.targets.map((target) => {
    const name = t(`target.${target}`);
    const count = countOf(target, answers);
    return count === 1 && !SEVERAL.includes(target) ? name : t('names.countOf', { name, count });
  });
}

type Answers = Pick<SurveyDraft, 'targets' | 'persons' | 'healthConditions'>;

/** Indices in `personsOf` of the people a condition applies to; all of them unless answered otherwise. */
export function ownersOf(condition: HealthCondition, answers: Answers): readonly number[] {
  return personsOf(answers).flatMap(({ freeOf }, at) => (freeOf.includes(condition) ? [] : [at]));
}

/** Names of the conditions, each with the people it applies to unless that is everybody: "당뇨 (부모님)". */
export function conditionWords(t: Translate, answers: Answers): readonly string[] {
  const names = personNames(t, personsOf(answers));
  return answers.healthConditions.map((condition) => {
    const name = t(`health.${condition}`);
    const owners = ownersOf(condition, answers);
    if (owners.length === names.length) return name;
    return t('names.conditionOf', { name, owners: owners.map((at) => names[at]).join(', ') });
  });
}
