import type { Person } from '@kkini/domain';

/** How somebody at the table is called in wire form: an unknown sex is left out. */
export function calledWire({ target, sex }: Pick<Person, 'target' | 'sex'>) {
  return sex === null ? { target } : { target, sex };
}
