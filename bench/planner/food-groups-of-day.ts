import type { Candidate } from '@kkini/planner';

/** Groups of the taxonomy that count for variety. */
const FOOD_GROUPS = [
  'grain',
  'noodle',
  'bread',
  'starch',
  'legume',
  'nut',
  'vegetable',
  'mushroom',
  'fruit',
  'seaweed',
  'meat',
  'seafood',
  'egg',
  'dairy',
] as const;

/** Mean number of food groups certainly in the dishes of a day; days without a dish do not count. */
export function foodGroupsOfDay(days: readonly (readonly Candidate[])[]): number {
  const eaten = days.filter((day) => day.length > 0);
  const groups = eaten.map(
    (day) => FOOD_GROUPS.filter((group) => day.some(({ profile }) => profile.certainIds.has(group))).length,
  );
  return groups.reduce((sum, count) => sum + count, 0) / Math.max(1, eaten.length);
}
