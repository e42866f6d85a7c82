import { Navigate, useLocation } from 'react-router';
import { readDetailTarget } from '../../platform/address/detail-address.ts';
import { PATHS } from '../../platform/address/paths.ts';
import { ProductDetail, type ProductDetailProps } from './product-detail.tsx';

/** /productDetail: the product named by the address or the navigation state. */
export function ProductScreen({ tipsFor }: Pick<ProductDetailProps, 'tipsFor'>) {
  const target = readDetailTarget(useLocation());
  if (target === null) return <Navigate to={PATHS.error} replace />;
  return <ProductDetail key={target.id} target={target} tipsFor={tipsFor} />;
}
