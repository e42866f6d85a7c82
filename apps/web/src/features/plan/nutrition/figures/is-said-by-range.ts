import type { Verdict } from '@kkini/domain';

/** A figure, its highest value with bought food if that reads differently, and the verdict on the day. */
type Ranged = {
  readonly verdict: Verdict | null;
  readonly ofDay: Verdict;
  readonly highest: number | null;
};

/**
 * Whether no tag is needed, because the heading says that the day may exceed a limit, and the range of the figure says by how much.
 */
export function isSaidByRange({ verdict, ofDay, highest }: Ranged): boolean {
  return verdict === 'likely' && ofDay === 'likely' && highest !== null;
}
