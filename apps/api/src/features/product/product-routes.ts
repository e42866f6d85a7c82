import { productDetail } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { surveyCautions } from '../../cautions/survey-cautions.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { productWire } from './product-wire.ts';

/** Reads products. */
export function productRoutes(app: FastifyInstance, parts: AppParts): void {
  registerEndpoint(app, productDetail, {
    codeByField: { id: 'invalidProductId' },
    handle: async ({ id, area, surveyId }) => {
      const { catalogue } = parts;
      const product = catalogue.products.get(id);
      if (product === undefined) throw new AppError('productNotFound');
      const dish = { title: product.name, lines: product.ingredients };
      const cautions = await surveyCautions(parts, surveyId ?? null, dish);
      return { ...productWire(product, area ?? null, catalogue), cautions };
    },
  });
}
