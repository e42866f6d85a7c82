import { composeFigures, consensusFigures, medianFigures } from './combine-figures.ts';
import type { FactsProblem } from './facts-problem.ts';
import {
  FIGURE_PAIRS,
  FIGURES,
  type Figure,
  type Figures,
  readFigurePairs,
  WHOLE_FIGURES,
} from './figures.ts';
import { type FoodFigures, naturalFigures } from './natural-figures.ts';
import type { FoodTable } from './tables/read-food-table.ts';
import type { MappingLine } from './tables/read-mappings.ts';

/** Factor by which sugar and fibre may exceed the carbohydrate, because each is analysed and rounded separately. */
const ROUNDING_MARGIN = 1.05;

/** A figure with its source and whether it is an estimate of ours. */
export type SourcedFigure = { readonly value: number; readonly source: string; readonly estimated: boolean };

/** A derived row: the source of the row is that of its first mapping line. */
export type DerivedRow = {
  readonly id: string;
  readonly sourceId: string;
  readonly sourceKey: string;
  readonly figures: Readonly<Partial<Record<Figure, SourcedFigure>>>;
  readonly notes: readonly string[];
};

/** Source ids of figures outside single tables: our own values, sums of other rows, means over tables, natural constants. */
export const OWN_SOURCES = {
  estimate: 'kkini-estimate',
  composition: 'kkini-composition',
  consensus: 'kkini-consensus',
  likeness: 'kkini-likeness',
  nature: 'kkini-nature',
} as const;

const DIFFERENCE_NOTE = 'unsaturated = fat - saturated - trans';
const FIT_NOTE = 'sugar and fibre scaled to the carbohydrate';

/** Rows of every id in the mapping lines, in their order, and the lines that cannot be resolved. */
export function deriveFacts(
  lines: readonly MappingLine[],
  tables: Readonly<Record<string, FoodTable>>,
): { rows: DerivedRow[]; problems: FactsProblem[] } {
  const byId = groupById(lines);
  const derivation = new Derivation(byId, tables);
  const rows = [...byId.keys()].flatMap((id) => derivation.rowOf(id) ?? []);
  return { rows, problems: derivation.problems };
}

function groupById(lines: readonly MappingLine[]): Map<string, MappingLine[]> {
  const groups = new Map<string, MappingLine[]>();
  for (const line of lines) groups.set(line.id, [...(groups.get(line.id) ?? []), line]);
  return groups;
}

/** Derives each row once, following references to other rows first. */
class Derivation {
  readonly problems: FactsProblem[] = [];
  private readonly rows = new Map<string, DerivedRow | 'open'>();

  constructor(
    private readonly byId: ReadonlyMap<string, readonly MappingLine[]>,
    private readonly tables: Readonly<Record<string, FoodTable>>,
  ) {}

  rowOf(id: string): DerivedRow | null {
    const seen = this.rows.get(id);
    if (seen !== undefined) return seen === 'open' ? null : seen;
    const lines = this.byId.get(id) ?? [];
    const [first] = lines;
    if (first === undefined) return null;
    this.rows.set(id, 'open');
    const figures: Partial<Record<Figure, SourcedFigure>> = {};
    for (const line of lines) this.apply(line, figures);
    const notes = lines.map(({ note }) => note).filter((note) => note !== '');
    if (fillUnsaturated(figures, first.source)) notes.push(DIFFERENCE_NOTE);
    if (fitCarbohydrate(figures)) notes.push(FIT_NOTE);
    const row = { id, sourceId: first.source, sourceKey: first.key, figures, notes: [...new Set(notes)] };
    this.rows.set(id, row);
    return row;
  }

  private apply(line: MappingLine, figures: Partial<Record<Figure, SourcedFigure>>): void {
    const found = this.find(line, figures);
    if (typeof found === 'string') {
      this.problems.push({ line: line.line, id: line.id, reason: found });
      return;
    }
    for (const figure of FIGURES) {
      const value = found.figures[figure] ?? null;
      if (value === null || !isChosen(figure, line, figures)) continue;
      const estimated = line.estimated || found.estimated.includes(figure);
      const scale = WHOLE_FIGURES.includes(figure) ? 1 : line.factor;
      figures[figure] = { value: value * scale, source: line.source, estimated };
    }
  }

