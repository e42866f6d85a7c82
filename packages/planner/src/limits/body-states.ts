import {
  aimsAtPotassium,
  type BodyQuestion,
  hadStomachSurgery,
  isLactating,
  isPregnant,
  kidneyStage,
  maySay,
  type Person,
} from '@kkini/domain';

/**
 * What the optional answers say of a body as far as limits and styles look at it (safety-rules section 4); `kidneyOpen`
 * and `potassiumOff` hold for everybody who did not say that all is well.
 */
export const BODY_STATES = [
  'kidneyOpen',
  'kidneyEarly',
  'kidneyThird',
  'potassiumOff',
  'kRetain',
  'pregnant',
  'lactating',
  'warfarin',
  'insulin',
  'stomach',
  'cirrhosis',
] as const;
export type BodyState = (typeof BODY_STATES)[number];

/** The question each state answers, to tell whose row a limit is. */
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
} as const satisfies Record<BodyState, BodyQuestion>;

/** The states of somebody; what is unsure is taken as said. */
export function bodyStates(person: Person): readonly BodyState[] {
  const kidney = kidneyStage(person);
  const holds: Readonly<Record<BodyState, boolean>> = {
    kidneyOpen: kidney === 'open',
    kidneyEarly: kidney === 'early',
    // Later stages are not planned for; should one come here, it keeps to the third at least.
    kidneyThird: kidney === 'third' || kidney === 'late',
    potassiumOff: !aimsAtPotassium(person),
    kRetain: maySay(person, 'kRetain'),
    pregnant: isPregnant(person),
    lactating: isLactating(person),
    warfarin: maySay(person, 'warfarin'),
    insulin: maySay(person, 'insulin'),
    stomach: hadStomachSurgery(person),
    cirrhosis: maySay(person, 'cirrhosis'),
  };
  return BODY_STATES.filter((state) => holds[state]);
}
