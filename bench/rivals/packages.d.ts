// Types of the packages of this folder, as far as the benches use them. A usual install leaves the packages out.

declare module 'highs' {
  type Solution = {
    readonly Status: string;
    readonly ObjectiveValue: number;
    readonly Rows: readonly { readonly Name?: string; readonly Dual?: number }[];
    readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
  };
  type Model = {
    readonly options: { set(options: Readonly<Record<string, boolean | number>>): void };
    readonly info: { get(name: string): unknown };
    run(): void;
    dispose(): void;
  };
  type Highs = {
    solve(problem: string, options?: Readonly<Record<string, number | string>>): Solution;
    createModel(parts: { readonly format: 'lp'; readonly data: string }): Model;
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

declare module '@orama/orama' {
  type Database = { readonly schema: object };
  export function create(parts: object): Database;
  export function insertMultiple(database: Database, documents: readonly object[]): Promise<unknown>;
  export function search(
    database: Database,
    asked: { readonly term: string; readonly tolerance: number; readonly limit: number },
  ): Promise<{ readonly hits: readonly { readonly id: string }[] }>;
}

declare module 'flexsearch' {
  export class Index {
    constructor(options: { readonly tokenize: 'full'; readonly encode: (text: string) => string[] });
    add(id: number, text: string): void;
    search(text: string, options: { readonly limit: number; readonly suggest: boolean }): (number | string)[];
  }
}

declare module 'fuse.js' {
  export default class Fuse {
    constructor(names: readonly string[], options: { readonly ignoreLocation: boolean });
    search(text: string, options: { readonly limit: number }): { readonly refIndex: number }[];
  }
}

declare module 'minisearch' {
  export default class MiniSearch {
    constructor(options: object);
    addAll(documents: readonly object[]): void;
    search(text: string): { readonly id: unknown }[];
  }
}
