import type { Verdict } from '@kkini/domain';

/** A figure with the most it may be with bought food, where that reads otherwise, on a day with its own verdict. */
type Ranged = {
  readonly verdict: Verdict | null;
  readonly ofDay: Verdict;
  readonly highest: number | null;
};

/** Whether the heading says of the day that it may go over and the range of the figure by how much, so that no tag has to. */
export function isSaidByRange({ verdict, ofDay, highest }: Ranged): boolean {
  return verdict === 'likely' && ofDay === 'likely' && highest !== null;
}
