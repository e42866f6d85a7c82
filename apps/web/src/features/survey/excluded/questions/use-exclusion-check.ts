import { useNavigate } from 'react-router';
import { editing, PATHS } from '../../../../platform/address/paths.ts';
import { type Exclusions, useExclusions } from '../use-exclusions.ts';
import { type Readings, useReadings } from '../use-readings.ts';
import { type UnreadGate, useUnreadGate } from './use-unread-gate.ts';

/** The foods left out as the summary shows them, before a plan is made with them. */
export type ExclusionCheck = {
  readonly exclusions: Exclusions;
  readonly readings: Readings;
  readonly gate: UnreadGate;
  /** Leads to the screen of the excluded foods, with one of them in the field. */
  readonly mend: (food: string) => void;
};

/** `onPass` is called when the plan may be made. */
export function useExclusionCheck(onPass: () => void): ExclusionCheck {
  const navigate = useNavigate();
  const exclusions = useExclusions();
  const readings = useReadings(exclusions.foods);
  const gate = useUnreadGate(exclusions, readings, onPass);
  return {
    exclusions,
    readings,
    gate,
    mend: (food) => void navigate(editing(PATHS.excluded), { state: { edit: true, rewrite: food } }),
  };
}
