import {
  type DayTerm,
  type Option,
  type PlanningProblem,
  rangePenalty,
  slotOptions,
} from '@kkini/planner/testing';

/** A day menu of the reference: its dishes and its points. */
export type ReferenceMenu = { readonly options: readonly Option[]; readonly cost: number };

/** Every day menu of a strict week by plain enumeration; no main group and so no dish twice a day. */
export function referenceMenus(problem: PlanningProblem): readonly ReferenceMenu[] {
  const { terms } = problem;
  const slots = problem.slots.map((slot) => slotOptions(problem, slot));
  const menus: ReferenceMenu[] = [];
  const extend = (chosen: readonly Option[], totals: readonly number[], cost: number): void => {
    const slot = slots[chosen.length];
    if (slot === undefined) {
      menus.push({ options: chosen, cost: cost + penalty(totals, terms) });
      return;
    }
    for (const option of slot) {
      if (chosen.some(({ candidate }) => candidate.mainGroup === option.candidate.mainGroup)) continue;
      const sums = terms.map(({ index }, place) => (totals[place] ?? 0) + (option.amounts[index] ?? 0));
      extend([...chosen, option], sums, cost + option.cost);
    }
  };
  extend(
    [],
    terms.map(() => 0),
    0,
  );
  return menus;
}

function penalty(totals: readonly number[], terms: readonly DayTerm[]): number {
  return terms.reduce(
    (sum, { range, weight }, place) => sum + rangePenalty(totals[place] ?? 0, range, weight),
    0,
  );
}
