/** A problem in a table of facts: the line in the file (the header is line 1), the ingredient and the reason. */
export type FactsProblem = { readonly line: number; readonly id: string; readonly reason: string };

/** Columns of a table's header that are unknown or absent, as problems of line 1. */
export function columnProblems(header: readonly string[], expected: readonly string[]): FactsProblem[] {
  const unknown = header.filter((name) => !expected.includes(name)).map((name) => `unknown column ${name}`);
  const absent = expected.filter((name) => !header.includes(name)).map((name) => `no column ${name}`);
  return [...unknown, ...absent].map((reason) => ({ line: 1, id: '', reason }));
}
