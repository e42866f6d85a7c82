import { MAIN_GROUPS } from '@kkini/domain';
import type { Candidate } from '../../model/candidate.ts';
import { NONE_WEIGHED } from '../../model/weighed-foods.ts';
import { aCandidate } from '../../testing/a-candidate.ts';

/** Ordinary dishes, and dishes with better points that hold some fish. */
export const FISHY_DISHES: readonly Candidate[] = [
  ...Array.from({ length: 30 }, (_, index) =>
    aCandidate({ id: `plain-${index}`, mainGroup: MAIN_GROUPS[index % MAIN_GROUPS.length] ?? 'tofu' }),
  ),
  ...Array.from({ length: 14 }, (_, index) =>
    aCandidate({
      id: `fish-${index}`,
      mainGroup: MAIN_GROUPS[(3 * index) % MAIN_GROUPS.length] ?? 'tofu',
      familiarity: 5,
      minutes: 0,
      weighed: { ...NONE_WEIGHED, fishG: 70 },
    }),
  ),
];
