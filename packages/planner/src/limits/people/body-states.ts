import {
  aimsAtPotassium,
  hadStomachSurgery,
  isLactating,
  isPregnant,
  kidneyStage,
  maySay,
  type Person,
} from '@kkini/domain';
import { BODY_STATES, type BodyState } from '@kkini/domain/limits';

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
