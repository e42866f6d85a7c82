import { capabilityIdSchema, recipeTips } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Queries } from '../../db/database.ts';
import { openSurvey } from '../../plugins/access/open-survey.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { TipService } from './tips/tip-service.ts';

/** Writes tips for recipes and products. */
export function tipRoutes(app: FastifyInstance, parts: AppParts): void {
  const desk = new TipService(parts, (problem) =>
    app.log.warn({ problem }, 'words of the tips model not shown'),
  );
  registerEndpoint(app, recipeTips, {
    codeByField: { itemId: 'tipInfoMissing', surveyId: 'tipInfoMissing' },
    handle: async ({ itemId, surveyId, variant = 0 }, { principal }) => {
      if (!capabilityIdSchema.safeParse(surveyId).success) throw new AppError('surveyNotFound');
      const open = (queries: Queries) => openSurvey(queries, principal, surveyId);
      if ((await parts.database.transaction(open)) === null) throw new AppError('surveyNotFound');
      const answer = await desk.answer({ itemId, surveyId, variant });
      if ('missing' in answer)
        throw new AppError(answer.missing === 'item' ? 'itemNotFound' : 'surveyNotFound');
      return { data: { guide: answer.guide } };
    },
  });
}
