// Types of the packages of this folder, as far as the benches use them. A usual install leaves the packages out.

declare module 'highs' {
  type Solution = {
    readonly Status: string;
    readonly ObjectiveValue: number;
    readonly Rows: readonly { readonly Name?: string; readonly Dual?: number }[];
    readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
  };
  type Highs = {
    solve(problem: string, options?: Readonly<Record<string, number | string>>): Solution;
  };
  export default function loadHighs(): Promise<Highs>;
}

declare module 'lighthouse' {
  export type RunnerResult = {
    readonly lhr: {
      readonly categories: Readonly<Record<string, Category>>;
      readonly audits: Readonly<Record<string, Audit>>;
      readonly environment: { readonly benchmarkIndex: number };
    };
  };
  type Category = {
    readonly title: string;
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  };
  type Audit = { readonly title: string; readonly score: number | null; readonly displayValue?: string };
  export default function lighthouse(
    address: string,
    flags: Readonly<Record<string, unknown>>,
  ): Promise<RunnerResult | undefined>;
}
