import { FOOD_NUTRIENTS, type FoodNutrient, fail, type Nutrition, ok, type Result } from '@kkini/domain';
import type { DerivedRow } from '../derive-facts.ts';
import { columnProblems, type FactsProblem } from '../facts-problem.ts';
import { FIGURES, type Figure, isFigure } from '../figures.ts';
import { FACTS_COLUMNS, type IngredientFacts } from '../ingredient-facts.ts';
import { formatCsv, parseCsv } from './csv.ts';

/** Facts by ingredient id from the text of the facts table, or every problem of the table. */
export function readFacts(
  text: string,
): Result<ReadonlyMap<string, IngredientFacts>, readonly FactsProblem[]> {
  const [header = [], ...lines] = parseCsv(text);
  const facts = new Map<string, IngredientFacts>();
  const problems = columnProblems(header, FACTS_COLUMNS);
  for (const [index, cells] of lines.entries()) {
    const record = Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
    const { id = '' } = record;
    const reasons = rowReasons(record, cells.length === header.length, facts.has(id));
    problems.push(...reasons.map((reason) => ({ line: index + 2, id, reason })));
    if (reasons.length === 0) facts.set(id, toFacts(record));
  }
  return problems.length > 0 ? fail(problems) : ok(facts);
}

type Cells = Readonly<Record<string, string>>;

function rowReasons(record: Cells, complete: boolean, duplicate: boolean): string[] {
  const { id = '', sourceId = '', figureSources = '', estimated = '' } = record;
  const named = [
    ...splitList(figureSources).map((pair) => pair.split('=')[0] ?? ''),
    ...splitList(estimated),
  ];
  return [
    ...(complete ? [] : ['wrong number of cells']),
    ...(/^[a-z][a-z0-9_]*$/.test(id) ? [] : ['id is not lower case ASCII']),
    ...(duplicate ? ['id used twice'] : []),
    ...(sourceId === '' ? ['no source'] : []),
    ...FIGURES.filter((figure) => !isAmount(record[figure])).map((figure) => `${figure} is not an amount`),
    ...named.filter((name) => !isFigure(name)).map((name) => `${name} is not a figure`),
  ];
}

function toFacts(record: Cells): IngredientFacts {
  const {
    id = '',
    sourceId = '',
    sourceKey = '',
    gi,
    refusePercent,
    figureSources = '',
    estimated = '',
    note = '',
  } = record;
  return {
    id,
    sourceId,
    sourceKey,
    nutrition: readNutrition(record),
    gi: readAmount(gi),
    refusePercent: readAmount(refusePercent),
    figureSources: Object.fromEntries(splitList(figureSources).map((pair) => pair.split('='))),
    estimated: splitList(estimated).filter(isFigure),
    note,
  };
}

function readNutrition(record: Cells): Nutrition {
  const entries = FOOD_NUTRIENTS.map((nutrient) => [nutrient, readAmount(record[nutrient])] as const);
  const amounts = Object.fromEntries(entries) as Record<FoodNutrient, number | null>;
  return { ...amounts, purineTotalMg: amounts.purineMg };
}

/** True for an empty cell, which means unknown, and for a number of at least 0. */
function isAmount(cell = ''): boolean {
  return cell === '' || /^\d+(\.\d+)?$/.test(cell);
}

function readAmount(cell = ''): number | null {
  return cell === '' ? null : Number(cell);
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(';');
}

/** The facts table as CSV text, rows in the given order. */
export function formatFacts(rows: readonly DerivedRow[]): string {
  return formatCsv([FACTS_COLUMNS, ...rows.map(cellsOf)]);
}

function cellsOf({ id, sourceId, sourceKey, figures, notes }: DerivedRow): string[] {
  const otherSources = FIGURES.flatMap((figure) => {
    const source = figures[figure]?.source;
    return source === undefined || source === sourceId ? [] : [`${figure}=${source}`];
  });
  const estimated = FIGURES.filter((figure) => figures[figure]?.estimated === true);
  return [
    id,
    sourceId,
    sourceKey,
    ...FIGURES.map((figure) => formatFigure(figure, figures[figure]?.value)),
    otherSources.join(';'),
    estimated.join(';'),
    notes.join('; '),
  ];
}

/** Figures besides grams that the sources state to a hundredth. */
const FINE: readonly Figure[] = ['ironMg', 'vitaminB12Ug'];

/** Grams, iron and vitamin B12 keep two decimals, other figures one, like the sources. */
function formatFigure(figure: Figure, value: number | undefined): string {
  if (value === undefined) return '';
  const digits = figure.endsWith('G') || FINE.includes(figure) ? 2 : 1;
  return String(Number(value.toFixed(digits)));
}
