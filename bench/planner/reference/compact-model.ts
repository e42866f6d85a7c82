import { type PlanningProblem, slotOptions } from '@kkini/planner/testing';
import { BOWL_WEIGHT, dishRows, isBowl, rowBound } from '../week-rows.ts';
import { addedBy, weighedAtFirst } from './weighed-amounts.ts';

const DAYS = 7;
/** The penalty has a second, steeper piece from this share of the reference on; its slope has this factor. */
const STEEP = { beyond: 0.15, factor: 3 } as const;

/**
 * A strict week in the textbook model: one binary variable per day, slot and dish; the day's penalty is a variable
 * above each of its linear pieces. In the LP format of CPLEX, which HiGHS reads.
 */
export function compactModel(problem: PlanningProblem): string {
  const lines: Lines = { objective: [], rows: [], binaries: [], uses: new Map() };
  for (const row of problem.wants) lines.uses.set(row, []);
  for (let day = 0; day < DAYS; day += 1) {
    addMeals(problem, day, lines);
    addPenalties(problem, day, lines);
  }
  const body = [...lines.rows, ...useRows(problem, lines)].map((row, index) => ` c${index}: ${row}`);
  return [
    'Minimize',
    ` obj: ${lines.objective.join(' ')}`,
    'Subject To',
    ...body,
    'Binary',
    ` ${lines.binaries.join(' ')}`,
    'End\n',
  ].join('\n');
}

type Lines = {
  readonly objective: string[];
  readonly rows: string[];
  readonly binaries: string[];
  /** The meals that count in each row of the week, for nights and for days. */
  readonly uses: Map<string, string[]>;
};

const NIGHT = 'night_';
const SAME_DAY = 'day_';

function addMeals(problem: PlanningProblem, day: number, lines: Lines): void {
  const last = problem.slots.length - 1;
  problem.slots.forEach((slot, place) => {
    const names = slotOptions(problem, slot).map(({ candidate, cost }, row) => {
      const name = mealName(day, place, row);
      const rows = [`${SAME_DAY}${day}_${candidate.mainGroup}`, ...dishRows(problem, candidate)];
      if (place === last && day < DAYS - 1) rows.push(`${NIGHT}${day}_${candidate.mainGroup}`);
      if (place === 0 && day > 0) rows.push(`${NIGHT}${day - 1}_${candidate.mainGroup}`);
      for (const key of rows) {
        const uses = lines.uses.get(key) ?? [];
        uses.push(name);
        lines.uses.set(key, uses);
      }
      lines.objective.push(term(cost, name));
      return name;
    });
    lines.rows.push(`${names.join(' + ')} = 1`);
    lines.binaries.push(...names);
  });
}

/** One total y and one penalty t per nutrient, t above all pieces of the penalty at y; y in units of the reference. */
function addPenalties(problem: PlanningProblem, day: number, lines: Lines): void {
  const bowls = problem.slots.flatMap((slot, slotPlace) =>
    slotOptions(problem, slot).flatMap(({ candidate }, row) =>
      isBowl(candidate) ? [term(1, mealName(day, slotPlace, row))] : [],
    ),
  );
  addPenalty({ range: { max: 1 }, weight: BOWL_WEIGHT }, [`y_${day}_bowls`, `t_${day}_bowls`], {
    eaten: bowls,
    lines,
    first: 0,
  });
  problem.terms.forEach((each, place) => {
    const { range, weight } = each;
    const reference = range.max ?? range.min ?? 1;
    const [y, t] = [`y_${day}_${place}`, `t_${day}_${place}`];
    const eaten = problem.slots.flatMap((slot, slotPlace) =>
      slotOptions(problem, slot).map(({ amounts }, row) =>
        term(addedBy(each, amounts) / reference, mealName(day, slotPlace, row)),
      ),
    );
    addPenalty({ range, weight }, [y, t], { eaten, lines, first: weighedAtFirst(each) / reference });
  });
}

/** Terms of the meals in an amount, and the amount without any meal. */
type Eaten = { readonly eaten: readonly string[]; readonly lines: Lines; readonly first: number };

function addPenalty(
  { range, weight }: Pick<PlanningProblem['terms'][number], 'range' | 'weight'>,
  [y, t]: readonly [total: string, points: string],
  { eaten, lines, first }: Eaten,
): void {
  const reference = range.max ?? range.min ?? 1;
  lines.rows.push(`${eaten.length > 0 ? eaten.join(' ') : '0 x_0_0_0'} - ${y} = ${-first}`);
  lines.objective.push(term(1, t));
  const slope = 10 * weight;
  const steep = STEEP.factor * slope;
  const jump = (steep - slope) * STEEP.beyond;
  if (range.max !== undefined) {
    const upper = range.max / reference;
    lines.rows.push(`${t} ${term(-slope, y)} >= ${-slope * upper}`);
    lines.rows.push(`${t} ${term(-steep, y)} >= ${-steep * upper - jump}`);
  }
  if (range.min !== undefined) {
    const lower = range.min / reference;
    lines.rows.push(`${t} ${term(slope, y)} >= ${slope * lower}`);
    lines.rows.push(`${t} ${term(steep, y)} >= ${steep * lower - jump}`);
  }
}

/** Rows over the week; a soft one has a variable for its violation. */
function useRows(problem: PlanningProblem, { uses, objective }: Lines): readonly string[] {
  return [...uses].map(([key, names]) => {
    const sum = names.length > 0 ? names.join(' + ') : '0 x_0_0_0';
    if (key.startsWith(NIGHT) || key.startsWith(SAME_DAY)) return `${sum} <= 1`;
    const { side, bound, points } = rowBound(problem, key);
    if (points === Infinity) return `${sum} ${side} ${bound}`;
    objective.push(term(points, `e_${key}`));
    return `${sum} ${side === '>=' ? '+' : '-'} e_${key} ${side} ${bound}`;
  });
}

const mealName = (day: number, place: number, row: number) => `x_${day}_${place}_${row}`;

function term(value: number, name: string): string {
  return `${value < 0 ? '-' : '+'} ${Math.abs(value)} ${name}`;
}
