import type { Person, Survey } from '@kkini/domain';
import type { RandomSource } from './random-source.ts';

type People = Pick<Survey, 'persons' | 'healthConditions'>;

/**
 * The people of a table, in half the cases each free of about every other condition: of one condition some are, all, or nobody.
 * As they are where one person eats, or nothing is said of anybody.
 */
export function withOwners({ persons, healthConditions }: People, random: RandomSource): readonly Person[] {
  if (persons.length < 2 || healthConditions.length === 0 || random.isLikely(0.5)) return persons;
  return persons.map((person) => ({
    ...person,
    freeOf: healthConditions.filter(() => random.isLikely(0.5)),
  }));
}
