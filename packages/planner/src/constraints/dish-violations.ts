import { exclusionViolation, HEALTH_CONDITIONS, type HealthCondition, type Nutrient } from '@kkini/domain';
import { ENERGY_ROWS } from '../limits/energy-rows.ts';
import type { LimitKey } from '../limits/limit-key.ts';
import { LIMIT_ROWS } from '../limits/limit-rows.ts';
import { LIMIT_MEASURES } from '../limits/limited-nutrient.ts';
import type { Candidate } from '../model/candidate.ts';
import { type RuleOwner, ruleOwners } from '../model/rule-owner.ts';
import type { Violation } from '../model/violation.ts';
import type { Visitor } from '../model/visitor.ts';
import { HARD_RULES, type HardRule } from './hard-rules.ts';

/** Ranges over the whole day, no maximum of one dish. */
const SHARES_OF_ENERGY: readonly LimitKey[] = ['carbohydratePctE', 'proteinPctE', 'proteinGPerKg', 'fatPctE'];

/** Nutrients with a maximum per condition: a dish that lacks the figure cannot be judged (section 6.8). */
export const LIMITED_NUTRIENTS: Readonly<Partial<Record<RuleOwner, readonly Nutrient[]>>> =
  Object.fromEntries(HEALTH_CONDITIONS.map((condition) => [condition, cappedBy(condition)]));

/**
 * Every reason why this dish must never be served to this visitor: excluded foods, HARD rules of the chosen
 * conditions, styles and targets, unresolved ingredients, and limited nutrients that are unknown.
 */
export function hardViolations(candidate: Candidate, visitor: Visitor): readonly Violation[] {
  const owners = ruleOwners(visitor);
  return [
    ...excludedFoods(candidate, visitor),
    ...HARD_RULES.filter((rule) => owners.has(rule.owner)).flatMap((rule) => brokenBy(rule, candidate)),
    ...unresolved(candidate, owners),
    ...unknownNutrients(candidate, owners),
  ];
}

function excludedFoods(candidate: Candidate, visitor: Visitor): Violation[] {
  const found = exclusionViolation(candidate.profile, visitor.exclusions);
  return found === null ? [] : [{ rule: 'excludedFood', subject: found.subject }];
}

/** Whether any visitor the rule speaks for must not be served this dish. */
export function breaksRule(rule: HardRule, candidate: Candidate): boolean {
  return brokenBy(rule, candidate).length > 0;
}

/** Whether a dish with an ingredient nobody knows is too uncertain for these owners: a rule of theirs might forbid it. */
export function isJudged(owners: ReadonlySet<RuleOwner>): boolean {
  return HARD_RULES.some((rule) => rule.owner !== 'everyone' && owners.has(rule.owner));
}

function brokenBy(rule: HardRule, { profile, forms }: Candidate): Violation[] {
  const tag = rule.tags.find(
    (name) =>
      profile.certainTags.has(name) || (profile.possibleTags.has(name) && !profile.warnOnlyTags.has(name)),
  );
  const food = rule.foods.find((id) => profile.certainIds.has(id) || profile.possibleIds.has(id));
  const subject = tag ?? food ?? rule.forms.find((form) => forms.has(form));
  return subject === undefined ? [] : [{ rule: rule.id, subject }];
}

function unresolved({ profile }: Candidate, owners: ReadonlySet<RuleOwner>): Violation[] {
  const [line] = profile.unresolvedLines;
  return line !== undefined && isJudged(owners) ? [{ rule: 'unresolvedIngredient', subject: line }] : [];
}

function unknownNutrients({ nutrition }: Candidate, owners: ReadonlySet<RuleOwner>): Violation[] {
  const limited = [...owners].flatMap((owner) => LIMITED_NUTRIENTS[owner] ?? []);
  const missing = limited.find((nutrient) => nutrition[nutrient] === null);
  return missing === undefined ? [] : [{ rule: 'unknownNutrient', subject: missing }];
}

/** Energy counts where a condition lowers it. */
function cappedBy(condition: HealthCondition): readonly Nutrient[] {
  const capped = LIMIT_ROWS.filter(
    ({ owner, kind, max, key }) =>
      owner === condition && kind === 'limit' && max !== undefined && !SHARES_OF_ENERGY.includes(key),
  ).flatMap(({ key }) => {
    const { nutrient } = LIMIT_MEASURES[key];
    return nutrient === 'iodineUg' || nutrient === 'glycemicLoad' ? [] : [nutrient];
  });
  const lowersEnergy = ENERGY_ROWS.some(
    ({ owner, change, value }) => owner === condition && change === 'lessKcal' && value > 0,
  );
  return [...new Set([...capped, ...(lowersEnergy ? ['energyKcal' as const] : [])])];
}
