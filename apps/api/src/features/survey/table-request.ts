import { surveyRowWireSchema } from '@kkini/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';

const COLUMNS: readonly string[] = Object.keys(surveyRowWireSchema.shape);
const EQUALS = 'eq.';
const SINGLE_OBJECT = 'application/vnd.pgrst.object+json';

/** The answer a table call requests: which columns, as one object, a list, or nothing. */
export type TableAnswer = {
  readonly columns: readonly string[];
  readonly asObject: boolean;
  readonly returnsRow: boolean;
};

/** The supported part of PostgREST's query language; refuses anything else. */
export function readTableRequest(
  request: FastifyRequest,
  allowed: readonly ('id' | 'select' | 'columns')[],
): { readonly answer: TableAnswer; readonly id: string | null } {
  const query = z.record(z.string(), z.string()).safeParse(request.query);
  if (!query.success) throw refuse('query', 'name each parameter once');
  for (const name of Object.keys(query.data)) {
    if (!allowed.some((each) => each === name)) throw refuse(name, 'is not supported here');
  }
  const { select = '*', columns, id } = query.data;
  if (columns !== undefined) readColumns('columns', columns);
  return {
    answer: {
      columns: select === '*' ? COLUMNS : readColumns('select', select),
      asObject: (request.headers.accept ?? '').includes(SINGLE_OBJECT),
      returnsRow: readPrefer(request).includes('return=representation'),
    },
    id: id === undefined ? null : readId(id),
  };
}

function readColumns(parameter: string, text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  const unknown = names.find((name) => !COLUMNS.includes(name));
  if (unknown !== undefined) throw refuse(parameter, 'names a column the table does not have');
  return names;
}

function readId(text: string): string {
  const id = z.uuid().safeParse(text.slice(EQUALS.length));
  if (!text.startsWith(EQUALS) || !id.success) throw refuse('id', 'must read eq.{id}');
  return id.data;
}

/** Ignores preferences that PostgREST may ignore; refuses one that would change the meaning of the call. */
function readPrefer({ headers }: FastifyRequest): readonly string[] {
  const { prefer: wishes = [] } = headers;
  const prefer = [wishes]
    .flat()
    .join(',')
    .split(',')
    .map((wish) => wish.trim());
  const other = prefer.find((wish) => /^(resolution|tx|max-affected)=/.test(wish));
  if (other !== undefined) throw refuse('prefer', 'holds a preference that is not supported here');
  return prefer;
}

function refuse(field: string, problem: string): AppError {
  return new AppError('invalidRequest', [{ field, problem }]);
}
