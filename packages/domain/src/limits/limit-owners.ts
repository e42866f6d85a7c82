import { LIFE_STAGES, type LifeStage } from '../body/person.ts';
import { BODY_QUESTIONS, type BodyQuestion } from '../vocabulary/body-questions.ts';
import { EATING_STYLES, type EatingStyle } from '../vocabulary/eating-styles.ts';
import { HEALTH_CONDITIONS, type HealthCondition } from '../vocabulary/health-conditions.ts';

/** The question behind each body state, to name the owner of a limit. */
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
 * Body states from the optional answers, as limits and styles use them (safety-rules section 4). `kidneyOpen` and
 * `potassiumOff` apply to everybody who did not answer that all is well.
 */
export type BodyState = keyof typeof QUESTION_OF_STATE;

/** Every body state, in order of precedence. */
export const BODY_STATES = Object.keys(QUESTION_OF_STATE) as [BodyState, ...BodyState[]];

/** The origin of a limit's row. */
export type RowOwner = 'everyone' | LifeStage | HealthCondition | EatingStyle | BodyState;

const QUESTIONS = Object.keys(BODY_QUESTIONS) as BodyQuestion[];

/** Owners of limits as shown: everybody, the life stages, all choices and the optional questions. */
export const LIMIT_OWNERS = [
  'everyone',
  ...LIFE_STAGES,
  ...HEALTH_CONDITIONS,
  ...EATING_STYLES,
  ...QUESTIONS,
] as const;
export type LimitOwner = (typeof LIMIT_OWNERS)[number];

/** The owner shown for a row: a row from an answer is shown by its question. */
export function limitOwnerOf(owner: RowOwner): LimitOwner {
  return isBodyState(owner) ? QUESTION_OF_STATE[owner] : owner;
}

function isBodyState(owner: RowOwner): owner is BodyState {
  return Object.hasOwn(QUESTION_OF_STATE, owner);
}
