import { LIFE_STAGES, type LifeStage } from '../body/life-stage.ts';
import { BODY_QUESTIONS, type BodyQuestion } from '../vocabulary/body-questions.ts';
import { EATING_STYLES, type EatingStyle } from '../vocabulary/eating-styles.ts';
import { HEALTH_CONDITIONS, type HealthCondition } from '../vocabulary/health-conditions.ts';

/** The question each body state answers, to tell whose row a limit is. */
export const QUESTION_OF_STATE = {
  kidneyOpen: 'kidney',
  kidneyEarly: 'kidney',
  kidneyThird: 'kidney',
  potassiumOff: 'kidney',
  kRetain: 'kRetain',
  pregnant: 'pregnancy',
  lactating: 'pregnancy',
  warfarin: 'warfarin',
  insulin: 'insulin',
  stomach: 'stomach',
  cirrhosis: 'cirrhosis',
} as const satisfies Record<string, BodyQuestion>;

/**
 * What the optional answers say of a body as far as limits and styles look at it (safety-rules section 4); `kidneyOpen`
 * and `potassiumOff` hold for everybody who did not say that all is well.
 */
export type BodyState = keyof typeof QUESTION_OF_STATE;

/** Every body state, in the order in which they speak. */
export const BODY_STATES = Object.keys(QUESTION_OF_STATE) as [BodyState, ...BodyState[]];

/** Whose row a limit comes from. */
export type RowOwner = 'everyone' | LifeStage | HealthCondition | EatingStyle | BodyState;

const QUESTIONS = Object.keys(BODY_QUESTIONS) as BodyQuestion[];

/** Who is told to have set a limit: everybody, the life stages, all that may be chosen and the optional questions. */
export const LIMIT_OWNERS = [
  'everyone',
  ...LIFE_STAGES,
  ...HEALTH_CONDITIONS,
  ...EATING_STYLES,
  ...QUESTIONS,
] as const;
export type LimitOwner = (typeof LIMIT_OWNERS)[number];

/** Who is told to own a row: what an answer limits is told by its question. */
export function toldOwner(owner: RowOwner): LimitOwner {
  return isBodyState(owner) ? QUESTION_OF_STATE[owner] : owner;
}

function isBodyState(owner: RowOwner): owner is BodyState {
  return Object.hasOwn(QUESTION_OF_STATE, owner);
}
