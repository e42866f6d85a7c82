import type { productKo } from '../ko/product.ts';

/** Words of the product screen, in English. */
export const productEn = {
  'product.loading': 'Loading the product',
  'product.title': 'Product',
  'product.failed': 'Could not load the product.',
  'product.failure': 'Error: {message}',
  'product.failureText': 'Error fetching product details: {statusText}',
  'product.empty': 'There is no such product.',
  'product.emptyText': 'No product detail available',
  'product.invalid': 'The product number is not right.',
  'product.invalidText': 'Invalid product ID',
  'product.reload': 'Load again',
  'product.ingredients': 'Ingredients',
  'product.seller': 'Seller',
  'product.call': 'Call {tel}',
  'product.related': 'Related products',
  'product.searchMap': 'Search the map',
  'product.searchShop': 'Search shops',
  'product.analysed': 'Typical values from laboratory analyses ({count}).',
  'product.labels': 'The median of the labels of goods on sale ({count}).',
  'product.published': 'A published average of goods on sale ({count}).',
  'product.energyRange': 'Energy runs from {low} to {high} kcal, depending on where you buy it.',
  'product.sodiumRange': 'Sodium may run from {low} to {high} mg.',
  'product.figureSource': 'Data: {source}',
  'product.isEstimate':
    'An estimate. Nobody measured this very dish, so the values are those of a similar one. They do not show that it is within a limit.',
  'product.priceMonth': 'in {month}',
  'product.priceRange': '{low}–{high} in {month}',
  'product.searchNote': 'Opens search results in a new window, not a particular shop or product.',
  'product.newWindow': 'new window',
  'product.source': 'Source: {source}',
  'product.sourceOwn':
    'A kind sold in many places, described by Kkini. The figures are not those of one brand.',
} satisfies Record<keyof typeof productKo, string>;
