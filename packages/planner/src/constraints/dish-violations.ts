import {
  type DishProfile,
  exclusionViolation,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type MealTime,
  type Nutrient,
} from '@kkini/domain';
import { isStated, LIMIT_MEASURES, type LimitKey } from '@kkini/domain/limits';
import { memoizeByObject } from '@kkini/domain/memoize';
import { LIMIT_ROWS } from '../limits/limit-rows.ts';
import type { Candidate } from '../model/candidate.ts';
import type { DishForm } from '../model/dish-form.ts';
import type { HardRule, Violation } from '../model/hard-rule.ts';
import { type RuleOwner, ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { NONE_WEIGHED, type WeighedFoods } from '../model/weighed-foods.ts';
import { HARD_RULES } from './hard-rules.ts';
import { isTooGlycemic, isTooSalty, lowestSodiumMaximum } from './plate-walls.ts';

/** Shares of the energy apply to the whole day and set no maximum for one dish. */
const SHARES_OF_ENERGY: readonly LimitKey[] = ['carbohydratePctE', 'proteinPctE', 'proteinGPerKg', 'fatPctE'];

/** Nutrients each condition or answer limits: a dish without the figure cannot be judged (section 6.8). */
export const LIMITED_NUTRIENTS: Readonly<Partial<Record<RuleOwner, readonly Nutrient[]>>> = {
  ...Object.fromEntries(HEALTH_CONDITIONS.map((condition) => [condition, cappedBy(condition)])),
  'answer.kidney': ['sodiumMg'],
  'answer.kidneyThird': ['potassiumMg', 'proteinG'],
  'answer.kRetain': ['potassiumMg'],
  'answer.warfarin': ['vitaminKUg'],
  'answer.insulin': ['carbohydrateG'],
  'answer.stomach': ['addedSugarG'],
  'answer.cirrhosis': ['sodiumMg'],
};

/**
 * Every reason why this dish must never be served to this visitor, at this meal time where one is given: excluded foods, HARD
 * rules of everyone at the table, unresolved ingredients, unknown amounts of limited nutrients, a glycaemic load that is too
 * high in every portion, and bought meals above the lowest sodium maximum at the table.
 */
export function hardViolations(
  candidate: Candidate,
  visitor: Visitor,
  mealTime?: MealTime,
): readonly Violation[] {
  const owners = ruleOwners(visitor);
  return [
    ...heldExclusions(candidate, visitor),
    ...rulesFor(visitor).flatMap((rule) => (isAbout(rule, mealTime) ? brokenBy(rule, candidate) : [])),
    ...unresolved(candidate, owners),
    ...unknownNutrients(candidate, visitor),
    ...(isTooGlycemic(candidate, visitor) ? [{ rule: 'glycemicLoad', subject: candidate.id }] : []),
    ...(isTooSalty(candidate, lowestSodiumMaximum(visitor))
      ? [{ rule: 'boughtSodium', subject: candidate.id }]
      : []),
  ];
}

/** Whether an exclusion or a HARD rule of the visitor forbids something of which only the foods are known. */
export function forbidsFoods(profile: DishProfile, visitor: Visitor): boolean {
  const goods = { profile, forms: new Set<DishForm>(), weighed: NONE_WEIGHED };
  return (
    exclusionViolation(profile, visitor.exclusions) !== null ||
    rulesFor(visitor).some((rule) => isAbout(rule, undefined) && brokenBy(rule, goods).length > 0)
  );
}

/** The HARD rules that apply to a visitor. */
export const rulesFor = memoizeByObject((visitor: Visitor): readonly HardRule[] => {
  const owners = ruleOwners(visitor);
  return HARD_RULES.filter(({ owner }) => owners.has(owner));
});

/** Whether a rule applies at a meal time. Without a meal time, rules limited to some meal times do not apply. */
export function isAbout({ mealTimes }: HardRule, mealTime: MealTime | undefined): boolean {
  return mealTimes.length === 0 || (mealTime !== undefined && mealTimes.includes(mealTime));
}

function heldExclusions(candidate: Candidate, visitor: Visitor): Violation[] {
  const found = exclusionViolation(candidate.profile, visitor.exclusions);
  return found === null ? [] : [{ rule: 'excludedFood', subject: found.subject }];
}

/** Whether the rule forbids the dish to this visitor. */
export function breaksRule(rule: HardRule, candidate: Candidate): boolean {
  return brokenBy(rule, candidate).length > 0;
}

/** Whether a dish with an unresolved ingredient is too uncertain for these owners, because one of their rules might forbid it. */
export function isJudged(owners: ReadonlySet<RuleOwner>): boolean {
  return HARD_RULES.some((rule) => rule.owner !== 'everyone' && owners.has(rule.owner));
}

type Judged = Pick<Candidate, 'profile' | 'forms' | 'weighed'>;

function brokenBy(rule: HardRule, { profile, forms, weighed }: Judged): Violation[] {
  const tag = rule.tags.find(
    (name) =>
      profile.certainTags.has(name) || (profile.possibleTags.has(name) && !profile.warnOnlyTags.has(name)),
  );
  const food = rule.foods.find((id) => profile.certainIds.has(id) || profile.possibleIds.has(id));
  const tooMuch = WEIGHED.find((each) => weighed[each] > (rule.most[each] ?? Infinity));
  const subject = tag ?? food ?? rule.forms.find((form) => forms.has(form)) ?? tooMuch;
  return subject === undefined ? [] : [{ rule: rule.id, subject }];
}

const WEIGHED = ['fishG', 'seaweedG', 'leavesG'] as const satisfies readonly (keyof WeighedFoods)[];

function unresolved({ profile }: Candidate, owners: ReadonlySet<RuleOwner>): Violation[] {
  const [line] = profile.unresolvedLines;
  return line !== undefined && isJudged(owners) ? [{ rule: 'unresolvedIngredient', subject: line }] : [];
}

const limitedFor = memoizeByObject((visitor: Visitor): readonly Nutrient[] =>
  [...ruleOwners(visitor)].flatMap((owner) => LIMITED_NUTRIENTS[owner] ?? []),
);

function unknownNutrients({ nutrition }: Candidate, visitor: Visitor): Violation[] {
  const missing = limitedFor(visitor).find((nutrient) => nutrition[nutrient] === null);
  return missing === undefined ? [] : [{ rule: 'unknownNutrient', subject: missing }];
}

/** Energy counts as limited where a condition lowers it. */
function cappedBy(condition: HealthCondition): readonly Nutrient[] {
  const capped = LIMIT_ROWS.filter(
    ({ owners: [owner], kind, max, key }) =>
      owner === condition && kind === 'limit' && max !== undefined && !SHARES_OF_ENERGY.includes(key),
  ).flatMap(({ key }) => {
    const { nutrient } = LIMIT_MEASURES[key];
    return isStated(nutrient) ? [nutrient] : [];
  });
  const lowersEnergy = condition === 'obesity';
  return [...new Set([...capped, ...(lowersEnergy ? ['energyKcal' as const] : [])])];
}
