import type { Person, Survey } from '@kkini/domain';
import type { RandomSource } from './random-source.ts';

type People = Pick<Survey, 'persons' | 'healthConditions'>;

/**
 * The people of a table. In half of the cases each of them is free of about every other condition, so that a condition may apply to
 * some, all or none. The people are unchanged if one person eats, or in the other cases.
 */
export function withOwners({ persons, healthConditions }: People, random: RandomSource): readonly Person[] {
  if (persons.length < 2 || healthConditions.length === 0 || random.isLikely(0.5)) return persons;
  return persons.map((person) => ({
    ...person,
    freeOf: healthConditions.filter(() => random.isLikely(0.5)),
  }));
}
