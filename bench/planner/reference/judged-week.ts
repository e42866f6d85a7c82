import type { Survey, Taxonomy } from '@kkini/domain';
import { type Candidate, type JudgedLimit, makeVisitor, planWeek } from '@kkini/planner';

/** A planned week as the score counts it. */
export type JudgedWeek = {
  /** The answers that matter to limits. */
  readonly answers: readonly string[];
  /** Limits not met, and limits missed on some day or at some meal, by nutrient and day or meal. */
  readonly missed: readonly string[];
  readonly everOff: readonly string[];
  /** The missed limits with their figures. */
  readonly figures: readonly string[];
  readonly proved: boolean;
  /** Distance of the mean day's energy from the target, as a share of it. */
  readonly energyOff: number;
  readonly dishes: number;
  readonly mainGroups: number;
  readonly days: readonly (readonly Candidate[])[];
};

type Foods = { readonly taxonomy: Taxonomy; readonly candidates: readonly Candidate[] };

/** Plans the week of a survey and judges it. */
export function judgeSurvey({ taxonomy, candidates }: Foods, survey: Survey, seed: number): JudgedWeek {
  const visitor = makeVisitor(taxonomy, survey);
  const { week, quality } = planWeek({ candidates, visitor, startDate: survey.startDate, seed });
  const limits = quality.limits.filter(({ kind }) => kind === 'limit');
  const missed = limits.filter(({ met }) => met === false);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const days = week.map(({ slots }) =>
    Object.values(slots).flatMap((slot) => ('id' in slot ? (byId.get(slot.id) ?? []) : [])),
  );
  const dishes = days.flat();
  return {
    answers: answersOf(survey),
    missed: missed.map(nameOf),
    everOff: limits.filter(({ within, judged }) => within < judged).map(nameOf),
    figures: missed.map(figureOf),
    proved: quality.certificate.proved,
    energyOff: energyOff(quality.limits),
    dishes: new Set(dishes.map(({ id }) => id)).size,
    mainGroups: new Set(dishes.map(({ mainGroup }) => mainGroup)).size,
    days,
  };
}

function answersOf({ targets, healthConditions, eatingStyles, mealStyles }: Survey): readonly string[] {
  return [
    ...new Set([
      ...targets,
      ...healthConditions,
      ...eatingStyles,
      ...Object.values(mealStyles),
      ...(targets.length > 1 ? ['household'] : []),
    ]),
  ];
}

const nameOf = ({ nutrient, per }: JudgedLimit) => `${nutrient} per ${per}`;

function figureOf(limit: JudgedLimit): string {
  const { value, planned } = limit;
  const bound = (amount: number | undefined) => amount?.toFixed(1) ?? '';
  return `${nameOf(limit)} ${bound(value ?? undefined)} of ${bound(planned.min)}..${bound(planned.max)}`;
}

/** The target is the middle of the energy range. */
function energyOff(limits: readonly JudgedLimit[]): number {
  const energy = limits.find(({ nutrient }) => nutrient === 'energyKcal');
  const target = (energy?.planned.min ?? 0) / LOWEST_SHARE;
  return target === 0 || energy?.value == null ? 0 : Math.abs(energy.value / target - 1);
}

/** The lower bound of the energy is 10 % below its target. */
const LOWEST_SHARE = 0.9;
