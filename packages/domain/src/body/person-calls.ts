import type { Sex } from '../vocabulary/body-questions.ts';
import type { Target } from '../vocabulary/targets.ts';

/**
 * How somebody is called: by the target alone, by the sex of a parent or child, or by a number among people of one
 * target.
 */
export type PersonCall =
  | { readonly by: 'target'; readonly target: Target }
  | { readonly by: 'sex'; readonly target: 'parents' | 'child'; readonly sex: Sex }
  | { readonly by: 'number'; readonly target: Target; readonly number: number };

/** A person as far as their name depends on it. */
type Called = { readonly target: Target; readonly sex?: Sex | null | undefined };

/**
 * How each of these people is called. Among several people of one target, the only woman or man is called by sex, the
 * others by numbers.
 */
export function personCalls(persons: readonly Called[]): readonly PersonCall[] {
  return persons.map(({ target, sex }, at): PersonCall => {
    const alike = persons.filter((each) => each.target === target);
    if (alike.length === 1) return { by: 'target', target };
    const isOnly = alike.filter((each) => each.sex === sex).length === 1;
    if (isOnly && sex != null && (target === 'parents' || target === 'child'))
      return { by: 'sex', target, sex };
    const number = persons.slice(0, at + 1).filter((each) => each.target === target).length;
    return { by: 'number', target, number };
  });
}
