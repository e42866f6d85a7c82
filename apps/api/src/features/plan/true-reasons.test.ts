import {
  exclusionViolation,
  isKindOf,
  MEAL_STYLES,
  MEAL_TIMES,
  type MealTime,
  type Nutrient,
  type WeekPlan,
} from '@kkini/domain';
import { leadOf } from '@kkini/domain/portions';
import {
  assessWeek,
  type Candidate,
  changeMeal,
  type DayLimits,
  dayLimits,
  explainWeek,
  hardViolations,
  kitchenOf,
  makeVisitor,
  planWeek,
  type Reason,
  type Visitor,
  workMinutes,
} from '@kkini/planner';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { anySurvey } from '../../testing/second-opinion.ts';
import { eatenDish } from '../../workers/testing/eaten-dish.ts';

const { catalogue, candidates, candidateById } = basisOf(await loadTestCatalogue());

/** A meal with everything a reason may refer to; dishes as eaten. */
type Meal = {
  readonly dish: Candidate;
  readonly mealTime: MealTime;
  readonly others: readonly Candidate[];
  readonly week: readonly Candidate[];
  readonly limits: DayLimits;
  readonly visitor: Visitor;
  /** Limits of the day in the plan's quality. */
  readonly stated: Partial<Record<string, LimitRange>>;
};
type LimitRange = { readonly min?: number; readonly max?: number };

const has = ({ forms, profile }: Candidate, name: string) => {
  if (name === 'tough') return forms.has('tough');
  if (name === 'spicy') return forms.has('hot');
  return profile.certainTags.has(name) || profile.certainIds.has(name);
};
const known = (dishes: readonly Candidate[], nutrient: Nutrient) =>
  dishes.map((each) => each.nutrition[nutrient] ?? Number.NaN);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

/** Whether a reason is true, recomputed only from the dishes of the week and the visitor's limits. */
function isTrue(reason: Reason, meal: Meal): boolean {
  return 'runnerUpId' in reason ? isTrueOfBoth(reason, meal) : isTrueOfDish(reason, meal);
}

function isTrueOfBoth(reason: Extract<Reason, { runnerUpId: string }>, meal: Meal): boolean {
  const { dish, others, week, limits, stated, mealTime, visitor } = meal;
  const served = candidateById.get(reason.runnerUpId);
  const runnerUp = served && eatenDish(served, mealTime, visitor);
  if (runnerUp === undefined || runnerUp.style !== dish.style || runnerUp.id === dish.id) return false;
  if (others.some(({ id }) => id === runnerUp.id)) return false;
  const rivalWeek = week.map((each) => (each === dish ? runnerUp : each));
  const uses = (dishes: readonly Candidate[], counts: (each: Candidate) => boolean) =>
    dishes.filter(counts).length;
  const isOily = ({ mainGroup }: Candidate) => mainGroup === 'oilyFish';
  const isFish = (each: Candidate) => each.mainGroup === 'whiteFish' || isOily(each);
  const isSoup = ({ method }: Candidate) => method === 'soup';
  const totals = (nutrient: Nutrient) => [
    sum(known([...others, dish], nutrient)),
    sum(known([...others, runnerUp], nutrient)),
  ];
  switch (reason.code) {
    case 'withinLimit':
    case 'lessOver':
    case 'reachesGoal':
    case 'closerToGoal': {
      const { nutrient, amount, runnerUpAmount, limit } = reason;
      const [ours = 0, theirs = 0] = totals(nutrient);
      const { min = Number.NaN, max = Number.NaN } = stated[nutrient] ?? {};
      const [atMost, atLeast] = [close(limit, max), close(limit, min)];
      const right = close(ours, amount) && close(theirs, runnerUpAmount);
      if (reason.code === 'withinLimit') return right && atMost && ours <= limit && theirs > limit;
      if (reason.code === 'lessOver') return right && atMost && ours > limit && theirs > ours;
      if (reason.code === 'reachesGoal') return right && atLeast && ours >= limit && theirs < limit;
      return right && atLeast && ours < limit && theirs < ours;
    }
    case 'fitsMeal': {
      const { nutrient, amount, runnerUpAmount } = reason;
      const share = limits.mealEnergyKcal[mealTime];
      const energy = { min: share * 0.8, max: share * 1.2 };
      const { min = 0, max = Infinity } =
        nutrient === 'energyKcal'
          ? energy
          : (limits.meal[mealTime][nutrient] ?? limits.mealAims[nutrient] ?? {});
      const isInside = (value: number) => value >= min && value <= max;
      const [ours = 0, theirs = 0] = known([dish, runnerUp], nutrient);
      return ours === amount && theirs === runnerUpAmount && isInside(ours) && !isInside(theirs);
    }
    case 'betterForMealTime':
      return dish.mealTimes.includes(mealTime) && !runnerUp.mealTimes.includes(mealTime);
    case 'moreFamiliar':
      return dish.familiarity > runnerUp.familiarity;
    case 'quicker':
      return reason.minutes > 0 && (runnerUp.minutes ?? 0) - (dish.minutes ?? Infinity) === reason.minutes;
    case 'shorterDay':
      return reason.minutes > 0 && Math.round(workMinutes(runnerUp) - workMinutes(dish)) === reason.minutes;
    case 'withoutUnlike': {
      const { possibleTags, possibleIds, unresolvedLines } = dish.profile;
      const maybe = possibleTags.has(reason.leaning) || possibleIds.has(reason.leaning);
      return (
        !has(dish, reason.leaning) && !maybe && unresolvedLines.size === 0 && has(runnerUp, reason.leaning)
      );
    }
    case 'spreadsMethods': {
      const counts = ({ method }: Candidate) => method === reason.method;
      return (
        reason.limit === 5 && uses(rivalWeek, counts) === reason.uses && reason.uses > 5 && !counts(dish)
      );
    }
    case 'fewerFried': {
      const counts = ({ method }: Candidate) => method === 'deepFried';
      return (
        reason.limit === 2 && uses(rivalWeek, counts) === reason.uses && reason.uses > 2 && !counts(dish)
      );
    }
    case 'fewerProcessedMeat': {
      const counts = ({ mainGroup }: Candidate) => mainGroup === 'processedMeat';
      return (
        reason.limit === 1 && uses(rivalWeek, counts) === reason.uses && reason.uses > 1 && !counts(dish)
      );
    }
    case 'bringsFish':
      return isFish(dish) && !isFish(runnerUp) && uses(week, isFish) === reason.uses && reason.uses <= 2;
    case 'bringsOilyFish':
      return isOily(dish) && !isOily(runnerUp) && uses(week, isOily) === reason.uses && reason.uses <= 2;
    case 'bringsSoup':
      return isSoup(dish) && !isSoup(runnerUp) && uses(week, isSoup) === reason.uses && reason.uses <= 3;
    case 'newThisWeek':
      return uses(week, ({ id }) => id === dish.id) === 1 && uses(week, ({ id }) => id === runnerUp.id) > 0;
  }
}