  private find(
    line: MappingLine,
    known: Readonly<Partial<Record<Figure, SourcedFigure>>>,
  ): FoodFigures | string {
    const { source, key } = line;
    if (source === OWN_SOURCES.nature) {
      return naturalFigures(key, plainFigures(known)) ?? `unknown kind of food ${key}`;
    }
    if (source === OWN_SOURCES.estimate) return byHand(key);
    if (source === OWN_SOURCES.composition) return this.compose(key);
    if (source === OWN_SOURCES.consensus) return this.agree(key);
    if (source === OWN_SOURCES.likeness) {
      const row = this.rowOf(key);
      return row === null ? `no row ${key}` : allEstimated(plainFigures(row.figures));
    }
    // A figure entered by hand, from a part of the source outside the public tables.
    return FIGURE_PAIRS.test(key) ? byHand(key) : this.lookUp(source, key.split(' | '));
  }

  private lookUp(source: string, keys: readonly string[]): FoodFigures | string {
    const foods: Figures[] = [];
    for (const key of keys) {
      const figures = this.tables[source]?.get(key);
      if (figures === undefined) return `no food ${key} in ${source}`;
      foods.push(figures);
    }
    return { figures: medianFigures(foods), estimated: [] };
  }

  /** Reads `table=food & table=food`. Each part may join several foods of its table, like any line. */
  private agree(key: string): FoodFigures | string {
    const foods: Figures[] = [];
    for (const part of key.split(' & ')) {
      const [source = '', ...rest] = part.split('=');
      const found = this.lookUp(source, rest.join('=').split(' | '));
      if (typeof found === 'string') return found;
      foods.push(found.figures);
    }
    if (foods.length < 2) return `fewer than two tables in ${key}`;
    return { figures: consensusFigures(foods), estimated: [] };
  }

  private compose(key: string): FoodFigures | string {
    const parts = [];
    for (const [id = '', share = ''] of key.split(' ').map((pair) => pair.split(':'))) {
      const row = this.rowOf(id);
      if (row === null || !(Number(share) > 0)) return `no row or share for part ${id}`;
      parts.push({ share: Number(share), figures: plainFigures(row.figures) });
    }
    return allEstimated(composeFigures(parts));
  }
}

function isChosen(
  figure: Figure,
  { choice }: MappingLine,
  known: Readonly<Partial<Record<Figure, SourcedFigure>>>,
): boolean {
  if (choice === 'all') return true;
  return choice === 'unknown' ? known[figure] === undefined : choice.includes(figure);
}

/** Sets unsaturated fat to the rest of the fat where no table states it; true if it did. */
function fillUnsaturated(figures: Partial<Record<Figure, SourcedFigure>>, source: string): boolean {
  const { fatG, saturatedFatG, unsaturatedFatG, transFatG } = figures;
  if (unsaturatedFatG !== undefined || fatG === undefined || saturatedFatG === undefined) return false;
  const value = Math.max(0, fatG.value - saturatedFatG.value - (transFatG?.value ?? 0));
  figures.unsaturatedFatG = { value, source, estimated: true };
  return true;
}

function plainFigures(figures: Readonly<Partial<Record<Figure, SourcedFigure>>>): Figures {
  return Object.fromEntries(Object.entries(figures).map(([figure, { value }]) => [figure, value]));
}

function allEstimated(figures: Figures): FoodFigures {
  return { figures, estimated: FIGURES };
}

function byHand(key: string): FoodFigures | string {
  const figures = readFigurePairs(key);
  return typeof figures === 'string' ? figures : { figures, estimated: [] };
}

/**
 * Scales sugar and fibre down to the carbohydrate where their sum exceeds it, and marks them as estimates; true if it did.
 * Sources compute carbohydrate as the remainder but measure sugar and fibre, so the sum may exceed it.
 */
function fitCarbohydrate(figures: Partial<Record<Figure, SourcedFigure>>): boolean {
  const { carbohydrateG, sugarG, fiberG, addedSugarG } = figures;
  if (carbohydrateG === undefined || sugarG === undefined || fiberG === undefined) return false;
  const sum = sugarG.value + fiberG.value;
  // Readers would take more sugar than carbohydrate for a mistake, however small the difference.
  const isPart = sugarG.value <= carbohydrateG.value;
  if (isPart && sum <= carbohydrateG.value * ROUNDING_MARGIN) return false;
  const scale = carbohydrateG.value / sum;
  figures.sugarG = { ...sugarG, value: sugarG.value * scale, estimated: true };
  figures.fiberG = { ...fiberG, value: fiberG.value * scale, estimated: true };
  if (addedSugarG !== undefined) {
    figures.addedSugarG = { ...addedSugarG, value: Math.min(addedSugarG.value, figures.sugarG.value) };
  }
  return true;
}
