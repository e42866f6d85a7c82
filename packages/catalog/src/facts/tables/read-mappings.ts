import type { FactsProblem } from '../facts-problem.ts';
import { type Figure, isFigure } from '../figures.ts';
import { parseRecords } from './csv.ts';

/** The figures a mapping line sets: all of a new row, those still unknown, or the named ones. */
export type FigureChoice = 'all' | 'unknown' | readonly Figure[];

/** One line of the mapping file: the source of some figures of an ingredient. */
export type MappingLine = {
  readonly line: number;
  readonly id: string;
  readonly choice: FigureChoice;
  readonly source: string;
  readonly key: string;
  readonly factor: number;
  readonly estimated: boolean;
  readonly note: string;
};

/** Lines of the mapping file in order, and the lines that are malformed. */
export function readMappings(text: string): { lines: MappingLine[]; problems: FactsProblem[] } {
  const lines: MappingLine[] = [];
  const problems: FactsProblem[] = [];
  for (const [index, record] of parseRecords(text).entries()) {
    const line = index + 2;
    const { id = '', figures = '', source = '', key = '', factor: scale = '', estimated, note = '' } = record;
    const choice = readChoice(figures);
    const factor = scale === '' ? 1 : Number(scale);
    if (id === '' || source === '' || key === '')
      problems.push({ line, id, reason: 'id, source and key are needed' });
    else if (choice === null) problems.push({ line, id, reason: `unknown figures ${figures}` });
    else if (!(factor > 0)) problems.push({ line, id, reason: `factor ${scale} is not a positive number` });
    else lines.push({ line, id, choice, source, key, factor, estimated: estimated === 'yes', note });
  }
  return { lines, problems };
}

function readChoice(text: string): FigureChoice | null {
  if (text === 'all' || text === 'unknown') return text;
  const names = text.split(' ');
  const figures = names.filter(isFigure);
  return figures.length === names.length ? figures : null;
}
