import { productDetail } from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { productWire } from './product-wire.ts';

/** Reads products. */
export function productRoutes(app: FastifyInstance, { catalogue }: AppParts): void {
  registerEndpoint(app, productDetail, {
    codeByField: { id: 'invalidProductId' },
    handle: ({ id, area }) => {
      const product = catalogue.products.get(id);
      if (product === undefined) throw new AppError('productNotFound');
      return productWire(product, area ?? null, catalogue);
    },
  });
}
