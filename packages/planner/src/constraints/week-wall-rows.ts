import { type GuidelineSource, HEALTH_CONDITIONS } from '@kkini/domain';
import { CONDITION_RULES } from '../limits/condition-rules.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import type { CountedFood } from '../model/weighed-foods.ts';

/** Maximum number of dishes of a food in an owner's week. No step of the ladder relaxes it. */
export type WeekWall = {
  readonly owner: RuleOwner;
  readonly of: CountedFood;
  readonly most: number;
  readonly source: GuidelineSource;
};

const wall = (
  owner: RuleOwner,
  of: CountedFood,
  [most, source]: readonly [number, GuidelineSource],
): WeekWall => ({
  owner,
  of,
  most,
  source,
});

/** Weekly maxima of fish, and of seaweed other than laver (safety-rules sections 2, 4 and 6.3). */
export const WEEK_WALLS: readonly WeekWall[] = [
  wall('answer.pregnancy', 'fish', [4, 'MFDS-F']),
  wall('answer.lactation', 'fish', [4, 'MFDS-F']),
  wall('child.under7', 'fish', [2, 'MFDS-F']),
  wall('child.under11', 'fish', [3, 'MFDS-F']),
  wall('answer.pregnancy', 'seaweed', [1, 'K25']),
  wall('child', 'seaweed', [1, 'K25']),
  wall('answer.thyroidDrug', 'seaweed', [1, 'THY']),
  ...HEALTH_CONDITIONS.flatMap((owner) =>
    (CONDITION_RULES[owner].weekWalls ?? []).map((each) => ({ owner, ...each })),
  ),
];
