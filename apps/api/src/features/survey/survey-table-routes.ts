import { type Endpoint, insertSurveyRow, updateSurveyRow } from '@kkini/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod/mini';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { StoredSurvey } from '../../db/stores/survey-store.ts';
import { explainError } from '../../plugins/error-answers.ts';
import { callerOf, ruleOf } from '../../plugins/sign-in.ts';
import { changeSurvey } from './change-survey.ts';
import { createSurvey } from './create-survey.ts';
import { surveyRow } from './survey-row.ts';
import { readTableRequest, type TableAnswer } from './table-request.ts';

const TABLE = '/survey_1';

/** Enough of PostgREST for the official client to insert and update survey rows; every other table is refused. */
export function surveyTableRoutes(app: FastifyInstance, parts: AppParts): void {
  // PostgREST's clients look for `code` and `message` at the top.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = explainError(error, request, reply);
    const { code, message, details } = body.error;
    return reply.code(status).send({ ...body, code, message, details: details ?? null, hint: null });
  });

  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.post(TABLE, tableRoute(insertSurveyRow), async (request, reply) => {
    const { answer } = readTableRequest(request, ['select', 'columns']);
    const [wire] = [request.body].flat();
    const survey = await createSurvey(parts, callerOf(request), wire ?? {});
    return sendRow(reply.code(201), survey, answer);
  });

  calls.patch(TABLE, tableRoute(updateSurveyRow), async (request, reply) => {
    const { answer, id } = readTableRequest(request, ['id', 'select', 'columns']);
    if (id === null) throw new AppError('invalidRequest', [{ field: 'id', problem: 'must read eq.{id}' }]);
    const survey = await changeSurvey(parts, callerOf(request), { id, wire: request.body });
    return sendRow(reply.code(answer.returnsRow ? 200 : 204), survey, answer);
  });

  const refuse = async (request: FastifyRequest) => {
    const table = request.url.split(/[?#]/, 1)[0];
    throw new AppError(table?.endsWith(TABLE) ? 'methodNotAllowed' : 'tableNotFound');
  };
  app.all('/*', { schema: { hide: true }, onRequest: refuse }, refuse);
}

function tableRoute<Request extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<Request>, 'method' | 'path' | 'summary' | 'request'>,
) {
  return {
    config: { rule: ruleOf(endpoint) },
    schema: { summary: endpoint.summary, tags: ['survey_1'], body: endpoint.request },
  };
}

function sendRow(reply: FastifyReply, survey: StoredSurvey, { columns, asObject, returnsRow }: TableAnswer) {
  if (!returnsRow) return reply.send();
  const row = Object.fromEntries(
    Object.entries(surveyRow(survey)).filter(([name]) => columns.includes(name)),
  );
  return reply.send(asObject ? row : [row]);
}
