import {
  answersToWire,
  type Endpoint,
  insertSurveyRow,
  type SurveyRowWire,
  surveyRowWireSchema,
  updateSurveyRow,
} from '@kkini/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { StoredSurvey } from '../../db/stores/survey-store.ts';
import { explainError } from '../../plugins/error-answers.ts';
import { callerOf, ruleOf } from '../../plugins/sign-in.ts';
import { changeSurvey } from './change-survey.ts';
import { createSurveys } from './create-survey.ts';

const TABLE = '/survey_1';

/** The part of PostgREST that the official client needs to insert and update survey rows. Refuses every other table. */
export function surveyTableRoutes(app: FastifyInstance, parts: AppParts): void {
  // PostgREST's clients read `code` and `message` at the top level.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = explainError(error, request, reply);
    const { code, message, details } = body.error;
    return reply.code(status).send({ ...body, code, message, details: details ?? null, hint: null });
  });

  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(TABLE, tableRoute(insertSurveyRow), async (request, reply) => {
    const { answer } = readTableRequest(request, ['select', 'columns']);
    const rows = [request.body].flat();
    if (answer.asObject && rows.length > 1) throw new AppError('invalidRequest', [ONE_OBJECT]);
    const surveys = await createSurveys(parts, callerOf(request), rows);
    return sendRows(reply.code(201), surveys, answer);
  });

  calls.patch(TABLE, tableRoute(updateSurveyRow), async (request, reply) => {
    const { answer, id } = readTableRequest(request, ['id', 'select', 'columns']);
    if (id === null) throw new AppError('invalidRequest', [{ field: 'id', problem: 'must read eq.{id}' }]);
    const survey = await changeSurvey(parts, callerOf(request), { id, wire: request.body });
    return sendRows(reply.code(answer.returnsRow ? 200 : 204), [survey], answer);
  });

  const refuse = async (request: FastifyRequest) => {
    const table = request.url.split(/[?#]/, 1)[0];
    throw new AppError(table?.endsWith(TABLE) ? 'methodNotAllowed' : 'tableNotFound');
  };
  app.all('/*', { schema: { hide: true }, onRequest: refuse }, refuse);
}

function tableRoute<Request extends ZodMiniType>(
  endpoint: Pick<Endpoint<Request>, 'method' | 'path' | 'summary' | 'request'>,
) {
  return {
    config: { rule: ruleOf(endpoint) },
    schema: { summary: endpoint.summary, tags: ['survey_1'], body: endpoint.request },
  };
}

const ONE_OBJECT = { field: 'accept', problem: 'must not ask for one object of several rows' };

function sendRows(
  reply: FastifyReply,
  surveys: readonly StoredSurvey[],
  { columns, asObject, returnsRow }: TableAnswer,
) {
  if (!returnsRow) return reply.send();
  const rows = surveys.map((survey) =>
    Object.fromEntries(Object.entries(surveyRow(survey)).filter(([name]) => columns.includes(name))),
  );
  return reply.send(asObject ? rows[0] : rows);
}

/** A survey as a row of the table survey_1. */
function surveyRow({ id, startIntro, lastStep, answers }: StoredSurvey): SurveyRowWire {
  return { id, surveyId: id, startIntro, lastStep, ...answersToWire(answers) };
}

const COLUMNS: readonly string[] = Object.keys(surveyRowWireSchema.shape);
const EQUALS = 'eq.';
const SINGLE_OBJECT = 'application/vnd.pgrst.object+json';

/** Form of the reply a table call requests: which columns, and one object, a list, or nothing. */
type TableAnswer = {
  readonly columns: readonly string[];
  readonly asObject: boolean;
  readonly returnsRow: boolean;
};

/** Parses the supported part of PostgREST's query language and refuses the rest. */
function readTableRequest(
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

/**
 * Parses the Prefer header. Ignores preferences that PostgREST may ignore; refuses those that would change the meaning of the call.
 */
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
