import { EATING_STYLES, HEALTH_CONDITIONS, type HealthCondition, type Nutrient } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type RuleOwner, ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { ownerLeanings } from '../preferences/tag-preference.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import type { Reason } from './reason.ts';

/**
 * Orders reasons by what matters to a visitor: first what their condition or style is mainly about, then the other
 * nutrients it watches, time, food at home, batches, the other figures of the day, taste, and the rest. The order
 * within each rank stays.
 */
export function rankReasons(reasons: readonly Reason[], slot: SlotPoints): readonly Reason[] {
  const rank = (reason: Reason) => RANKS.findIndex((isOf) => isOf(reason, slot));
  return [...reasons].sort((one, other) => rank(one) - rank(other));
}

const TIME: readonly Reason['code'][] = ['shorterDay', 'quicker', 'quick'];
const TASTE: readonly Reason['code'][] = ['moreFamiliar', 'betterForMealTime', 'newThisWeek'];

/** The ranks, first to last; the last one takes every reason. */
const RANKS: readonly ((reason: Reason, slot: SlotPoints) => boolean)[] = [
  ({ code }) => code === 'onlyDish',
  isForemost,
  isOfCondition,
  ({ code }) => TIME.includes(code),
  ({ code }) => code === 'usesAtHome',
  ({ code }) => code === 'usesBatch',
  (reason) => 'nutrient' in reason && 'runnerUpId' in reason,
  ({ code }) => TASTE.includes(code),
  (reason) => 'runnerUpId' in reason,
  ({ code }) => code === 'familiar',
  ({ code }) => code !== 'suitsMealTime',
  () => true,
];

/** The nutrient each condition and style is first of all about, among those it watches. */
const FOREMOST: Readonly<
  Record<HealthCondition, readonly Nutrient[]> & Partial<Record<RuleOwner, readonly Nutrient[]>>
> = {
  diabetes: ['carbohydrateG', 'sugarG', 'addedSugarG'],
  gout: ['purineMg'],
  hypertension: ['sodiumMg'],
  obesity: [],
  dyslipidemia: ['saturatedFatG', 'cholesterolMg'],
  heartDisease: ['sodiumMg', 'saturatedFatG'],
  thyroidDisease: [],
  liverDisease: [],
  lowSodium: ['sodiumMg'],
  lowSugar: ['sugarG', 'addedSugarG'],
};

/** The nutrients that the conditions and styles of a visitor are first of all about. */
export const foremostNutrients = memoizeByObject(
  (visitor: Visitor): ReadonlySet<Nutrient> =>
    new Set([...ruleOwners(visitor)].flatMap((owner) => FOREMOST[owner] ?? [])),
);

function isForemost(reason: Reason, { whole: { visitor } }: SlotPoints): boolean {
  return 'nutrient' in reason && foremostNutrients(visitor).has(reason.nutrient);
}

/** Whether a condition or style of the visitor watches the nutrient or avoids the food. */
function isOfCondition(reason: Reason, { aims, whole: { visitor } }: SlotPoints): boolean {
  if ('nutrient' in reason) return aims.limits.watched.has(reason.nutrient);
  if (!('leaning' in reason)) return false;
  const named = [...HEALTH_CONDITIONS, ...EATING_STYLES];
  return [...ruleOwners(visitor)].some(
    (owner) =>
      named.some((each) => each === owner) &&
      ownerLeanings(owner).some(({ leaning }) => leaning === reason.leaning),
  );
}
