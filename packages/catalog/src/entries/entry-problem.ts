import { fail, ok, type Result } from '@kkini/domain';
import type { z } from 'zod';

/** A problem in a data file: where it is and how to correct it. */
export type EntryProblem = { readonly file: string; readonly field: string; readonly repair: string };

/** A problem of one entry, before the file is known. */
export type Finding = Omit<EntryProblem, 'file'>;

/** One problem as a line of text: `components/a.json ingredients.2.id: …`. */
export function formatProblem({ file, field, repair }: EntryProblem): string {
  return `${file} ${field}: ${repair}`;
}

/** The problems of a failed schema check, one per field. */
export function schemaProblems(file: string, error: z.ZodError): EntryProblem[] {
  return error.issues.map((issue) => ({
    file,
    field: issue.path.map(String).join('.') || '(whole file)',
    repair: repairOf(issue),
  }));
}

type Issue = z.ZodError['issues'][number];

/** The correction, in the words of the schema if it has any. */
function repairOf(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'write a text here';
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `write ${issue.inclusive === true ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`;
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return `write ${issue.maximum} or less`;
  if (issue.code === 'invalid_type') return `write ${NOUNS[issue.expected] ?? issue.expected} here`;
  if (issue.code === 'invalid_value') return `write one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `leave out ${issue.keys.join(', ')}`;
  return issue.message;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

/** A data file as read: `file` is its path below the data folder, such as `components/tofu-stew.json`. */
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
