import type { DerivedRow } from '../derive-facts.ts';
import { FIGURES, type Figure } from '../figures.ts';
import { FACTS_COLUMNS } from '../ingredient-facts.ts';
import { formatCsv } from './csv.ts';

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
