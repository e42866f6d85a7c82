import { MAIN_GROUPS, type MainGroup } from '@kkini/domain';
import { groupsRepeatedInDay, groupsRepeatedOvernight } from '../constraints/repetitions.ts';
import { dishesOf, type WeekGrid } from '../model/week-grid.ts';
import { relaxationLadder } from '../search/relaxation-ladder.ts';

/**
 * A spacing rule of the first step of the ladder that a week breaks, and by how much: a main group used `uses` times instead
 * of at most `limit`, nights between two meals of one main group, or meals that share a main group on one day.
 */
export type Relaxation =
  | {
      readonly rule: 'groupLimit';
      readonly mainGroup: MainGroup;
      readonly uses: number;
      readonly limit: number;
    }
  | { readonly rule: 'overnight' | 'dayGroups'; readonly times: number };

/**
 * The spacing rules of the first step that a week breaks, whatever step it was found at. Repeated dishes are counted
 * elsewhere.
 */
export function relaxations(week: WeekGrid, vegetarian: boolean): readonly Relaxation[] {
  const limit = relaxationLadder(vegetarian)[0]?.groupLimit ?? Infinity;
  const dishes = week.flatMap(dishesOf);
  const overused = MAIN_GROUPS.flatMap((mainGroup): Relaxation[] => {
    const uses = dishes.filter((dish) => dish.mainGroup === mainGroup).length;
    return uses > limit ? [{ rule: 'groupLimit', mainGroup, uses, limit }] : [];
  });
  const met: readonly Relaxation[] = [
    { rule: 'overnight', times: groupsRepeatedOvernight(week) },
    { rule: 'dayGroups', times: groupsRepeatedInDay(week) },
  ];
  return [...overused, ...met.filter((each) => 'times' in each && each.times > 0)];
}
