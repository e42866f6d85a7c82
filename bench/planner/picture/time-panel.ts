import type { PlannerResults } from '../planner-results.ts';
import type { Spread } from '../spread.ts';
import { dot, line, type Point, text } from './svg.ts';
import type { PictureWords } from './words.ts';

const AXIS = { left: 150, width: 400, least: 1, most: 60_000 } as const;
const ROW = { first: 128, height: 52, between: 16 } as const;
const TICKS = [1, 10, 100, 1_000, 10_000] as const;

/** Per catalogue the spread of the planner's times and, where it can list the menus, of HiGHS; logarithmic axis. */
export function timePanel({ catalogues, agreement }: PlannerResults, words: PictureWords): readonly string[] {
  const rows = catalogues.filter(({ name }) => !/seed [2-9]/.test(name));
  const bottom = ROW.first + rows.length * ROW.height - 12;
  return [
    text([32, 74], words.times, 'heading'),
    text([32, 96], words.timesHint, 'quiet'),
    ...TICKS.flatMap((ms) => [
      line([at(ms), ROW.first - 16], [at(ms), bottom], 'grid'),
      text([at(ms), bottom + 20], ms < 1_000 ? `${ms} ${words.ms}` : `${ms / 1_000} ${words.s}`, 'tick'),
    ]),
    line([AXIS.left, bottom], [AXIS.left + AXIS.width, bottom], 'axis'),
    ...rows.flatMap(({ name, size, wall }, index) => {
      const y = ROW.first + index * ROW.height;
      const reference = agreement.find((each) => each.name === name)?.reference;
      const label = name.startsWith('real') ? words.real(size) : words.synthetic(size);
      return [
        text([32, y + 12], label),
        ...range(wall, y, 'ours'),
        ...(reference === undefined ? [] : range(reference, y + ROW.between, 'theirs')),
      ];
    }),
    ...legend([32, bottom + 50], 'ours', words.planner),
    ...legend([210, bottom + 50], 'theirs', words.highs),
  ];
}

function range({ p50, p90, max }: Spread, y: number, role: string): readonly string[] {
  return [
    line([at(p50), y], [at(max), y], `${role}-thin`),
    line([at(p50), y], [at(p90), y], role),
    dot([at(p50), y], role),
  ];
}

function legend([x, y]: Point, role: string, label: string): readonly string[] {
  return [dot([x + 6, y - 5], role), text([x + 20, y], label)];
}

function at(ms: number): number {
  const inside = Math.min(Math.max(ms, AXIS.least), AXIS.most);
  return AXIS.left + (AXIS.width * Math.log(inside / AXIS.least)) / Math.log(AXIS.most / AXIS.least);
}
