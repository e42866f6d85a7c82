import type { EatingStyle, HealthCondition, Target } from '@kkini/domain';
import type { Visitor } from './visitor.ts';

/** Who a rule or leaning speaks for. */
export type RuleOwner = 'everyone' | HealthCondition | EatingStyle | Extract<Target, 'parents' | 'child'>;

/** The owners of rules that apply to this visitor. */
export function ruleOwners(visitor: Visitor): ReadonlySet<RuleOwner> {
  const owners = new Set<RuleOwner>(['everyone', ...visitor.healthConditions, ...visitor.eatingStyles]);
  for (const target of visitor.targets) if (target === 'parents' || target === 'child') owners.add(target);
  return owners;
}
