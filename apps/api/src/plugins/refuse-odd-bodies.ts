import type { FieldProblem } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { MOST_DETAILS } from './error-answers.ts';

/** Most items of a list. No call takes as many; a schema would check each of them before it counts them. */
const MOST_ITEMS = 1000;

/**
 * Parser options: a field such as `__proto__` becomes an own property, harmless until it is refused by name. The parser's own error
 * would not name the field.
 */
export const BODY_READING = { onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' } as const;

/**
 * Refuses bodies with fields that every object inherits, such as `constructor`, and with texts databases refuse: a NUL character or
 * a lone surrogate, and with endless lists. Names the first of these fields at any depth.
 */
export function refuseOddBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    const details = oddFields(body);
    if (details.length > 0) throw new AppError('invalidRequest', details);
  });
}

/** A value in the body, its name, and its parent. */
type Part = { readonly name: string; readonly value: unknown; readonly holder: Part | null };

/** Problems of the first odd fields. Iterative, because a body may be nested deeper than the call stack allows. */
function oddFields(body: unknown): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const open: Part[] = [{ name: '', value: body, holder: null }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (problems.length === MOST_DETAILS) break;
    const { value } = part;
    const problem = problemOf(part);
    if (problem !== null) problems.push({ field: pathOf(part), problem });
    else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
      for (const [inner, held] of Object.entries(value).toReversed())
        open.push({ name: inner, value: held, holder: part });
  }
  return problems;
}

function problemOf({ name, value, holder }: Part): string | null {
  if (holder !== null && Object.hasOwn(Object.prototype, name)) return 'No field may have this name';
  if (Array.isArray(value) && value.length > MOST_ITEMS) return 'Must not hold this many items';
  return typeof value === 'string' && NO_TEXT.test(value)
    ? 'Must not hold a null character or an unpaired surrogate'
    : null;
}

const NO_TEXT = /[\0\p{Cs}]/u;

function pathOf(part: Part): string {
  const names: string[] = [];
  for (let each = part; each.holder !== null; each = each.holder) names.push(each.name);
  return names.reverse().join('.');
}
