import { MEAL_TIMES } from '@kkini/domain';
import type { CheckedPlan } from '../checked-plan.ts';
import { type Check, type ClaimedCertificate, checkOf, type PlanToVerify } from '../plan-to-verify.ts';
import type { ServedDishes } from '../served-dish.ts';
import { spacingBreaks, spacingStep, spacingStepOf } from '../spacing.ts';
import { seedNumber } from './meal-points.ts';
import { dishesOfDay, weekPoints } from './week-points.ts';

/** The rules version these checks implement. The points of a plan with another version cannot be compared. */
export const CHECKED_RULES_VERSION = '2026-12-01.82';

const CHANGES = 'changes';

/** Largest difference in points between two sums of the same terms. */
export const POINTS_TOLERANCE = 1e-6;
/** Largest relative gap that counts as none. */
const PROVED_GAP = 1e-7;

/** Whether the certificate describes this week, these answers, these dishes and these rules; one check each. */
export function validityChecks({ plan }: CheckedPlan, { dataVersion }: ServedDishes): readonly Check[] {
  const { certificate, answersAreThose } = plan;
  if (certificate === null)
    return [{ name: 'certificate', outcome: 'open', text: 'none: the plan was made before plans had one' }];
  const open = (name: string, isSame: boolean, texts: readonly [good: string, open: string]): Check => ({
    name,
    outcome: isSame ? 'ok' : 'open',
    text: isSame ? texts[0] : texts[1],
  });
  const made = certificate.dataVersion;
  return [
    open('rules', certificate.rulesVersion === CHECKED_RULES_VERSION, [
      `version ${certificate.rulesVersion}`,
      `planned by version ${certificate.rulesVersion}, checked by ${CHECKED_RULES_VERSION}: the rules changed since`,
    ]),
    open('catalogue', made === dataVersion, [
      `version ${made}`,
      `planned from version ${made}, now ${dataVersion}: the catalogue changed since`,
    ]),
    open('answers', answersAreThose, [
      'those the plan was made for',
      'others than the plan was made for: they changed since',
    ]),
    changesCheck(plan, certificate),
  ];
}

/** Whether points and spacing can be compared with the certificate. */
export function isComparable(validity: readonly Check[]): boolean {
  return validity.every(({ outcome }) => outcome !== 'open');
}

/** Whether it could be compared if no meal had changed since: a certificate of the changed week still can. */
export function isOfPresentRules(validity: readonly Check[]): boolean {
  return isComparable(validity.filter(({ name }) => name !== CHANGES));
}

/** Consistency of the certificate's numbers: bound, gap, proved, step and seed. */
export function arithmeticChecks(plan: PlanToVerify): readonly Check[] {
  const { certificate } = plan;
  if (certificate === null) return [];
  const { objective, lowerBound, gap, proved, ladderStep, seed } = certificate;
  const difference = objective - lowerBound;
  const expected = difference === 0 ? 0 : difference / Math.max(Math.abs(objective), PROVED_GAP);
  const isRight = difference < 0 || Math.abs(gap - expected) <= 1e-12 + 1e-9 * Math.abs(expected);
  const isProved = difference >= 0 && expected <= PROVED_GAP;
  const seedOfPlan = seedNumber(plan.surveyId, plan.regeneration);
  const against = (isWrong: boolean, text: string) => (isWrong ? [text] : []);
  const figures = `${points(lowerBound)} of ${points(objective)}`;
  return [
    checkOf('lower bound', against(!(lowerBound <= objective), `${figures}: above the objective`), figures),
    checkOf('gap', against(!isRight, `${gap}, by the figures ${expected}`), String(gap)),
    checkOf('proved', against(proved !== isProved, `${proved}, by the figures ${isProved}`), String(proved)),
    checkOf(
      'ladder step',
      against(ladderStep !== plan.ladderStep, `${ladderStep}, the plan says ${plan.ladderStep}`),
      String(ladderStep),
    ),
    checkOf(
      'seed',
      against(seed !== seedOfPlan, 'not that of this plan'),
      `that of plan ${plan.regeneration + 1}`,
    ),
  ];
}

/** H4 to H7 at the certificate's spacing step. */
export function spacingChecks({ plan, visitor, week, kept, isAgain }: CheckedPlan): readonly Check[] {
  const step = spacingStep(spacingStepOf(plan), visitor.eatingStyles.includes('vegetarian'));
  const times = week.map((day) => MEAL_TIMES.filter((time) => day[time] !== undefined));
  const timeOf = (day: number, place: number) => times[day]?.[place] ?? 'breakfast';
  const breaks = spacingBreaks(week.map(dishesOfDay), step, {
    stayed: (day, place) => kept.isKept(day, timeOf(day, place)),
    again: (day, place) => isAgain(day, timeOf(day, place)),
  });
  const of = (rule: string) => breaks.filter((each) => each.rule === rule).map(({ subject }) => subject);
  const given = `given up at step ${spacingStepOf(plan)}`;
  return [
    checkOf('H4', of('H4'), `no dish more than ${step.servings} times in the week or twice on a day`),
    checkOf('H5', of('H5'), step.daysDiffer ? 'no main group twice on a day' : given),
    checkOf('H6', of('H6'), step.nightsDiffer ? 'no main group at night and the next morning' : given),
    checkOf(
      'H7',
      of('H7'),
      step.groupUses === null ? given : `no main group more than ${step.groupUses} times`,
    ),
  ];
}

/** The points of the week, summed independently, against those of the certificate. */
export function objectiveCheck(checked: CheckedPlan, claimed: number): Check {
  const { days, meals, counts, returns, total } = weekPoints(checked);
  const terms = [
    `days ${points(days)}`,
    `meals ${points(meals)}`,
    `counts ${points(counts)}`,
    `returns ${points(returns)}`,
  ];
  const text = `${terms.join(' + ')} = ${points(total)}, certificate ${points(claimed)}`;
  const isWrong = !(Math.abs(total - claimed) <= POINTS_TOLERANCE);
  return checkOf('objective', isWrong ? [text] : [], text);
}

/** Points as they are printed. */
export function points(value: number): string {
  return value.toFixed(6);
}

function changesCheck({ days }: PlanToVerify, { changed }: ClaimedCertificate): Check {
  const name = CHANGES;
  const changes = days.reduce((sum, day) => sum + day.changes, 0);
  const text = `${changes} meals changed since`;
  if (changed !== changes > 0)
    return {
      name,
      outcome: 'failed',
      text: `${text}, but the certificate says ${changed ? 'some' : 'none'}`,
    };
  return {
    name,
    outcome: changed ? 'open' : 'ok',
    text: changed ? `${text}: it speaks of the week before` : text,
  };
}
