import { fail, ok, type Result } from '@kkini/domain';
import type { z } from 'zod';
import { type EntryProblem, schemaProblems } from './entry-problem.ts';

/** A data file as read: `file` is its path below the data folder, such as `recipes/tofu-stew.json`. */
export type DataFile = { readonly file: string; readonly text: string };

/** Checks the text of one data file against a schema; the problems name file, field and repair. */
export function parseEntry<Schema extends z.ZodType>(
  { file, text }: DataFile,
  schema: Schema,
): Result<z.output<Schema>, readonly EntryProblem[]> {
  const json = readJson(text);
  if (!json.ok) return fail([{ file, field: '(whole file)', repair: `write valid JSON (${json.problem})` }]);
  const parsed = schema.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : fail(schemaProblems(file, parsed.error));
}

function readJson(text: string): Result<unknown, string> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
