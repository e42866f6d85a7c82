import { type DishJudgementWire, productDetail } from '@kkini/contract';
import type { DishCaution, Product } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { findImportedProduct } from '../../db/stores/import-store.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { productWire } from './product-wire.ts';

/** Judges a product for the people of a survey. The app passes it in, because a feature imports no other. */
type JudgeProduct = (
  surveyId: string | null | undefined,
  product: Product,
) => Promise<{ readonly cautions: DishCaution[]; readonly judgement: DishJudgementWire | null }>;

/** Reads products. */
export function productRoutes(app: FastifyInstance, parts: AppParts, judge: JudgeProduct): void {
  registerEndpoint(app, productDetail, {
    codeByField: { id: 'invalidProductId' },
    handle: async ({ id, area, surveyId }) => {
      const { catalogue } = parts.planner.basis;
      const product = catalogue.products.get(id) ?? (await imported(parts, id));
      if (product === null) throw new AppError('productNotFound');
      return { ...productWire(product, area ?? null, catalogue), ...(await judge(surveyId, product)) };
    },
  });
}

/** Imported products are many and never planned, so they are read from the database on request. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedProduct(queries, id));
}
