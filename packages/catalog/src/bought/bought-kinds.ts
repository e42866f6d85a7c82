import { type FoodNutrient, fail, ok, type Result } from '@kkini/domain';
import { type BoughtFigure, FIGURE_BASES, type FigureBasis } from '@kkini/domain/bought';
import { columnProblems, type FactsProblem } from '../facts/facts-problem.ts';
import { parseCsv } from '../facts/tables/csv.ts';

/** Nutrients a row may state beside energy and sodium, per serving. */
const STATED = [
  'carbohydrateG',
  'sugarG',
  'fiberG',
  'proteinG',
  'fatG',
  'saturatedFatG',
  'cholesterolMg',
  'potassiumMg',
  'phosphorusMg',
  'calciumMg',
  'ironMg',
] as const satisfies readonly FoodNutrient[];

const RANGED = ['energy', 'sodium'] as const;
/** Marks a serving that is a share of a pack. */
const DIVIDED = 'divided';
const COLUMNS = [
  'key',
  'sold',
  'servingGrams',
  'energyKcal',
  'energyLow',
  'energyHigh',
  'sodiumMg',
  'sodiumLow',
  'sodiumHigh',
  'n',
  ...STATED,
  'method',
  'priceWon',
  'priceLow',
  'priceHigh',
  'priceMonth',
  'priceSource',
  'priceWith',
  'source',
  'serving',
] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Typical price of a serving or pack in won, its range, the earliest month it was seen (`2026-09`) and the source. `with` lists the
 * ids of the add-ons the price includes, such as the rice beside a stew.
 */
export type KindPrice = {
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly month: string;
  readonly source: string;
  readonly with: readonly string[];
};

/**
 * What is known of a kind of bought food, per serving: typical values of measured goods, the lowest and highest energy and sodium,
 * the number of goods or published averages behind them, and who measured. An absent figure is unknown.
 */
export type BoughtKind = {
  readonly key: string;
  /** Weight of a serving as sold; null if unstated. */
  readonly servingGrams: number | null;
  /** True if most packs do not state their number of servings, so that the serving size is an assumption. */
  readonly isDivided: boolean;
  readonly energyKcal: BoughtFigure | null;
  readonly sodiumMg: BoughtFigure | null;
  readonly stated: Readonly<Partial<Record<FoodNutrient, number>>>;
  readonly basis: FigureBasis;
  readonly price: KindPrice | null;
  readonly source: string;
};

/** Parses the table of kinds into a map by key, or returns every problem in it. */
export function readBoughtKinds(
  text: string,
): Result<ReadonlyMap<string, BoughtKind>, readonly FactsProblem[]> {
  const [header = [], ...lines] = parseCsv(text);
  const kinds = new Map<string, BoughtKind>();
  const problems = columnProblems(header, COLUMNS);
  if (problems.length > 0) return fail(problems);
  for (const [index, cells] of lines.entries()) {
    const row = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) as Record<
      Column,
      string
    >;
    const reasons = rowReasons(row, kinds);
    problems.push(...reasons.map((reason) => ({ line: index + 2, id: row.key, reason })));
    if (reasons.length === 0) kinds.set(row.key, kindOf(row));
  }
  return problems.length > 0 ? fail(problems) : ok(kinds);
}

function rowReasons(row: Record<Column, string>, known: ReadonlyMap<string, unknown>): string[] {
  const figures = ['servingGrams', 'n', ...STATED, 'priceWon', 'priceLow', 'priceHigh'] as const;
  return [
    ...(row.key === '' ? ['no key'] : []),
    ...(known.has(row.key) ? ['key used twice'] : []),
    ...(row.source === '' ? ['no source'] : []),
    ...(row.serving === '' || row.serving === DIVIDED ? [] : [`${row.serving} is no kind of serving`]),
    ...(isBasis(row.method) ? [] : [`${row.method} is not one of ${FIGURE_BASES.join(', ')}`]),
    ...(row.priceWon === '' || (row.priceMonth !== '' && row.priceSource !== '')
      ? []
      : ['a price without its month or source']),
    ...(row.priceMonth === '' || MONTH.test(row.priceMonth) ? [] : [`${row.priceMonth} is no month`]),
    ...(isWithin(row.priceWon, row.priceLow, row.priceHigh) ? [] : ['a price outside its range']),
    // Carbohydrate includes fibre, so fibre cannot exceed it.
    ...(row.carbohydrateG !== '' && Number(row.fiberG) > Number(row.carbohydrateG)
      ? ['more fibre than carbohydrate']
      : []),
    ...figures.filter((name) => !isAmount(row[name])).map((name) => `${name} is not an amount`),
    ...RANGED.flatMap((name) => {
      const [low, high] = [row[`${name}Low`], row[`${name}High`]];
      const central = row[name === 'energy' ? 'energyKcal' : 'sodiumMg'];
      if (low === '' || high === '' || central === '') return [];
      if (Number(low) > Number(high)) return [`${name} runs from high to low`];
      return Number(central) < Number(low) || Number(central) > Number(high)
        ? [`${name} lies outside its range`]
        : [];
    }),
  ];
}

function kindOf(row: Record<Column, string>): BoughtKind {
  const n = Number(row.n);
  const figure = (central: string, low: string, high: string): BoughtFigure | null =>
    central === '' ? null : { central: Number(central), low: amount(low), high: amount(high), n };
  return {
    key: row.key,
    servingGrams: amount(row.servingGrams),
    isDivided: row.serving === DIVIDED,
    energyKcal: figure(row.energyKcal, row.energyLow, row.energyHigh),
    sodiumMg: figure(row.sodiumMg, row.sodiumLow, row.sodiumHigh),
    stated: Object.fromEntries(
      STATED.flatMap((name) => (row[name] === '' ? [] : [[name, Number(row[name])]])),
    ),
    basis: row.method as FigureBasis,
    price:
      row.priceWon === ''
        ? null
        : {
            won: Number(row.priceWon),
            low: Number(row.priceLow || row.priceWon),
            high: Number(row.priceHigh || row.priceWon),
            month: row.priceMonth,
            source: row.priceSource,
            with: row.priceWith.split(' ').filter((id) => id !== ''),
          },
    source: row.source,
  };
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Whether a cell lies between two others; an empty cell is no bound and no violation. */
function isWithin(central: string, low: string, high: string): boolean {
  const value = Number(central);
  return central === '' || ((low === '' || Number(low) <= value) && (high === '' || value <= Number(high)));
}

function isBasis(text: string): text is FigureBasis {
  return (FIGURE_BASES as readonly string[]).includes(text);
}

function isAmount(cell: string): boolean {
  return cell === '' || /^\d+(\.\d+)?$/.test(cell);
}

function amount(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}
