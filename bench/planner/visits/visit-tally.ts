import type { JudgedVisit, SeenFinding } from './judged-visit.ts';
import { FINDING_KINDS, STEPS, type Step } from './moment.ts';

/** Totals of many visits. */
export class VisitTally {
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
export function findingLine(seed: number, { kind, step, done, text }: SeenFinding): string {
  return `visitor ${seed}, ${step}${done === '' ? '' : ` (${done})`}: ${kind}: ${text}`;
}
