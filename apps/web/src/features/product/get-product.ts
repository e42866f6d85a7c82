import { type ProductWire, productDetail } from '@kkini/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { answerOf, CallError } from '../../platform/server/call-error.ts';
import type { DetailTarget } from '../../platform/address/detail-address.ts';
import { usePlatform } from '../../platform/platform-context.tsx';

const NO_PRODUCT: readonly string[] = ['productNotFound', 'emptyReply'];

/** A product by its id; null when there is none. */
export function useProduct({ id, surveyId, area }: DetailTarget): UseQueryResult<ProductWire | null> {
  const { server } = usePlatform();
  return useQuery({
    queryKey: ['product', id, surveyId, area],
    queryFn: async ({ signal }) => {
      try {
        return await answerOf(server.read(productDetail, { id, surveyId, area }, signal));
      } catch (cause) {
        if (cause instanceof CallError && NO_PRODUCT.includes(cause.failure.code)) return null;
        throw cause;
      }
    },
  });
}
