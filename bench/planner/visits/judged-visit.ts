import { MEAL_TIMES, type Survey } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { type Visitor, weekViolations } from '@kkini/planner';
import { dayFaults } from './judgement/day-faults.ts';
import { extraFaults } from './judgement/extra-faults.ts';
import { mealFaults } from './judgement/judged-meal.ts';
import { OwnPlates } from './judgement/own-plates.ts';
import { weekFaults } from './judgement/week-faults.ts';
import type { Finding, Moment, Step } from './moment.ts';
import type { ServedCatalogue } from './served-catalogue.ts';
import { visitorOf } from './stored-plan.ts';
import { visit } from './visit.ts';

/** A finding, and the step that showed it first. */
export type SeenFinding = Finding & { readonly step: Step; readonly done: string };

/** Number of weeks a visitor saw in each step, and what was wrong with any; empty for a visitor who gets no plan. */
export type JudgedVisit = {
  readonly weeks: readonly Step[];
  readonly findings: readonly SeenFinding[];
};

/** Follows one simulated visitor and judges every week they have or are offered; reports each finding once. */
export function judgedVisit(catalogue: ServedCatalogue, seed: number): JudgedVisit {
  const tableOf = memoizeByObject((survey: Survey) => ({
    plates: new OwnPlates(catalogue, survey),
    visitor: visitorOf(survey, catalogue),
  }));
  const weeks: Step[] = [];
  const findings = new Map<string, SeenFinding>();
  for (const moment of visit(catalogue, seed)) {
    const { step, done, survey } = moment;
    weeks.push(step);
    const judge = { catalogue, ...tableOf(survey) };
    const found = [
      ...everyMealFaults(moment, catalogue),
      ...weekFaults(moment, judge),
      ...dayFaults(moment, judge),
      ...extraFaults(moment, judge),
      ...serverFaults(moment, judge),
      ...checkFaults(moment),
    ];
    for (const finding of found) {
      const key = `${finding.kind} ${finding.where}`;
      if (!findings.has(key)) findings.set(key, { ...finding, step, done });
    }
  }
  return { weeks, findings: [...findings.values()] };
}

/** Meals of future days that somebody may not have. */
function everyMealFaults(
  { week, from, survey }: Moment,
  { mealOf, kinds }: ServedCatalogue,
): readonly Finding[] {
  return week
    .filter(({ date }) => date >= from)
    .flatMap(({ date, slots }) =>
      MEAL_TIMES.flatMap((mealTime): readonly Finding[] => {
        const slot = slots[mealTime];
        const meal = mealOf(slot);
        const at = `${date} ${mealTime}`;
        if (meal === null) return [];
        if (meal === undefined) {
          const text = `${at}: ${JSON.stringify(slot)}`;
          return [{ kind: 'no such dish', where: text, text }];
        }
        return mealFaults(meal, { survey, mealTime, kinds }).map(({ kind, rule, text }) => ({
          kind,
          where: `${rule} ${meal.title}`,
          text: `${at} ${rule}: ${text}`,
        }));
      }),
    );
}

/** Faults the server finds before it saves days, for which it answers with an error. */
function serverFaults(
  { week, from }: Moment,
  { catalogue, visitor }: { readonly catalogue: ServedCatalogue; readonly visitor: Visitor },
): readonly Finding[] {
  const { candidates, tables } = catalogue;
  const open = week.filter(({ date }) => date >= from);
  return weekViolations({ week: open, candidates, tables, visitor }).map((violation) => {
    const text = Object.values(violation).join(' ');
    return { kind: 'refused by the server', where: text, text };
  });
}

function checkFaults({ against = [] }: Moment): readonly Finding[] {
  return against.map(({ name, text }) => ({
    kind: 'checks of the plan',
    where: name,
    text: `${name}: ${text}`,
  }));
}
