/** A problem in a table of facts: the line in the file (the header is line 1), the ingredient and the reason. */
export type FactsProblem = { readonly line: number; readonly id: string; readonly reason: string };