/** What conditions are about, though its maximum may be everybody's. */
const MAINLY =
  /^(diabetes carbohydrateG|dyslipidemia (saturatedFatG|cholesterolMg)|heartDisease saturatedFatG)$/;

function isTrueOfDish(reason: Exclude<Reason, { runnerUpId: string }>, meal: Meal): boolean {
  const { dish, others, week, limits, stated, mealTime, visitor } = meal;
  switch (reason.code) {
    case 'keepsLimit': {
      const { nutrient, amount, dayAmount, limit } = reason;
      const total = sum(known([...others, dish], nutrient));
      const right = dish.nutrition[nutrient] === amount && close(total, dayAmount);
      const isStated = close(stated[nutrient]?.max ?? Number.NaN, limit);
      const isMain = visitor.healthConditions.some((condition) => MAINLY.test(`${condition} ${nutrient}`));
      return right && isStated && total <= limit && (isMain || limits.watched.has(nutrient));
    }
    case 'fillsGoal': {
      const { nutrient, amount, limit } = reason;
      const isStated = close(stated[nutrient]?.min ?? Number.NaN, limit);
      return dish.nutrition[nutrient] === amount && isStated && amount >= limit / 3;
    }
    case 'usesAtHome':
      return dish.foods?.some((food) => isKindOf(catalogue.taxonomy, food, reason.food)) === true;
    case 'usesBatch':
      // These weeks have the usual companions, which are cooked for their meal.
      return false;
    case 'varied': {
      const uses = week.filter(({ mainGroup }) => mainGroup === reason.mainGroup).length;
      return dish.mainGroup === reason.mainGroup && uses === reason.uses && uses <= 2;
    }
    case 'suitsMealTime':
      return reason.mealTime === mealTime && dish.mealTimes.includes(mealTime);
    case 'quick':
      return dish.minutes === reason.minutes && reason.minutes <= 15;
    case 'familiar':
      return dish.familiarity >= 4;
    case 'onlyDish': {
      return candidates.every(
        (other) =>
          other.style !== dish.style ||
          (other.kitchen ?? kitchenOf(visitor)) !== kitchenOf(visitor) ||
          other.id === dish.id ||
          others.some(({ id }) => id === other.id) ||
          hardViolations(other, visitor, mealTime).length > 0,
      );
    }
  }
}

