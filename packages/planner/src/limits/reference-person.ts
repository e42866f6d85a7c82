import type { Target } from '@kkini/domain';
import { LIFE_STAGES, type LifeStage, PERSON_ROWS, type PersonKey } from './person-rows.ts';

/** Daily reference of the person eating; the survey asks neither age nor weight (nutrition-rules section 2). */
export type ReferencePerson = { readonly key: LifeStage } & Readonly<Record<PersonKey, number>>;

/** The reference persons, read from their rows. */
export const REFERENCE_PERSONS: Readonly<Record<LifeStage, ReferencePerson>> = {
  adult: personOf('adult'),
  older: personOf('older'),
  child: personOf('child'),
};

/** Whose reference a target is reckoned by. */
export const STAGE_OF_TARGET = {
  self: 'adult',
  spouse: 'adult',
  colleague: 'adult',
  parents: 'older',
  child: 'child',
} as const satisfies Record<Target, LifeStage>;

/** The distinct reference persons of the targets, adults first; the reference adult when nobody was named. */
export function referencePersons(targets: readonly Target[]): readonly ReferencePerson[] {
  const stages = new Set<LifeStage>(targets.map((target) => STAGE_OF_TARGET[target]));
  const persons = LIFE_STAGES.filter((stage) => stages.has(stage)).map((stage) => REFERENCE_PERSONS[stage]);
  return persons.length > 0 ? persons : [REFERENCE_PERSONS.adult];
}

function personOf(stage: LifeStage): ReferencePerson {
  const of = (key: PersonKey) =>
    PERSON_ROWS.find((row) => row.stage === stage && row.key === key)?.value ?? 0;
  return {
    key: stage,
    energyKcal: of('energyKcal'),
    weightKg: of('weightKg'),
    proteinG: of('proteinG'),
    sodiumMg: of('sodiumMg'),
    fiberG: of('fiberG'),
    portion: of('portion'),
  };
}
