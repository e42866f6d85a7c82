import { useOutletContext } from 'react-router';

/** Context that the frame of a plan provides to its screens. */
export type PlanOutlet = {
  /** Whether this device has the answers the plan was made for, so that they can be changed here. */
  readonly hasAnswers: boolean;
};

export function usePlanOutlet(): PlanOutlet {
  return useOutletContext<PlanOutlet>();
}
