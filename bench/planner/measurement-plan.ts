import { parseArgs } from 'node:util';

/** The parts of a run, in their order. */
export const PARTS = ['catalogues', 'agreement'] as const;
export type Part = (typeof PARTS)[number];

/** The scope of a run; catalogue size 0 is the real one. */
export type MeasurementPlan = {
  readonly parts: readonly Part[];
  readonly sizes: readonly number[];
  /** Generator seeds; the later ones repeat the times of `sizes`. */
  readonly seeds: readonly number[];
  readonly surveys: number;
  readonly passes: number;
  /** Strict instances compared with HiGHS on day menus, per catalogue. */
  readonly compared: number;
};

const QUICK: MeasurementPlan = {
  parts: PARTS,
  sizes: [0, 300, 1_000, 10_000],
  seeds: [1],
  surveys: 40,
  passes: 1,
  compared: 20,
};

/** planner.md section 7. */
const FULL: MeasurementPlan = {
  parts: PARTS,
  sizes: [0, 300, 1_000, 10_000, 100_000],
  seeds: [1, 2, 3],
  surveys: 200,
  passes: 5,
  compared: 70,
};

/** Surveys at 100,000 dishes, where each takes long to check. */
export const FEWER_SURVEYS = { from: 100_000, surveys: 80 } as const;

const USAGE = `npm run planner -w @kkini/bench -- [options]
  --full             everything, as docs/figures.md shows it (on a quiet machine)
  --parts a,b        of ${PARTS.join(', ')}
  --sizes 300,1000   dishes of the synthetic catalogues; 0 is the real one
  --seeds 1,2,3      generator seeds
  --surveys 200      surveys per catalogue
  --passes 5         how often each is planned for the times
  --compared 70      instances held against HiGHS on day menus, per catalogue up to 1,000 dishes`;

/** Reads the command line; null after showing the usage. */
export function measurementPlan(args: readonly string[]): MeasurementPlan | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean' },
      help: { type: 'boolean' },
      parts: text,
      sizes: text,
      seeds: text,
      surveys: text,
      passes: text,
      compared: text,
    },
  });
  if (values.help === true) {
    console.log(USAGE);
    return null;
  }
  const base = values.full === true ? FULL : QUICK;
  return {
    ...base,
    parts:
      values.parts === undefined ? base.parts : PARTS.filter((part) => listed(values.parts).includes(part)),
    sizes: numbers(values.sizes) ?? base.sizes,
    seeds: numbers(values.seeds) ?? base.seeds,
    surveys: numbers(values.surveys)?.[0] ?? base.surveys,
    passes: numbers(values.passes)?.[0] ?? base.passes,
    compared: numbers(values.compared)?.[0] ?? base.compared,
  };
}

function listed(text = ''): readonly string[] {
  return text.split(',').map((each) => each.trim());
}

function numbers(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  return listed(text).map((each) => {
    const value = Number(each);
    if (!Number.isInteger(value) || value < 0) throw new RangeError(`Not a number to measure by: ${each}`);
    return value;
  });
}
