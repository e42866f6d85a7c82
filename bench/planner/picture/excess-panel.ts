import type { PlannerResults } from '../planner-results.ts';
import { dot, line, text } from './svg.ts';
import type { PictureWords } from './words.ts';

const AXIS = { left: 790, width: 260, most: 0.4 } as const;
const ROW = { first: 128, height: 40 } as const;
const LEFT = 610;
const TICKS = [0, 0.1, 0.2, 0.3, 0.4] as const;

type Row = { readonly label: string; readonly p50: number; readonly p90: number };

/** Excess of each heuristic over the proved optimum, in per cent, on its largest catalogue. */
export function excessPanel(results: PlannerResults, words: PictureWords): readonly string[] {
  const comparison = results.baselines.at(-1);
  if (comparison === undefined) return [];
  const dishes = results.catalogues.find(({ name }) => name === comparison.name)?.size ?? 0;
  const catalogue = comparison.name.startsWith('real') ? words.real(dishes) : words.synthetic(dishes);
  const rows = [
    ...comparison.methods.map(({ method, ratio }) => ({
      label: words.methods(method),
      p50: ratio.p50 - 1,
      p90: ratio.p90 - 1,
    })),
  ];
  const bottom = ROW.first + (rows.length + 1) * ROW.height - 20;
  return [
    text([LEFT, 74], words.excess, 'heading'),
    text([LEFT, 96], words.excessHint(catalogue), 'quiet'),
    ...TICKS.flatMap((share) => [
      line([at(share), ROW.first - 16], [at(share), bottom], 'grid'),
      text([at(share), bottom + 20], `${Math.round(100 * share)} %`, 'tick'),
    ]),
    line([AXIS.left, bottom], [AXIS.left + AXIS.width, bottom], 'axis'),
    ...rows.flatMap((row, index) => rowParts(row, ROW.first + index * ROW.height, 'theirs')),
    ...rowParts({ label: words.planner, p50: 0, p90: 0 }, ROW.first + rows.length * ROW.height, 'ours'),
  ];
}

function rowParts({ label, p50, p90 }: Row, y: number, role: string): readonly string[] {
  return [text([LEFT, y + 5], label), line([at(p50), y], [at(p90), y], role), dot([at(p50), y], role)];
}

function at(share: number): number {
  return AXIS.left + (AXIS.width * Math.min(Math.max(share, 0), AXIS.most)) / AXIS.most;
}
