import type { Leaning, Nutrient } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import { type DayTerm, weighedAmount } from '../preferences/day-penalty.ts';
import {
  type MealTerm,
  mealTermPoints,
  mealTerms,
  seedPoints,
  standingParts,
} from '../preferences/meal-cost.ts';
import { rangePenalty } from '../preferences/range-penalty.ts';
import { carries, ownerLeanings } from '../preferences/tag-preference.ts';
import { countPoints, type WeekCount } from '../preferences/week-penalty.ts';
import type { SlotPoints } from '../search/pricing/slot-points.ts';
import { RETURN_POINTS } from '../search/relaxation-ladder.ts';
import { textHash } from '../seed.ts';

/** A dish of the slot and the best other one. */
export type Rivals = { readonly dish: Candidate; readonly runnerUp: Candidate };

/** One term of the objective with `points` more for the runner-up than for the dish. */
export type TermGain = { readonly points: number } & (
  | { readonly of: 'day'; readonly term: DayTerm }
  | { readonly of: 'meal'; readonly term: MealTerm }
  | {
      readonly of:
        | 'mealTime'
        | 'season'
        | 'familiarity'
        | 'minutes'
        | 'weekday'
        | 'atHome'
        | 'oneBowl'
        | 'return'
        | 'chance';
    }
  | { readonly of: 'leaning'; readonly leaning: Leaning }
  | { readonly of: 'count'; readonly count: WeekCount; readonly uses: number; readonly runnerUpUses: number }
);

/** Every term in which dish and runner-up can differ. The points sum to what the runner-up costs more. */
export function termGains(slot: SlotPoints, rivals: Rivals): readonly TermGain[] {
  const { dish, runnerUp } = rivals;
  const { aims, around, mealTime, whole } = slot;
  const returns = (id: string) =>
    around.servings.has(whole.catalogue.positionOf(id) ?? -1) ? RETURN_POINTS : 0;
  return [
    ...dayGains(slot, rivals),
    ...mealTerms(mealTime, aims.limits).map((term): TermGain => {
      return { of: 'meal', term, points: mealTermPoints(term, runnerUp) - mealTermPoints(term, dish) };
    }),
    ...standingGains(slot, rivals),
    ...leaningGains(slot, rivals),
    ...whole.counts.map((count, index): TermGain => {
      const others = slot.counted[index] ?? 0;
      const uses = others + (count.counts(dish) ? 1 : 0);
      const runnerUpUses = others + (count.counts(runnerUp) ? 1 : 0);
      const points = countPoints(count, runnerUpUses) - countPoints(count, uses);
      return { of: 'count', count, uses, runnerUpUses, points };
    }),
    { of: 'weekday', points: slot.minutePointsWith(runnerUp) - slot.minutePointsWith(dish) },
    { of: 'atHome', points: slot.sparedAtHome(dish) - slot.sparedAtHome(runnerUp) },
    { of: 'oneBowl', points: slot.bowlPointsWith(runnerUp) - slot.bowlPointsWith(dish) },
    { of: 'return', points: returns(runnerUp.id) - returns(dish.id) },
    { of: 'chance', points: chanceOf(slot, runnerUp) - chanceOf(slot, dish) },
  ];
}

function chanceOf(slot: SlotPoints, { id }: Candidate): number {
  const { catalogue, seed } = slot.whole;
  return seedPoints(seed, textHash(id)) - slot.wishFor(catalogue.positionOf(id) ?? -1);
}

function dayGains(slot: SlotPoints, { dish, runnerUp }: Rivals): readonly TermGain[] {
  const totalsWith = (candidate: Candidate) =>
    slot.totalsWith(slot.whole.catalogue.positionOf(candidate.id) ?? -1);
  const [ours, theirs] = [totalsWith(dish), totalsWith(runnerUp)];
  return slot.aims.terms.map((term) => {
    const penalty = (totals: Float64Array) =>
      rangePenalty(weighedAmount(term, totals), term.range, term.weight);
    return { of: 'day', term, points: penalty(theirs) - penalty(ours) };
  });
}

function standingGains({ mealTime, whole }: SlotPoints, { dish, runnerUp }: Rivals): readonly TermGain[] {
  const occasion = { mealTime, month: whole.month };
  const [ours, theirs] = [standingParts(occasion, dish), standingParts(occasion, runnerUp)];
  return (['mealTime', 'season', 'familiarity', 'minutes'] as const).map((of) => ({
    of,
    points: theirs[of] - ours[of],
  }));
}

/** A tag or food several owners prefer or avoid counts once per owner. */
function leaningGains({ whole }: SlotPoints, { dish, runnerUp }: Rivals): readonly TermGain[] {
  const gains = new Map<Leaning, number>();
  for (const owner of ruleOwners(whole.visitor)) {
    for (const { leaning, points } of ownerLeanings(owner)) {
      const [ours, theirs] = [carries(dish, leaning), carries(runnerUp, leaning)];
      if (ours !== theirs) gains.set(leaning, (gains.get(leaning) ?? 0) + (theirs ? points : -points));
    }
  }
  return [...gains].map(([leaning, points]) => ({ of: 'leaning', leaning, points }));
}

/** Whether the figure of a nutrient is known for all of the dishes. */
export function isKnown(nutrient: Nutrient, dishes: readonly Candidate[]): boolean {
  return dishes.every(({ nutrition }) => nutrition[nutrient] !== null);
}
