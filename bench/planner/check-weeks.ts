import { parseArgs } from 'node:util';
import { makeBenchCatalogue } from './catalogues/bench-catalogue.ts';
import { realCatalogue } from './catalogues/real-catalogue.ts';
import { syntheticCatalogue } from './catalogues/synthetic-catalogue.ts';
import { checkedWeek } from './checked-week.ts';
import { type JudgedVisit, judgedVisit, type SeenFinding } from './visits/judged-visit.ts';
import { EXCLUDED_WORDS, foodsOfWord } from './visits/judgement/excluded-words.ts';
import type { FoodKinds } from './visits/judgement/food-kinds.ts';
import { PROHIBITED_FOODS } from './visits/judgement/prohibited-foods.ts';
import { LEAVES } from './visits/judgement/weighed-lines.ts';
import { FINDING_KINDS, STEPS, type Step } from './visits/moment.ts';
import { servedCatalogue } from './visits/served-catalogue.ts';

const TOLD_EVERY = 50;
/** One week in `every` uses a small synthetic catalogue, which needs the relaxation ladder. */
const SMALL = { every: 5, size: 100 } as const;

type Seeds = { readonly weeks: number; readonly from: number };

/**
 * Plans weeks of leading dishes for random surveys and checks their certificates, then follows as many simulated visitors through
 * the product as the server would serve them; fails on any finding.
 */
function checkWeeks(): void {
  const { values } = parseArgs({
    options: { weeks: { type: 'string', default: '200' }, from: { type: 'string', default: '1' } },
  });
  const seeds = { weeks: Number(values.weeks), from: Number(values.from) };
  const violations = checkCertificates(seeds) + followVisitors(seeds);
  if (violations > 0 || !(seeds.weeks > 0)) process.exitCode = 1;
}

/** Checks every certificate with the independent checker; returns the number of findings. */
function checkCertificates({ weeks, from }: Seeds): number {
  const real = realCatalogue();
  const large = makeBenchCatalogue(real);
  const small = makeBenchCatalogue(syntheticCatalogue({ ...SMALL, seed: 1, taxonomy: real.taxonomy }));
  const steps = new Map<number, number>();
  let violations = 0;
  let proved = 0;
  for (let week = 0; week < weeks; week += 1) {
    const seed = from + week;
    const checked = checkedWeek(seed % SMALL.every === 0 ? small : large, seed);
    for (const each of checked.violations) console.error(each);
    violations += checked.violations.length;
    const { ladderStep, proved: isProved } = checked.certificate;
    proved += isProved ? 1 : 0;
    steps.set(ladderStep, (steps.get(ladderStep) ?? 0) + 1);
  }
  const ladder = [...steps].sort(([a], [b]) => a - b).map(([step, count]) => `step ${step}: ${count}`);
  console.log(`${weeks} weeks, ${violations} violations, ${proved} proved optimal; ${ladder.join(', ')}`);
  return violations;
}

/** Judges every week that each visitor has or is offered; returns the number of findings. */
function followVisitors({ weeks, from }: Seeds): number {
  const catalogue = servedCatalogue();
  const unknown = unknownFoods(catalogue.kinds);
  if (unknown.length > 0) throw new Error(`The taxonomy has no ${unknown.join(', ')}: name other foods`);
  const tally = new VisitTally();
  for (let at = 0; at < weeks; at += 1) {
    const seed = from + at;
    const judged = judgedVisit(catalogue, seed);
    tally.add(judged);
    for (const finding of judged.findings) console.error(findingLine(seed, finding));
    if ((at + 1) % TOLD_EVERY === 0) console.error(`${at + 1} visitors, ${tally.findings} violations`);
  }
  console.log(String(tally));
  return tally.findings;
}

/** Foods in the tables of this judgement that the taxonomy does not describe. No dish can be judged by them. */
function unknownFoods(kinds: FoodKinds): readonly string[] {
  const named = [
    ...EXCLUDED_WORDS.flatMap((word) => foodsOfWord(word)),
    ...PROHIBITED_FOODS.flatMap(({ foods = [] }) => foods),
    ...LEAVES,
  ];
  return [...new Set(named)].filter((id) => !kinds.knows(id));
}

/** Totals of many visits. */
class VisitTally {
  findings = 0;
  private visitors = 0;
  private refused = 0;
  private readonly weeks = new Map<Step, number>();
  private readonly found = new Map<string, number>();

  add({ weeks, findings }: JudgedVisit): void {
    if (weeks.length === 0) this.refused += 1;
    else this.visitors += 1;
    for (const step of weeks) this.weeks.set(step, (this.weeks.get(step) ?? 0) + 1);
    for (const { kind, step } of findings) {
      const key = `${kind}, ${step}`;
      this.found.set(key, (this.found.get(key) ?? 0) + 1);
    }
    this.findings += findings.length;
  }

  /** The weeks of each step, and the findings of each kind by the step that showed them first. */
  toString(): string {
    const weeks = STEPS.map((step) => `${step}: ${this.weeks.get(step) ?? 0}`).join(', ');
    const found = FINDING_KINDS.flatMap((kind) =>
      STEPS.flatMap((step) => {
        const count = this.found.get(`${kind}, ${step}`);
        return count === undefined ? [] : [`  ${kind}, ${step}: ${count}`];
      }),
    );
    return [
      `${this.visitors} visitors and ${this.refused} who get no plan, ${this.findings} violations`,
      `weeks judged: ${weeks}`,
      ...found,
    ].join('\n');
  }
}

/** One line for a finding, with the seed that reproduces it. */
function findingLine(seed: number, { kind, step, done, text }: SeenFinding): string {
  return `visitor ${seed}, ${step}${done === '' ? '' : ` (${done})`}: ${kind}: ${text}`;
}

checkWeeks();
