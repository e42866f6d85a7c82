import type { Target } from '@kkini/domain';
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
