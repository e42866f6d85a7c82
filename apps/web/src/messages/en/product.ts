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
  'product.searchNote': 'Opens search results in a new window, not a particular shop or product.',
  'product.newWindow': 'new window',
  'product.source': 'Source: {source}',
  'product.sourceOwn': 'A typical menu sold in many places, described by Kkini. The price is a typical one.',
} satisfies Record<keyof typeof productKo, string>;
