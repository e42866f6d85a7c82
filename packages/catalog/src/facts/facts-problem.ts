/** Why a table of facts cannot be read: the line in the file (the header is line 1), the ingredient and the reason. */
export type FactsProblem = { readonly line: number; readonly id: string; readonly reason: string };
