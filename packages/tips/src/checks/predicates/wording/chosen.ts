import type { TipContext } from '../../../rules/tip-context.ts';

/** True when nobody at the table has a condition. */
export function hasNoCondition({ facts: { people } }: TipContext): boolean {
  return (
    people.healthConditions.length === 0 && people.persons.every(({ conditions }) => conditions.length === 0)
  );
}

/** True when nobody at the table has a condition or chose a style beside the usual one. */
export function choosesNothing(context: TipContext): boolean {
  const { people } = context.facts;
  const styles = [...people.eatingStyles, ...people.persons.flatMap((person) => person.styles)];
  return hasNoCondition(context) && styles.every((style) => style === 'regular');
}
