import type { Target } from '@kkini/domain';

/** Daily reference of the person eating; the survey asks neither age nor weight. */
export type ReferencePerson = {
  readonly key: 'adult' | 'older' | 'child';
  readonly energyKcal: number;
  readonly weightKg: number;
  readonly proteinG: number;
  readonly sodiumMg: number;
  readonly fiberG: number;
};

/** nutrition-rules section 2: LBL and K20 energy, K20 protein, KGS18 protein for older adults, WHO fibre for children. */
export const REFERENCE_PERSONS = {
  adult: { key: 'adult', energyKcal: 2000, weightKg: 60, proteinG: 55, sodiumMg: 2300, fiberG: 25 },
  older: { key: 'older', energyKcal: 1800, weightKg: 56, proteinG: 67, sodiumMg: 2100, fiberG: 25 },
  child: { key: 'child', energyKcal: 1700, weightKg: 30, proteinG: 45, sodiumMg: 1900, fiberG: 21 },
} as const satisfies Record<string, ReferencePerson>;

const PERSON_OF_TARGET = {
  self: 'adult',
  spouse: 'adult',
  colleague: 'adult',
  parents: 'older',
  child: 'child',
} as const satisfies Record<Target, ReferencePerson['key']>;

/** The distinct reference persons of the targets, adults first; the reference adult when nobody was named. */
export function referencePersons(targets: readonly Target[]): readonly ReferencePerson[] {
  const keys = new Set<ReferencePerson['key']>(targets.map((target) => PERSON_OF_TARGET[target]));
  const persons = Object.values(REFERENCE_PERSONS).filter((person) => keys.has(person.key));
  return persons.length > 0 ? persons : [REFERENCE_PERSONS.adult];
}