/** The meals of a week with their reasons. */
function explained(week: WeekPlan, visitor: Visitor, seed: number) {
  const dishAt = (day: WeekPlan[number], time: MealTime) => {
    const slot = day.slots[time];
    const dish = 'id' in slot ? candidateById.get(slot.id) : undefined;
    return dish && eatenDish(dish, time, visitor);
  };
  const eaten = week.map((day) => MEAL_TIMES.map((time) => dishAt(day, time)));
  const all = eaten.flat().filter((dish) => dish !== undefined);
  const explanations = explainWeek({ candidates, visitor, week, seed });
  // A nutrient's limit takes precedence over its aim.
  const assessed = assessWeek({ candidates, visitor, week });
  const daily = assessed.limits.filter(({ per }) => per === 'day');
  const lead = visitor.persons.indexOf(leadOf(visitor));
  const judged = [...daily].sort((a, b) => a.kind.localeCompare(b.kind));
  return week.flatMap((day, index) =>
    MEAL_TIMES.flatMap((mealTime, at) => {
      const dish = eaten[index]?.[at];
      if (dish === undefined) return [];
      const others = (eaten[index] ?? []).flatMap((other, time) => (time === at ? [] : (other ?? [])));
      const style = (time: MealTime) => {
        const slot = day.slots[time];
        if (slot.kind === 'empty') return visitor.mealStyles[time];
        return slot.kind === 'fasting' ? 'fasting' : slot.style;
      };
      const mealStyles = { breakfast: style('breakfast'), lunch: style('lunch'), dinner: style('dinner') };
      const limits = dayLimits({ ...visitor, mealStyles });
      const figures = assessed.days[index]?.persons[lead]?.figures ?? [];
      // A limit is compared with a person's own day, if that has a verdict.
      const stated = Object.fromEntries([
        ...judged.map(({ nutrient, days }) => [nutrient, days[index]?.range ?? {}] as const),
        ...figures.flatMap(({ nutrient, per, range }) => (per === 'day' ? [[nutrient, range] as const] : [])),
      ]);
      const meal: Meal = { dish, mealTime, others, week: all, limits, stated, visitor };
      return [{ meal, reasons: explanations[index]?.reasons[mealTime] ?? [] }];
    }),
  );
}

const changes = fc.array(
  fc.record({
    day: fc.nat({ max: 6 }),
    mealTime: fc.constantFrom(...MEAL_TIMES),
    style: fc.constantFrom(...MEAL_STYLES),
    choice: fc.nat({ max: 4 }),
  }),
  { maxLength: 4 },
);

describe('reasons from the real catalogue', () => {
  it('are true when recomputed from the plan, for any survey and after any changes', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anySurvey(MEAL_STYLES), changes, fc.nat(), (survey, wishes, seed) => {
        const weekdayMinutes = seed % 2 === 0 ? 30 : null;
        const foodsAtHome = seed % 3 === 0 ? ['tofu', 'egg', '감자'] : [];
        const visitor = makeVisitor(catalogue.taxonomy, { ...survey, weekdayMinutes, foodsAtHome });
        let { week } = planWeek({ candidates, visitor, startDate: survey.startDate, seed });
        for (const { day, mealTime, style, choice } of wishes) {
          const date = week[day]?.date ?? '';
          const { choices } = changeMeal({ candidates, visitor, week, date, mealTime, style, seed });
          const slot = choices[choice]?.slot;
          if (slot === undefined) continue;
          week = week.map((each) =>
            each.date === date ? { ...each, slots: { ...each.slots, [mealTime]: slot } } : each,
          );
        }
        for (const { meal, reasons } of explained(week, visitor, seed)) {
          for (const reason of reasons) {
            seen.add(reason.code);
            if (!isTrue(reason, meal)) throw new Error(`${meal.dish.id}: ${JSON.stringify(reason)}`);
          }
        }
      }),
      { numRuns: runs(150), seed: 20261130 },
    );
    expect(seen.size).toBeGreaterThan(10);
  });

  it('name no dish the visitor must not be served and no food that is left out', () => {
    fc.assert(
      fc.property(anySurvey(MEAL_STYLES), fc.nat(), (survey, seed) => {
        const visitor = makeVisitor(catalogue.taxonomy, survey);
        const { week } = planWeek({ candidates, visitor, startDate: survey.startDate, seed });
        for (const { reasons } of explained(week, visitor, seed)) {
          for (const reason of reasons) {
            const runnerUp = 'runnerUpId' in reason ? candidateById.get(reason.runnerUpId) : undefined;
            if (runnerUp !== undefined) {
              expect(hardViolations(runnerUp, visitor)).toEqual([]);
              expect(exclusionViolation(runnerUp.profile, visitor.exclusions)).toBeNull();
            }
            const names = 'leaning' in reason ? [reason.leaning] : [];
            const excluded = visitor.exclusions.flatMap((each) => (each.kind === 'known' ? [each.id] : []));
            expect(excluded.filter((id) => names.some((name) => name === id))).toEqual([]);
          }
        }
      }),
      { numRuns: runs(80), seed: 20261201 },
    );
  });
});
