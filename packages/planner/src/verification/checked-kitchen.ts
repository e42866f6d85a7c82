import type { WeekKitchen } from '@kkini/domain';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import type { ServedDish } from './served-dish.ts';

/** Whether a home meal is of this visitor's kitchen. Bought and imported dishes are the same for everybody. */
export function isFromKitchen({ kitchen }: Pick<ServedDish, 'kitchen'>, visitor: CheckedVisitor): boolean {
  return kitchen === null || kitchen === checkedKitchen(visitor);
}

/** The kitchen the answers call for: its seasoning first, then its companions. */
export function checkedKitchen({ healthConditions, exclusions, owners }: CheckedVisitor): WeekKitchen {
  const has = (...names: readonly CheckedVisitor['owners'][number][]) =>
    names.some((name) => owners.includes(name));
  const seasoning =
    healthConditions.length > 0 ||
    has('lowSodium', 'child', 'parents', 'answer.kidney', 'answer.kidneyThird', 'answer.cirrhosis') ||
    has('lowSugar', 'diet', 'lowCarbohydrate', 'answer.stomach')
      ? 'mild'
      : 'light';
  const foods = exclusions.flatMap((exclusion) =>
    exclusion.kind === 'known' ? [exclusion.id] : exclusion.kind === 'ambiguous' ? exclusion.ids : [],
  );
  const avoids = (...ids: readonly string[]) => ids.some((id) => foods.includes(id));
  if (avoids('soybean', 'soy', 'legume') || avoids('soy_sauce_all', 'soup_soy_sauce', 'soybean_oil'))
    return `${seasoning}SoyFree`;
  const avoidsGluten =
    avoids('wheat', 'wheat_gluten', 'gluten_grain') ||
    exclusions.some((exclusion) => exclusion.kind === 'tag' && exclusion.tag === 'gluten');
  if (avoidsGluten || has('glutenFree')) return `${seasoning}GlutenFree`;
  const isPlain =
    exclusions.length > 0 ||
    has('vegetarian', 'gout', 'thyroidDisease', 'liverDisease', 'child') ||
    has('answer.pregnancy', 'answer.lactation', 'answer.maoi', 'answer.cirrhosis');
  return isPlain ? `${seasoning}Plain` : seasoning;
}

/** Rice with more phosphorus than kidneys of stage 3 or later should have (safety-rules section 4, KDIGO24). */
const RICH_RICE: readonly string[] = ['hyeonmi-bap', 'kong-bap', 'ogok-bap'];
const LATE_KIDNEYS: readonly unknown[] = ['stage3', 'stage4to5', 'unsure'];

/** Whether somebody's kidneys at the table rule out a rice, given by the id of its dish. */
export function refusesRice(
  { targets, persons }: Pick<CheckedVisitor, 'targets' | 'persons'>,
  dishId: string,
): boolean {
  const isLate = persons.some(
    ({ target, answers }) => targets.includes(target) && LATE_KIDNEYS.includes(answers.kidney),
  );
  return isLate && RICH_RICE.includes(dishId);
}
