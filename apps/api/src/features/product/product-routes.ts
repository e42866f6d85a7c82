import { productDetail } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { dishJudgement } from '../recipe/judgement/dish-judgement.ts';
import { surveyAnswers } from '../recipe/judgement/survey-answers.ts';
import { surveyCautions } from '../recipe/judgement/survey-cautions.ts';
import { findImportedProduct } from '../../db/stores/import-store.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { productWire } from './product-wire.ts';

/** Reads products. */
export function productRoutes(app: FastifyInstance, parts: AppParts): void {
  registerEndpoint(app, productDetail, {
    codeByField: { id: 'invalidProductId' },
    handle: async ({ id, area, surveyId }) => {
      const { catalogue } = parts.planner.basis;
      const product = catalogue.products.get(id) ?? (await imported(parts, id));
      if (product === null) throw new AppError('productNotFound');
      const dish = { title: product.name, lines: product.ingredients };
      const answers = await surveyAnswers(parts, surveyId);
      const cautions = surveyCautions(catalogue.taxonomy, answers, dish);
      const judgement = dishJudgement(catalogue.taxonomy, answers, { kind: 'product', product });
      return { ...productWire(product, area ?? null, catalogue), cautions, judgement };
    },
  });
}

/** Imported products are many and never planned, so they stay in the database until somebody opens one. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedProduct(queries, id));
}
