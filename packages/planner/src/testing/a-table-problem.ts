import { NUTRIENTS } from '@kkini/domain';
import { personMeal } from '@kkini/domain/portions';
import { aNutrition, someTableFacts } from '@kkini/domain/testing';
import { noAmounts } from '../model/day-amounts.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { PortionsOfTable } from '../tables/portions-of-table.ts';
import type { PricedSide } from '../tables/side-dishes.ts';
import type { OpenTable, TableBase, TableProblem } from '../tables/table-problem.ts';
import { aVisitor } from './a-candidate.ts';

const SODIUM = NUTRIENTS.indexOf('sodiumMg');

/** Terms of a day that has at most this much sodium, mg. */
export function atMostSodium(max: number): TableProblem['terms'] {
  return [{ index: SODIUM, nutrient: 'sodiumMg', range: { max }, weight: 10 }];
}

/** A base without rice, of a dish of 600 kcal and 1,000 mg of sodium. */
export function aBase(changes: Partial<TableBase> & { readonly sodiumMg?: number } = {}): TableBase {
  const { sodiumMg = 1000, ...rest } = changes;
  const visitor = aVisitor();
  const [person] = visitor.persons;
  if (person === undefined) throw new Error('a visitor is somebody');
  const portions = new PortionsOfTable(
    { nutrition: aNutrition({ energyKcal: 600, sodiumMg }), kind: 'recipe', leavesG: 0 },
    { lead: personMeal(person, 'lunch', visitor), along: [] },
    { nutrients: [...NUTRIENTS.keys()], along: [] },
  );
  return { rice: null, kind: -1, minutes: 0, fixed: [], portions, points: 0, ...rest };
}

/** The table of a lunch on the first day. */
export function aTable(changes: Partial<OpenTable> = {}): OpenTable {
  return { day: 0, time: 'lunch', lead: 'stew', isSpicy: false, bases: [aBase()], terms: [], ...changes };
}

/** A side on this shelf, of 300 mg of sodium, which clashes with itself alone. */
export function aSide(shelf: number, changes: Partial<PricedSide> & { readonly sodiumMg?: number } = {}) {
  const { sodiumMg = 300, ...rest } = changes;
  const clashes = new Uint8Array(shelf + 1);
  clashes[shelf] = 1;
  const side: PricedSide = {
    shelf,
    id: `namul-${shelf}`,
    standing: {
      role: 'side',
      mainGroup: 'vegetable',
      nutrition: aNutrition(),
      table: someTableFacts(),
    },
    clashes,
    times: new Set(['lunch']),
    amounts: Float64Array.from(NUTRIENTS, (_, index) => (index === SODIUM ? sodiumMg : 10)),
    keepDays: 3,
    isStored: false,
    isKimchi: false,
    isSpicy: false,
    minutes: 10,
    foods: [],
    parts: [],
    cooking: 2,
    eating: 0,
    ...rest,
  };
  return side;
}

/** Weekdays with these tables, which nothing limits and on which nothing else is eaten. */
export function aTableProblem(changes: Partial<TableProblem> = {}): TableProblem {
  const { tables = [aTable()] } = changes;
  const days = Math.max(...tables.map(({ day }) => day)) + 1;
  return {
    tables,
    places: [],
    sides: [],
    base: Array.from({ length: days }, noAmounts),
    terms: [],
    usualPoints: new Float64Array(days).fill(Infinity),
    leadMeals: new Int32Array(0),
    leadParts: new Int32Array(0),
    atHome: new Uint8Array(0),
    leadMinutes: new Float64Array(days),
    dayKinds: Array.from({ length: days }, () => 'weekday' as const),
    weekdayMinutes: null,
    firstDay: 0,
    prepDay: -1,
    loneFood: WORK_POINTS.loneFood,
    seed: 1,
    ...changes,
  };
}
