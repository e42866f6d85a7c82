import type { EatingStyle, HealthCondition, LifeStage, Person } from '@kkini/domain';
import { type BodyState, conditionsOf } from '@kkini/domain/limits';
import { STYLES_OFF } from './answer-rows.ts';
import { IGNORED_FOR_CHILD, IGNORED_WITH_CHILD } from './conflict-rules.ts';
import type { PlannedFor, PlannedPerson } from './people/planned-person.ts';

/** The choices that apply to one person. */
export type OwnChoices = {
  readonly healthConditions: readonly HealthCondition[];
  readonly eatingStyles: readonly EatingStyle[];
};

/** The life stage and states of a person, on which choices depend, and the conditions the person is free of. */
export type Body = {
  readonly person: Pick<Person, 'freeOf'>;
  readonly stage: LifeStage;
  readonly states: readonly BodyState[];
};

/**
 * The choices that apply to one person of the household: nobody follows a diet when a child is at the table, a child has no
 * deficit (nutrition-rules section 7), and some answers switch a style off.
 */
export function ownChoices(
  { stage, states, person }: Body,
  { targets, eatingStyles, ...table }: Pick<PlannedFor, 'targets'> & OwnChoices,
): OwnChoices {
  const withChild = stage === 'child' || targets.includes('child');
  const off = STYLES_OFF.filter(({ state }) => states.includes(state)).flatMap(({ styles }) => styles);
  return {
    healthConditions: conditionsOf(person, table).filter(
      (condition) => stage !== 'child' || !IGNORED_FOR_CHILD.includes(condition),
    ),
    eatingStyles: eatingStyles.filter(
      (style) => !off.includes(style) && (!withChild || !IGNORED_WITH_CHILD.includes(style)),
    ),
  };
}

/** The chosen styles that do not apply to a person. */
export function stylesOff(planned: PlannedPerson, plannedFor: PlannedFor): readonly EatingStyle[] {
  const { eatingStyles } = ownChoices(planned, plannedFor);
  return plannedFor.eatingStyles.filter((style) => !eatingStyles.includes(style));
}
