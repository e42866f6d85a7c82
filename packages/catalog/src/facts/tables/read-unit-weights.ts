import { fail, ok, type Result } from '@kkini/domain';
import { columnProblems, type FactsProblem } from '../facts-problem.ts';
import { parseCsv } from './csv.ts';

/**
 * Grams of the edible part of one household unit, by ingredient id and unit. `*` holds the weights for foods without their
 * own. The rough words among the units give the grams for the whole dish.
 */
export type UnitWeights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The id whose weights apply to every food without its own. */
export const ANY_FOOD = '*';

/** Columns of the table of unit weights; `estimated` is `yes` or empty, and an estimate needs a note. */
export const UNIT_WEIGHT_COLUMNS = [
  'id',
  'unit',
  'grams',
  'sourceId',
  'sourceKey',
  'estimated',
  'note',
] as const;

/** Unit weights from the text of their table, or every problem of it. */
export function readUnitWeights(text: string): Result<UnitWeights, readonly FactsProblem[]> {
  const [header = [], ...lines] = parseCsv(text);
  const weights = new Map<string, Map<string, number>>();
  const problems = columnProblems(header, UNIT_WEIGHT_COLUMNS);
  for (const [index, cells] of lines.entries()) {
    const record = Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
    const { id = '', unit = '', grams = '' } = record;
    const known = weights.get(id) ?? new Map<string, number>();
    const reasons = [
      ...(cells.length === header.length ? [] : ['wrong number of cells']),
      ...(known.has(unit) ? [`${unit} used twice`] : []),
      ...rowReasons(record),
    ];
    problems.push(...reasons.map((reason) => ({ line: index + 2, id, reason })));
    if (reasons.length === 0) weights.set(id, known.set(unit, Number(grams)));
  }
  return problems.length > 0 ? fail(problems) : ok(weights);
}

function rowReasons(record: Readonly<Record<string, string>>): string[] {
  const { id = '', unit = '', grams = '', sourceId = '', estimated = '', note = '' } = record;
  const isEstimate = estimated === 'yes';
  return [
    ...(id === ANY_FOOD || /^[a-z][a-z0-9_]*$/.test(id) ? [] : ['id is not lower case ASCII']),
    ...(unit === '' ? ['no unit'] : []),
    ...(/^\d+(\.\d+)?$/.test(grams) && Number(grams) > 0 ? [] : [`${grams} is not a weight`]),
    ...(sourceId === '' ? ['no source'] : []),
    ...(isEstimate || estimated === '' ? [] : ['estimated is neither yes nor empty']),
    ...(isEstimate && note === '' ? ['estimate without a note'] : []),
  ];
}
