import type { z } from 'zod';

/** Something wrong in a data file: where it is and what to write instead. */
export type EntryProblem = { readonly file: string; readonly field: string; readonly repair: string };

/** One problem as a line of text: `recipes/a.json ingredients.2.id: …`. */
export function formatProblem({ file, field, repair }: EntryProblem): string {
  return `${file} ${field}: ${repair}`;
}

/** The problems of a failed schema check, one per field. */
export function schemaProblems(file: string, error: z.ZodError): EntryProblem[] {
  return error.issues.map(({ path, message }) => ({
    file,
    field: path.map(String).join('.') || '(whole file)',
    repair: message,
  }));
}
